import type { NewWithdrawal, Withdrawal } from '@kazi/contract/money';
import { narrationUnlessGiven } from '@kazi/contract/money/words';
import type { Party } from '@kazi/payment-rails';
import type { Tx } from '../../database/tenancy.ts';
import { isActive } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse, unavailable } from '../../refuse.ts';
import type { Services } from '../../services.ts';
import { type BeneficiaryRow, findBeneficiary } from '../beneficiaries/queries.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { TransferRefused } from '../books/transfer.ts';
import { lockLimits } from '../limits/commands.ts';
import { createPayment } from './create.ts';
import { quoteOf, refuseProblem } from './quote.ts';
import { holdWithdrawal } from './transfers.ts';

/**
 * Makes a withdrawal: holds its amount and fee, and has it sent after the commit. Throws 400, 404 or 409 and moves
 * nothing if it may not be made. Gives its id.
 */
export async function withdraw(
  tx: Tx,
  { viewer, services }: { viewer: Viewer; services: Services },
  {
    operation,
    beneficiary: beneficiaryId,
    amount,
    narration = narrationUnlessGiven,
  }: NewWithdrawal & { operation: Withdrawal },
): Promise<string> {
  const user = viewer.user.id;
  await lockWallet(tx, user);
  // A suspension takes back what was not sent, under the same lock; what comes after it is refused.
  if (!(await isActive(tx, user))) throw refuse('login-needed');
  const limits = await lockLimits(tx);
  const beneficiary = await findBeneficiary(tx, viewer, { id: beneficiaryId });
  const { rails } = services;
  const quote = await quoteOf(tx, viewer, { rails, limits, operation, beneficiary, amount });
  refuseProblem(quote);
  const rail = rails.carrying(operation);
  if (!rail) throw unavailable('no payment service of RAILS carries this withdrawal');
  const { fee, approval: needsApproval } = quote;
  const id = await createPayment(tx, services, {
    user,
    kind: 'withdrawal',
    operation,
    rail: rail.name,
    amount,
    fee,
    beneficiary: beneficiary.id,
    party: partyOf(beneficiary, operation),
    narration,
    needsApproval,
  });
  try {
    await holdWithdrawal(tx, { id, user_id: user, rail: rail.name, amount, fee, currency });
  } catch (error) {
    if (error instanceof TransferRefused && error.refusal.reason === 'insufficient')
      throw refuse('withdrawal-beyond-wallet', {}, { amount: 'not-covered' });
    throw error;
  }
  return id;
}

/**
 * Lets a person's payments be made one after the other, so that each counts against the day's limit. A wallet that is not
 * opened yet has nothing to pay with: opened here, it would be waited for by who holds the limits and pays into it.
 */
export async function lockWallet(tx: Tx, user: string): Promise<void> {
  await tx
    .selectFrom('money_accounts')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('kind', '=', 'primary')
    .where('currency', '=', currency)
    .forUpdate()
    .execute();
}

function partyOf({ name, bank, account, phone }: BeneficiaryRow, operation: Withdrawal): Party {
  const toPhone = operation === 'send-to-mpesa' || operation === 'pesalink-to-phone';
  if (toPhone) return { kind: 'phone', phone: phone ?? '', name, ...(bank && { bank }) };
  return { kind: 'bank-account', bank: bank ?? '', account: account ?? '', name };
}
