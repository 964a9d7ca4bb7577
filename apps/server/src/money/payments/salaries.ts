import type { Cents } from '@kazi/contract/cents';
import type { Withdrawal } from '@kazi/contract/money';
import type { NewTransfer } from '@kazi/ledger';
import type { Party } from '@kazi/payment-rails';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { unavailable } from '../../refuse.ts';
import type { Services } from '../../services.ts';
import { accountOf, walletCurrency as currency } from '../books/accounts.ts';
import { transfer } from '../books/transfer.ts';
import { newPaymentRow } from './create.ts';
import { enqueueSending } from './jobs.ts';
import { feeIdOf } from './transfers.ts';

/** A salary that goes out by a rail. */
interface Salary {
  /** Of the payslip. */
  id: string;
  operation: Withdrawal;
  amount: Cents;
  fee: Cents;
  party: Party;
}

/**
 * Makes payments of salaries in sets: each is held on the account of wages with its fee, written down, and sent after the
 * commit. `payer` is whose wallet filled that account. Gives the payment of each salary. Throws 503 where no rail carries
 * one of them, and `TransferRefused` where the wages do not cover them.
 */
export async function paySalaries(
  tx: Tx,
  services: Services,
  { payer, narration, salaries }: { payer: string; narration: string; salaries: readonly Salary[] },
): Promise<Map<string, string>> {
  if (salaries.length === 0) return new Map();
  const made = salaries.map(({ id: payslip, operation, ...salary }) => {
    const rail = services.rails.carrying(operation);
    if (!rail) throw unavailable('no payment service of RAILS carries salaries');
    const given = { user: payer, kind: 'salary', operation, rail: rail.name, narration, ...salary } as const;
    return {
      payslip,
      row: newPaymentRow(tx, services, { ...given, beneficiary: null, needsApproval: false }),
    };
  });
  const rows = made.map(({ row }) => row);
  await tx.insertInto('payments').values(rows).execute();
  await tx
    .insertInto('payment_steps')
    .values(
      rows.map(({ tenant_id, id: payment_id, status }) => ({
        tenant_id,
        payment_id,
        id: newId(),
        status,
        note: '',
        actor_id: tx.actor,
      })),
    )
    .execute();
  await transfer(tx, await holdsOf(tx, rows));
  await enqueueSending(
    tx,
    rows.map(({ id }) => id),
  );
  return new Map(made.map(({ payslip, row }) => [payslip, row.id]));
}

async function holdsOf(tx: Tx, rows: readonly ReturnType<typeof newPaymentRow>[]): Promise<NewTransfer[]> {
  const debit = await accountOf(tx, { kind: 'wages', currency });
  const fees = await accountOf(tx, { kind: 'fees', currency });
  const clearing = new Map<string, string>();
  for (const rail of new Set(rows.map(({ rail }) => rail)))
    clearing.set(rail, await accountOf(tx, { kind: 'clearing', rail, currency }));
  return rows.flatMap(({ id: payment, rail, amount, fee }): NewTransfer[] => {
    const held = { kind: 'pending', debit, reference: payment } as const;
    const hold = { ...held, id: payment, credit: clearing.get(rail) ?? '', amount, code: 'salary' };
    return fee > 0
      ? [hold, { ...held, id: feeIdOf(payment), credit: fees, amount: fee, code: 'fee' }]
      : [hold];
  });
}
