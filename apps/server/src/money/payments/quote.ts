import { type Cents, cents, noCents, plus } from '@kazi/contract/cents';
import type { Quote, Withdrawal } from '@kazi/contract/money';
import { withdrawalsTo } from '@kazi/contract/money/words';
import { inWords } from '@kazi/contract/shared';
import { availableOf } from '@kazi/ledger';
import { feeOf, limitsOf } from '@kazi/payment-rails';
import type { Db } from '../../database/tenancy.ts';
import { badInput, conflict } from '../../http/errors.ts';
import type { Rails } from '../../ports/money.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { accountsOfUser } from '../accounts/queries.ts';
import type { BeneficiaryRow } from '../beneficiaries/queries.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { fullFrom, kenyanDay, mostToNewReceiver, needsApproval } from '../limits.ts';
import { spentOn } from './rows.ts';

const canPay = ({ type }: BeneficiaryRow, operation: Withdrawal): boolean => {
  const payable: readonly Withdrawal[] = withdrawalsTo[type];
  return payable.includes(operation);
};

interface Asked {
  operation: Withdrawal;
  receiver: BeneficiaryRow;
  amount: Cents;
}

/** What a withdrawal would cost, and the first reason for which it would be refused. */
export async function quoteOf(db: Db, viewer: Viewer, rails: Rails, asked: Asked): Promise<Quote> {
  const { operation, receiver, amount } = asked;
  const day = kenyanDay();
  const bounds = limitsOf(operation, day);
  const carried = rails.carrying(operation)?.operations[operation];
  const isNew = fullFrom(receiver.changed_at) > new Date();
  const spent = await spentOn(db, { tenant: viewer.tenant, user: viewer.user.id, operation, day });
  const leftToday = cents(Math.max(0, (bounds.perDay ?? Number.MAX_SAFE_INTEGER) - spent));
  const maximum = cents(
    Math.min(bounds.max, carried?.max ?? bounds.max, isNew ? mostToNewReceiver : bounds.max, leftToday),
  );
  const minimum = cents(Math.max(bounds.min, carried?.min ?? bounds.min));
  const step = Math.max(bounds.step, carried?.step ?? bounds.step);
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
    leftToday,
  };
  return {
    ...quote,
    approval: needsApproval(amount, day),
    problem: problemOf({ ...asked, ...quote, isNew, carried: carried !== undefined }),
  };
}

interface Known extends Asked {
  fee: Cents;
  total: Cents;
  available: Cents;
  minimum: Cents;
  maximum: Cents;
  step: number;
  leftToday: Cents;
  isNew: boolean;
  carried: boolean;
}

function problemOf({ operation, receiver, ...known }: Known): string | null {
  const words = (amount: Cents) => inWords(amount, currency);
  if (!known.carried) return 'This server has no payment service for this kind of withdrawal.';
  if (!canPay(receiver, operation)) return 'This receiver cannot be paid this way.';
  if (receiver.type === 'MOBILE_WALLET' && !receiver.verified_at)
    return 'Verify this mobile wallet first, by the code sent to it.';
  if (known.amount % known.step !== 0) return 'M-Pesa takes whole shillings only.';
  if (known.amount < known.minimum) return `The least that can be sent this way is ${words(known.minimum)}.`;
  if (known.amount > known.maximum) {
    if (known.isNew && known.maximum === mostToNewReceiver)
      return `This receiver is new: until a day has passed, at most ${words(known.maximum)} can be sent to it at a time.`;
    if (known.maximum === known.leftToday)
      return `Today ${words(known.leftToday)} more can be sent this way. The limit starts anew tomorrow.`;
    return `The most that can be sent this way at a time is ${words(known.maximum)}.`;
  }
  if (known.total > known.available)
    return `${words(known.total)} with the fee is more than the ${words(known.available)} you have available.`;
  return null;
}

/** Throws what a quote says is in the way: 400 where another amount or receiver would do, 409 where it is money. */
export function refuseProblem(quote: Quote): void {
  if (!quote.problem) return;
  if (quote.total > quote.available && quote.amount <= quote.maximum)
    throw conflict(quote.problem, { amount: 'must be covered' });
  throw badInput({ amount: quote.problem }, quote.problem);
}
