import { type Cents, cents, noCents, plus } from '@kazi/contract/cents';
import type { Quote, Withdrawal } from '@kazi/contract/money';
import { withdrawalsTo } from '@kazi/contract/money/words';
import type { Reason, ReasonCode } from '@kazi/contract/refusals';
import { availableOf } from '@kazi/ledger';
import { feeOf, limitsOf, mostWithin } from '@kazi/payment-rails';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Rails } from '../../ports/money.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, Refused, reason } from '../../refuse.ts';
import { accountsOfUser } from '../accounts/accounts.ts';
import type { BeneficiaryRow } from '../beneficiaries/queries.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { beyondLimit, type Left, leftFor } from '../limits/left.ts';
import type { MoneyLimits } from '../limits/rules.ts';

const canPay = ({ type }: BeneficiaryRow, operation: Withdrawal): boolean => {
  const payable: readonly Withdrawal[] = withdrawalsTo[type];
  return payable.includes(operation);
};

interface QuoteRequest {
  operation: Withdrawal;
  beneficiary: BeneficiaryRow;
  amount: Cents;
}

interface QuoteProblem extends Pick<Quote, 'problemAt'> {
  problem: Reason<ReasonCode> | null;
}

/** A quote whose problem has no words yet. */
type CheckedQuote = Omit<Quote, 'problem'> & QuoteProblem;

/** The cost of a withdrawal, what the limits of the workspace leave for it, and the first reason to refuse it. */
export async function quoteOf(
  db: Db,
  viewer: Viewer,
  { rails, limits, ...request }: QuoteRequest & { rails: Rails; limits: MoneyLimits },
): Promise<CheckedQuote> {
  const { operation, beneficiary, amount } = request;
  const day = kenyanDay();
  const bounds = limitsOf(operation, day);
  const carried = rails.carrying(operation)?.operations[operation];
  const { rules, withoutApproval } = await leftFor(db, viewer, { limits, operation, beneficiary });
  const atATime = cents(Math.min(bounds.max, carried?.max ?? bounds.max));
  const tightest = rules.find(({ left }) => left < atATime);
  const maximum = tightest?.left ?? atATime;
  const step = Math.max(bounds.step, carried?.step ?? bounds.step);
  const minimum = cents(Math.max(bounds.min, carried?.min ?? bounds.min));
  const fee = feeOf(operation, amount, day);
  const accounts = await accountsOfUser(db, { tenant: viewer.tenant, user: viewer.user.id });
  const wallet = accounts.find((account) => account.kind === 'primary' && account.currency === currency);
  const available = wallet?.ledger ? availableOf(wallet.ledger) : noCents;
  const quote = {
    amount,
    fee,
    total: plus(amount, fee),
    currency,
    available,
    minimum,
    maximum,
    step,
  };
  return {
    ...quote,
    most: cents(Math.min(mostWithin(operation, available, day, step), Math.floor(maximum / step) * step)),
    limits: rules.map((rule) => ({ ...rule, moreFrom: rule.moreFrom?.toISOString() ?? null })),
    approval: amount >= withoutApproval,
    withoutApproval,
    ...problemOf({ ...request, ...quote, tightest, carried: carried !== undefined }),
  };
}

interface Checked extends QuoteRequest {
  fee: Cents;
  total: Cents;
  available: Cents;
  minimum: Cents;
  maximum: Cents;
  step: number;
  /** The rule that leaves less than can be sent at a time. */
  tightest: Left | undefined;
  carried: boolean;
}

/** The first reason to refuse it, and which part of what was asked that speaks of. */
function problemOf({ operation, beneficiary, ...checked }: Checked): QuoteProblem {
  if (!checked.carried) return { problem: reason('no-payment-service'), problemAt: 'operation' };
  if (!canPay(beneficiary, operation))
    return { problem: reason('receiver-not-payable'), problemAt: 'beneficiary' };
  if (beneficiary.type === 'MOBILE_WALLET' && !beneficiary.verified_at)
    return { problem: reason('receiver-not-verified'), problemAt: 'beneficiary' };
  const problem = problemOfAmount(checked);
  return { problem, problemAt: problem && 'amount' };
}

function problemOfAmount(checked: Omit<Checked, 'operation' | 'beneficiary'>): Reason<ReasonCode> | null {
  const money = (amount: Cents) => ({ amount, currency });
  if (checked.amount % checked.step !== 0) return reason('whole-shillings-only');
  if (checked.amount < checked.minimum) return reason('below-minimum', { min: money(checked.minimum) });
  if (checked.amount > checked.maximum)
    return checked.tightest
      ? beyondLimit(checked.tightest)
      : reason('above-maximum', { max: money(checked.maximum) });
  if (checked.total > checked.available)
    return reason('total-beyond-wallet', { sum: money(checked.total), available: money(checked.available) });
  return null;
}

/** Throws a quote's problem: 409 if the wallet does not cover it, or no rail carries it, else 400 at what is at fault. */
export function refuseProblem({ problem, problemAt, amount, step, minimum, maximum }: CheckedQuote): void {
  if (!problem || !problemAt) return;
  // The operation is the call itself, and no field of it.
  if (problemAt === 'operation') throw new Refused(problem);
  const fits = amount % step === 0 && amount >= minimum && amount <= maximum;
  if (problemAt === 'amount' && fits) throw new Refused(problem, { amount: 'not-covered' });
  throw badInput({ [problemAt]: problem });
}
