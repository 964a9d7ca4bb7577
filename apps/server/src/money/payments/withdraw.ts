import type { NewWithdrawal, Withdrawal } from '@kazi/contract/money';
import type { Party } from '@kazi/payment-rails';
import type { Tx } from '../../database/tenancy.ts';
import { conflict, unavailable } from '../../http/errors.ts';
import type { Viewer } from '../../ports/viewer.ts';
import type { Services } from '../../services.ts';
import { type BeneficiaryRow, findBeneficiary } from '../beneficiaries/queries.ts';
import { accountOf, walletCurrency as currency } from '../books/accounts.ts';
import { Refused } from '../books/transfer.ts';
import { createPayment } from './create.ts';
import { quoteOf, refuseProblem } from './quote.ts';
import { holdWithdrawal } from './transfers.ts';

/**
 * Holds a withdrawal's amount and fee, and writes it down to be sent. Throws 400, 404 or 409, having moved nothing,
 * where it may not be. Gives its id.
 */
export async function withdraw(
  tx: Tx,
  { viewer, services }: { viewer: Viewer; services: Services },
  { operation, beneficiary, amount, narration = 'Kazi' }: NewWithdrawal & { operation: Withdrawal },
): Promise<string> {
  const user = viewer.user.id;
  await lockWallet(tx, user);
  const receiver = await findBeneficiary(tx, viewer, { id: beneficiary });
  const quote = await quoteOf(tx, viewer, services.rails, { operation, receiver, amount });
  refuseProblem(quote);
  const rail = services.rails.carrying(operation);
  if (!rail) throw unavailable();
  const { fee, approval: needsApproval } = quote;
  const id = await createPayment(tx, services, {
    user,
    kind: 'withdrawal',
    operation,
    rail: rail.name,
    amount,
    fee,
    beneficiary: receiver.id,
    party: partyOf(receiver, operation),
    narration,
    needsApproval,
  });
  try {
    await holdWithdrawal(tx, { id, user_id: user, rail: rail.name, amount, fee, currency });
  } catch (error) {
    if (error instanceof Refused && error.refusal.reason === 'insufficient')
      throw conflict('Your wallet does not cover this withdrawal and its fee.', {
        amount: 'must be covered',
      });
    throw error;
  }
  return id;
}

/** One withdrawal of a person after the other: what a day allows is counted before the next is counted. */
export async function lockWallet(tx: Tx, user: string): Promise<void> {
  const purse = await accountOf(tx, { kind: 'primary', user, currency });
  await tx
    .selectFrom('money_accounts')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', purse)
    .forUpdate()
    .execute();
}

function partyOf({ name, bank, account, phone }: BeneficiaryRow, operation: Withdrawal): Party {
  const toPhone = operation === 'send-to-mpesa' || operation === 'pesalink-to-phone';
  if (toPhone) return { kind: 'phone', phone: phone ?? '', name, ...(bank && { bank }) };
  return { kind: 'bank-account', bank: bank ?? '', account: account ?? '', name };
}
