import type { PaidTo, Payslip } from '@kazi/contract/payroll';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { masked, maskedPhone } from '../money/index.ts';

/** Where an employee's pay goes now, as their columns say it. */
export type PayColumns = Pick<
  Selectable<Tables['employees']>,
  'pay_method' | 'pay_phone' | 'pay_bank' | 'pay_account'
> & { pay_changed_at: Date | string };

/** Where pay goes, as a payslip keeps it; null where that is not known. */
export function paidTo(
  { pay_method: method, pay_phone: phone, pay_bank: bank, pay_account: account, pay_changed_at }: PayColumns,
  { name, user }: { name: string; user: string | null },
): PaidTo | null {
  const since = new Date(pay_changed_at).toISOString();
  return method && { method, name, phone, bank, account, user, since };
}

/** The pay of `e` goes elsewhere now than the payslip `s` was approved to go, or was last sent. */
export const isElsewhere = sql<boolean>`(
  (e.pay_method, e.pay_phone, e.pay_bank, e.pay_account) is distinct from
    (s.pay_to->>'method', s.pay_to->>'phone', s.pay_to->>'bank', s.pay_to->>'account')
  or e.pay_method = 'wallet' and e.user_id::text is distinct from s.pay_to->>'user')`;

/** The phone or the account that pay goes to, masked; null for a wallet. */
export const maskedNumber = ({ phone, account }: Pick<PaidTo, 'phone' | 'account'>): string | null =>
  phone ? maskedPhone(phone) : account && masked(account);

interface PaidOut {
  payout: Exclude<Payslip['payout'], 'sent'>;
  payment_status: string | null;
}

/** How far a payout is: handed to a rail, it waits until the rail has it. */
export const payoutStatus = ({ payout, payment_status }: PaidOut): Payslip['payout'] =>
  payout === 'waiting' && payment_status !== 'created' ? 'sent' : payout;
