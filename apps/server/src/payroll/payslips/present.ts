import { cents, noCents, plus } from '@kazi/contract/cents';
import { type Payslip, type PayslipOpened, payslipLine } from '@kazi/contract/payroll';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { monthOf } from '../month.ts';
import { maskedNumber, payoutStatus } from '../pay-to.ts';
import { runsPayroll } from '../policy.ts';
import { settingsOf } from '../settings/settings.ts';
import { type PayslipRow, paidSince } from './queries.ts';

/** A payslip in a list. */
export const presentPayslip = (row: PayslipRow): Payslip => ({
  id: row.id,
  run: row.run_id,
  month: monthOf(row.month),
  kind: row.kind,
  offCycle: row.run_kind === 'off-cycle' ? (row.note ?? '') : null,
  employee: {
    id: row.employee_id,
    number: row.employee.number,
    name: `${row.employee.firstName} ${row.employee.lastName}`,
  },
  gross: row.gross,
  deductions: row.deductions,
  net: row.net,
  currency: row.currency,
  payDay: row.pay_day,
  payout: payoutStatus(row),
});

/** A payslip with its lines, the year until then, and how it was paid; numbers of accounts are masked. */
export async function presentOpened(db: Db, row: PayslipRow, viewer?: Viewer): Promise<PayslipOpened> {
  const { name, kra_pin: kraPin } = await settingsOf(db, row.tenant_id);
  const runs = viewer !== undefined && runsPayroll(viewer);
  const year = await paidSince(db, row, `${row.month.slice(0, 4)}-01-01`);
  const month = await paidSince(db, row, row.month);
  const isClosed = row.status === 'closed' && row.kind === 'pay' && row.reversed_by === null;
  return {
    ...presentPayslip(row),
    employer: { name, kraPin },
    person: row.employee,
    lines: row.lines.map((line) => payslipLine.parse(line)),
    taxable: cents(row.tax.chargeable),
    cost: plus(row.gross, row.employer),
    yearToDate: sumsOf(year),
    monthToDate: month.payslips > 1 ? sumsOf(month) : null,
    paidTo: paidTo(row),
    reverses: row.reverses,
    reversedBy: reversedBy(row, runs),
    may: {
      reverse: isClosed && runs,
      unreverse: runs && row.reversed_by !== null && !row.reversed_by.isApproved,
    },
  };
}

const sumsOf = ({
  gross,
  deductions,
  net,
  tax,
}: PayslipOpened['yearToDate']): PayslipOpened['yearToDate'] => ({
  gross,
  deductions,
  net,
  tax,
});

/** What an open run takes back may still change, so that only those who run payroll are told. */
function reversedBy({ reversed_by: by }: PayslipRow, runs: boolean): PayslipOpened['reversedBy'] {
  if (!by || !(by.isApproved || runs)) return null;
  return { run: by.run, month: by.month, payslip: by.isApproved ? by.payslip : null };
}

function paidTo(row: PayslipRow): PayslipOpened['paidTo'] {
  const { pay_to: to, pays } = row;
  if (!to || pays <= noCents) return [];
  return [
    {
      method: to.method,
      number: maskedNumber(to),
      amount: row.pays,
      receipt: row.receipt,
      at: row.settled_at?.toISOString() ?? null,
    },
  ];
}
