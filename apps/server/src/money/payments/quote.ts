import { type Cents, cents, noCents, plus } from '@kazi/contract/cents';
import type { Quote, Withdrawal } from '@kazi/contract/money';
import { withdrawalsTo } from '@kazi/contract/money/words';
import { inWords } from '@kazi/contract/shared';
import { availableOf } from '@kazi/ledger';
import { feeOf, limitsOf, mostWithin } from '@kazi/payment-rails';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Db } from '../../database/tenancy.ts';
import { badInput, conflict } from '../../http/errors.ts';
import type { Rails } from '../../ports/money.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { accountsOfUser } from '../accounts/queries.ts';
import type { BeneficiaryRow } from '../beneficiaries/queries.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { type Left, leftFor, sentenceOf } from '../limits/left.ts';
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

/** The cost of a withdrawal, what the limits of the workspace leave for it, and the first reason to refuse it. */
export async function quoteOf(
  db: Db,
  viewer: Viewer,
  { rails, limits, ...request }: QuoteRequest & { rails: Rails; limits: MoneyLimits },
): Promise<Quote> {
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
function problemOf({ operation, beneficiary, ...checked }: Checked): Pick<Quote, 'problem' | 'problemAt'> {
  const at = (problemAt: NonNullable<Quote['problemAt']>, problem: string) => ({ problem, problemAt });
  if (!checked.carried)
    return at('operation', 'This server has no payment service for this kind of withdrawal.');
  if (!canPay(beneficiary, operation)) return at('beneficiary', 'This receiver cannot be paid this way.');
  if (beneficiary.type === 'MOBILE_WALLET' && !beneficiary.verified_at)
    return at('beneficiary', 'Verify this receiver first.');
  const problem = problemOfAmount(checked);
  return problem ? at('amount', problem) : { problem: null, problemAt: null };
}

function problemOfAmount(checked: Omit<Checked, 'operation' | 'beneficiary'>): string | null {
  const words = (amount: Cents) => inWords(amount, currency);
  if (checked.amount % checked.step !== 0) return 'M-Pesa takes whole shillings only.';
  if (checked.amount < checked.minimum)
    return `The minimum that can be sent this way is ${words(checked.minimum)}.`;
  if (checked.amount > checked.maximum)
    return checked.tightest
      ? sentenceOf(checked.tightest)
      : `The maximum that can be sent this way at a time is ${words(checked.maximum)}.`;
  if (checked.total > checked.available)
    return `${words(checked.total)} with the fee is more than the ${words(checked.available)} you have available.`;
  return null;
}

/** Throws a quote's problem: 409 if the wallet does not cover it, or no rail carries it, else 400 at what is at fault. */
export function refuseProblem(quote: Quote): void {
  const { problem, problemAt, amount, step, minimum, maximum } = quote;
  if (!problem || !problemAt) return;
  // The operation is the call itself, and no field of it.
  if (problemAt === 'operation') throw conflict(problem);
  const fits = amount % step === 0 && amount >= minimum && amount <= maximum;
  if (problemAt === 'amount' && fits) throw conflict(problem, { amount: 'must be covered' });
  throw badInput({ [problemAt]: problem }, problem);
}
