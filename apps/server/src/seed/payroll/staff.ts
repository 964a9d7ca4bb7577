import { type Cents, cents, sum } from '@kazi/contract/cents';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import {
  addEmployee,
  changeSettings,
  kenyanMonth,
  setTerms,
  settingsOf,
  withPayTo,
} from '../../payroll/index.ts';
import type { Cast } from '../people.ts';
import { data, type SampleEmployee } from '../sample.ts';
import { monthsAfter } from './calendar.ts';

/** An employee of the sample with the days that follow from its clock. */
export type Employed = SampleEmployee & { from: string; until: string | null };

/** How many months before this one the joiner came, the leaver left and a salary was raised. */
const ago = { joins: 3, leaves: 5, raised: 7 };
const raisedBy = 10_000_00;

/** Everybody who is employed, or was. */
export function employedAt(now: Date): Employed[] {
  const before = (months: number) => monthsAfter(kenyanMonth(now), -months);
  return data.payroll.employees.map((employment) => ({
    ...employment,
    from: employment.year === 'joins' ? `${before(ago.joins)}-14` : employment.employee.joinedOn,
    until: employment.year === 'leaves' ? `${before(ago.leaves)}-19` : null,
  }));
}

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

/** What a month costs the payer at most: what is earned in money, and an eighth for the shares of the employer. */
export function mostLeaving(staff: readonly Employed[], month: string): Cents {
  const here = staff.filter(
    ({ from, until }) => monthOf(from) <= month && (until === null || monthOf(until) >= month),
  );
  const earned = here.flatMap(({ employee: { terms }, year }) => [
    cents((terms?.salary ?? 0) + (year === 'raised' ? raisedBy : 0)),
    ...(terms?.allowances.map(({ amount }) => amount) ?? []),
  ]);
  return cents(Math.ceil((sum(earned) * 9) / 8));
}

/** Names the employer and who pays, and hires everybody with their terms. Gives the ids of employees by number. */
export async function hireStaff(
  tx: Tx,
  { cast, now }: { cast: Cast; now: Date },
  staff: readonly Employed[],
): Promise<Map<string, string>> {
  await changeSettings(tx, await settingsOf(tx, tx.tenant), data.payroll.employer);
  const ids = new Map<string, string>();
  for (const { employee, login, year, from, until } of staff) {
    const { terms, ...hired } = employee;
    const user = login && cast.get(login)?.id;
    const id = await addEmployee(
      tx,
      withPayTo({ ...hired, ...(user && { user }), joinedOn: from, leftOn: until }),
    );
    ids.set(hired.number, id);
    if (!terms) continue;
    await setTerms(tx, id, { ...terms, from: monthOf(from) });
    if (year === 'raised') {
      const raise = monthsAfter(kenyanMonth(now), -ago.raised);
      await setTerms(tx, id, { ...terms, salary: cents(terms.salary + raisedBy), from: raise });
    }
  }
  // Without a session's time zone, on which a cluster's nodes take nothing that depends.
  const then = sql<Date>`joined_on::timestamp at time zone 'utc'`;
  await tx
    .updateTable('employees')
    .set({ created_at: then, updated_at: then, pay_changed_at: then })
    .where('tenant_id', '=', tx.tenant)
    .execute();
  return ids;
}
