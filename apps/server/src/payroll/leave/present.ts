import type { LeaveEntry } from '@kazi/contract/payroll';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { monthsBetween } from '../month.ts';
import { runsPayroll } from '../policy.ts';
import type { LeaveRow } from './queries.ts';

/** An entry of leave as the viewer gets it. */
export const presentLeave = (row: LeaveRow, viewer: Viewer, addresses: FileAddresses): LeaveEntry => ({
  id: row.id,
  kind: row.kind,
  from: row.from_day,
  to: row.to_day,
  days: row.days,
  note: row.note,
  by: presentPerson(row.by, row.tenant_id, addresses),
  createdAt: row.created_at.toISOString(),
  may: { delete: runsPayroll(viewer) && !row.paid },
});

/** Working days of annual leave that a month of service earns: 21 a year, Employment Act 2007, section 28. */
const aMonth = 1.75;

/**
 * Annual leave of the calendar year of a day, in working days: earned by each month of service that has ended by then,
 * taken, and left.
 */
export function annualLeave(
  rows: readonly Pick<LeaveRow, 'kind' | 'from_day' | 'days'>[],
  { joinedOn, today }: { joinedOn: string; today: string },
): { earned: number; taken: number; left: number } {
  const year = today.slice(0, 4);
  const from = joinedOn > `${year}-01-01` ? joinedOn : `${year}-01-01`;
  const earned = Math.max(0, monthsBetween(from, today)) * aMonth;
  const taken = rows
    .filter(({ kind, from_day }) => kind === 'annual' && from_day.startsWith(year))
    .reduce((sum, { days }) => sum + days, 0);
  return { earned, taken, left: earned - taken };
}
