import { cents } from '@kazi/contract/cents';
import type { Tx } from '../../database/tenancy.ts';
import { kenyanMonth } from '../../payroll/index.ts';
import type { SeedContext, Step } from '../context.ts';
import type { Wages } from '../money/happenings.ts';
import type { Cast, Member } from '../people.ts';
import { paidMonths } from './calendar.ts';
import { payrollSteps } from './months.ts';
import { type Employed, employedAt, hireStaff, mostLeaving } from './staff.ts';

/** Hires the staff of the sample firm. Gives its year of payroll, to be played among what else moves money. */
export async function preparePayroll(
  tx: Tx,
  { cast, now }: Pick<SeedContext, 'cast' | 'now'>,
): Promise<{ wages: Wages[]; steps: Step[] }> {
  const [owner, admin] = [memberOf(cast, 'wanjiru'), memberOf(cast, 'kiptoo')];
  const staff = employedAt(now);
  const [first] = paidMonths(now);
  const ids = await hireStaff(tx.inThePast(owner.id, first?.prepared ?? now), { cast, now }, staff);
  return {
    wages: wagesOf({ cast, now }, owner, staff),
    steps: payrollSteps({ now }, { owner, admin, ids, staff }),
  };
}

function memberOf(cast: Cast, as: string): Member {
  const member = cast.get(as);
  if (!member) throw new TypeError(`The sample has nobody called ${as}`);
  return member;
}

/** What the payer's wallet must cover: the months that were paid, and this one, so that a newcomer can pay it. */
function wagesOf(
  { cast, now }: Pick<SeedContext, 'cast' | 'now'>,
  payer: Member,
  staff: readonly Employed[],
): Wages[] {
  const toWallets = staff.flatMap(({ employee, login }) =>
    login && employee.payTo?.method === 'wallet'
      ? [{ member: memberOf(cast, login), least: cents(Math.floor((employee.terms?.salary ?? 0) / 2)) }]
      : [],
  );
  const past = paidMonths(now).map(({ month, approved, closed }) => ({
    at: approved,
    payer,
    most: mostLeaving(staff, month),
    toWallets: toWallets.map((one) => ({ ...one, since: closed })),
  }));
  return [...past, { at: now, payer, most: mostLeaving(staff, kenyanMonth(now)), toWallets: [] }];
}
