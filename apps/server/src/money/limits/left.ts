import { type Cents, cents } from '@kazi/contract/cents';
import type { LimitRule, Withdrawal } from '@kazi/contract/money';
import { addDays } from '@kazi/contract/shared';
import { limitsOf } from '@kazi/payment-rails';
import { kenyanDay, kenyanDayStart } from '../../database/kenyan-time.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { reason } from '../../refuse.ts';
import type { BeneficiaryRow } from '../beneficiaries/queries.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { spentOn } from '../payments/rows.ts';
import { limitsInForce, type Waiting, waitingLimits } from './in-force.ts';
import { type Numbers, type Spent, spentBy } from './queries.ts';
import { fullFrom, type MoneyLimits, windowMs } from './rules.ts';

/** What a rule lets through, how much of it is left, and when that becomes more, where time alone makes it so. */
export interface Left {
  rule: LimitRule;
  most: Cents;
  left: Cents;
  moreFrom: Date | null;
}

const leftOf = (rule: LimitRule, most: Cents, { sum, first }: Spent, waiting?: Waiting): Left => ({
  rule,
  most,
  left: cents(Math.max(0, most - sum)),
  moreFrom: earliest(first && new Date(first.getTime() + windowMs), waiting?.until),
});

const earliest = (...moments: readonly (Date | null | undefined)[]): Date | null =>
  moments.flatMap((moment) => moment ?? []).toSorted((one, other) => +one - +other)[0] ?? null;

interface Payer {
  tenant: string;
  user: string;
}

/**
 * What counts by now of a person, and what the rules leave that hold for all that leaves their wallet; what was raised less
 * than a day ago does not count yet. The workspace's sum speaks of others, so its rule is told only where it leaves less than the
 * person's own.
 */
export async function leftOfAll(
  db: Db,
  { tenant, user, limits: set, numbers }: Payer & { limits: MoneyLimits; numbers?: Numbers },
) {
  const spent = await spentBy(db, { tenant, user, ...(numbers && { numbers }) });
  const waiting = await waitingLimits(db, tenant, set);
  const limits = limitsInForce(set, waiting);
  const leftBy = (rule: Exclude<LimitRule, 'operation'>, by: Spent) =>
    leftOf(
      rule,
      limits[rule],
      by,
      waiting.find(({ name }) => name === rule),
    );
  const person = leftBy('person', spent.person);
  const workspace = leftBy('workspace', spent.workspace);
  return { spent, limits, leftBy, rules: [person, ...(workspace.left < person.left ? [workspace] : [])] };
}

interface Wanted {
  limits: MoneyLimits;
  operation: Withdrawal;
  beneficiary: BeneficiaryRow;
}

/** What each rule leaves for a withdrawal, the tightest first, and from which amount on it needs a second person. */
export async function leftFor(
  db: Db,
  { tenant, user }: Viewer,
  { limits: set, operation, beneficiary }: Wanted,
): Promise<{ rules: Left[]; withoutApproval: Cents }> {
  const asked = { tenant, user: user.id, limits: set, numbers: beneficiary };
  const { spent, limits, leftBy, rules: always } = await leftOfAll(db, asked);
  const full = fullFrom(beneficiary.changed_at);
  const rules = [
    ...(full > spent.now ? [{ ...leftBy('newReceiver', spent.receiver), moreFrom: full }] : []),
    leftBy('receiver', spent.receiver),
    ...always,
    ...(await leftOfOperation(db, { tenant, user: user.id, operation })),
  ];
  return {
    rules: rules.toSorted((one, other) => one.left - other.left),
    withoutApproval: cents(Math.max(0, limits.approval - spent.withdrawn.sum)),
  };
}

/** The rails limit some operations by the day in Kenya. */
async function leftOfOperation(
  db: Db,
  { tenant, user, operation }: Payer & { operation: Withdrawal },
): Promise<Left[]> {
  const day = kenyanDay();
  const { perDay } = limitsOf(operation, day);
  if (perDay === null) return [];
  const sum = await spentOn(db, { tenant, user, operation, day });
  return [
    { ...leftOf('operation', perDay, { sum, first: null }), moreFrom: kenyanDayStart(addDays(day, 1)) },
  ];
}

/**
 * Why a rule is in the way: what it still leaves, and from when on that is more; also for who spends from the wallet of another
 * person.
 */
export function beyondLimit({ rule, most, left, moreFrom }: Left, { isOwn = true } = {}) {
  const params = {
    limit: isOwn || rule !== 'person' ? rule : ('payer' as const),
    most: { amount: most, currency },
    left: { amount: left, currency },
  };
  return moreFrom
    ? reason('limit-reached-until', { ...params, moment: moreFrom.toISOString() })
    : reason('limit-reached', params);
}
