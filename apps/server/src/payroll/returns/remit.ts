import { type Cents, minus } from '@kazi/contract/cents';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import { kenyanDay } from '../../database/kenyan-time.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { accountOf, walletCurrency as currency, TransferRefused, transfer } from '../../money/index.ts';
import { badInput, problem, refuse } from '../../refuse.ts';
import { firstDay } from '../month.ts';
import type { ObligationRow } from './queries.ts';
import { settleReminders } from './remind.ts';

interface Remittance {
  amount: Cents;
  paidOn: string;
  number: string;
  receipt?: string | undefined;
}

/** Throws 400 for more than is owed, and for a day on which it cannot have been paid. */
function refuseUnfit(row: ObligationRow, { amount, paidOn }: Remittance, today: string): void {
  const left = minus(row.amount, row.remitted);
  if (amount > left)
    throw badInput({ amount: problem('at-most-owed', { sum: { amount: left, currency: currency } }) });
  if (paidOn > today) throw badInput({ paidOn: 'not-in-future' });
  if (paidOn < firstDay(row.month))
    throw badInput({ paidOn: problem('not-before-owed', { month: row.month }) });
}

/** Writes down that a part of a locked obligation was paid, and books it. Throws 400 or 409, having booked nothing. */
export async function remit(tx: Tx, row: ObligationRow, given: Remittance): Promise<void> {
  refuseUnfit(row, given, kenyanDay(tx.at));
  const { amount, paidOn, number, receipt = null } = given;
  const id = newId(tx.at);
  await book(tx, row, { id, amount });
  await tx
    .insertInto('payroll_remittances')
    .values({
      tenant_id: tx.tenant,
      id,
      obligation_id: row.id,
      amount,
      paid_on: paidOn,
      number,
      receipt,
      actor_id: tx.actor ?? '',
      ...(tx.at && { at: tx.at }),
    })
    .execute();
  await tx
    .updateTable('payroll_obligations')
    .set({ remitted: sql`remitted + ${amount}` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', row.id)
    .execute();
  await settleReminders(tx);
  const detail = { authority: row.authority, month: row.month, amount, paidOn, number };
  await record(tx, { subject: 'obligation', subjectId: row.id, verb: 'remitted', detail });
}

async function book(
  tx: Tx,
  { id: reference, authority }: ObligationRow,
  { id, amount }: { id: string; amount: Cents },
): Promise<void> {
  const debit = await accountOf(tx, { kind: 'payable', authority, currency });
  const credit = await accountOf(tx, { kind: 'remitted', currency });
  try {
    await transfer(tx, [{ id, debit, credit, amount, code: 'remittance', reference }]);
  } catch (error) {
    if (!(error instanceof TransferRefused) || error.refusal.reason !== 'insufficient') throw error;
    throw refuse('books-hold-less');
  }
}
