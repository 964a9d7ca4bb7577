import { sum } from '@kazi/contract/cents';
import { type Run, type RunOpened, type RunRow, runInput } from '@kazi/contract/payroll';
import type { Owed } from '../../database/tables.ts';
import { type PersonRow, presentPerson, type Standing } from '../../identity/index.ts';
import { failureSentences } from '../../money/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { maskedNumber, payoutStatus } from '../pay-to.ts';
import type { MoveRow, ReversalRow, RowFound, RunFound } from './queries.ts';
import { leavingOf, mayOf } from './run.ts';

/** What a run is shown with: its viewer, and what the payer's wallet has where they may see that. */
interface Shown {
  viewer: Viewer;
  /** How the viewer stands as a second person. */
  standing: Standing;
  addresses: FileAddresses;
  /** Of the runs that are not approved yet. */
  payer: PersonRow | null;
  available: Run['available'];
}

/** A run with what the viewer may do next. */
export function presentRun(row: RunFound, { viewer, standing, addresses, payer, available }: Shown): Run {
  const person = (found: RunFound['payer']) => found && presentPerson(found, row.tenant_id, addresses);
  const { counts } = row;
  return {
    id: row.id,
    month: row.of,
    kind: row.kind,
    note: row.note,
    status: row.status,
    payDay: row.pay_day,
    currency: row.currency,
    employees: counts.employees,
    skipped: counts.skipped,
    progress: progressOf(row),
    totals: {
      gross: row.gross,
      deductions: row.deductions,
      net: row.net,
      employer: row.employer,
      obligations: row.obligations,
      leaving: leavingOf(row),
      cost: sum([row.gross, row.employer]),
      fees: row.fees,
      rounding: row.rounding,
    },
    problems: { errors: counts.errors, warnings: counts.warnings },
    changes: { all: counts.changes, reviewed: counts.reviewed },
    payouts: {
      held: counts.held,
      waiting: counts.waiting,
      sent: counts.sent,
      arrived: counts.arrived,
      failed: counts.failed,
    },
    payer: person(row.payer ?? payer),
    available,
    preparedBy: person(row.preparer),
    approvedBy: person(row.approver),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: mayOf(viewer, row, standing),
  };
}

function progressOf({ status, calculated, to_calculate, counts }: RunFound): Run['progress'] {
  if (calculated !== null && to_calculate !== null)
    return { of: 'calculation', done: calculated, total: to_calculate };
  if (status !== 'paying') return null;
  const { held, waiting, sent, arrived, failed } = counts;
  return { of: 'payment', done: arrived, total: held + waiting + sent + arrived + failed };
}

/** What a run is opened with. */
interface Beside {
  owed: readonly Owed[];
  reversals: readonly ReversalRow[];
  moves: readonly MoveRow[];
}

export const presentOpened = (
  row: RunFound,
  shown: Shown,
  { owed, reversals, moves }: Beside,
): RunOpened => ({
  ...presentRun(row, shown),
  obligations: owed.map(({ authority, name, amount }) => ({ authority, name: name || null, amount })),
  reversals: reversals.map(({ reverses, month, net, id, number, first_name, last_name }) => ({
    reverses,
    month,
    employee: { id, number, name: `${first_name} ${last_name}` },
    net,
  })),
  moves: moves.map(({ to_status, reason, at, by }) => ({
    to: to_status,
    by: by && presentPerson(by, row.tenant_id, shown.addresses),
    at: at.toISOString(),
    reason,
  })),
});

/** One employee in a run. */
export function presentRow(row: RowFound, tenant: string, addresses: FileAddresses): RunRow {
  const { pay_to } = row;
  return {
    employee: {
      id: row.employee_id,
      number: row.number,
      name: `${row.first_name} ${row.last_name}`,
      department: row.department,
      jobTitle: row.job_title,
    },
    payslip: row.lines && !row.skipped ? row.id : null,
    input: runInput.parse(row.input),
    gross: row.gross,
    deductions: row.deductions,
    net: row.net,
    cost: sum([row.gross, row.employer]),
    before: row.before,
    change: row.change,
    reviewed:
      row.reviewed_at && row.reviewer
        ? { by: presentPerson(row.reviewer, tenant, addresses), at: row.reviewed_at.toISOString() }
        : null,
    problems: row.problems,
    payout: {
      status: payoutStatus(row),
      method: pay_to?.method ?? null,
      number: pay_to && maskedNumber(pay_to),
      payment: row.payment_id,
      receipt: row.receipt,
      failure: row.payout === 'failed' && row.failure_reason ? failureSentences[row.failure_reason] : null,
    },
  };
}
