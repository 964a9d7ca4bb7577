import { type Cents, cents } from '@kazi/contract/cents';
import type { Operation, Order, Party } from '../rail.ts';

const account = (bank: string): Party => ({
  kind: 'bank-account',
  bank,
  account: '54321987654321',
  name: 'Achieng Otieno',
});
const phone: Party = { kind: 'phone', phone: '254708374149', name: 'Achieng Otieno', bank: '01' };
const parties = {
  'bank-transfer': account('11'),
  'pesalink-to-account': account('01'),
  'pesalink-to-phone': phone,
  'send-to-mpesa': phone,
  'mpesa-topup': phone,
} as const satisfies Record<Operation, Party>;

let made = 0;

/** An order for tests, of KES 777 and with a reference of its own. */
export const orderOf = (operation: Operation, changes: Partial<Order> = {}): Order => ({
  reference: `K${String(++made).padStart(11, '0')}`,
  operation,
  amount: cents(777_00),
  currency: 'KES',
  party: parties[operation],
  narration: 'Reward for a task',
  callbackUrl: 'https://kazi.example.com/callbacks/0f1e2d3c4b5a6978',
  ...changes,
});

/** A callback request with this body. */
export const callback = (body: unknown, headers: Record<string, string> = {}) => ({
  headers,
  body,
  address: '127.0.0.1',
});

const isBelieved = (_amount: number): _amount is Cents => true;

/** A number as an amount without the check, as a caller without types might send it. */
export function unchecked(amount: number): Cents {
  if (isBelieved(amount)) return amount;
  throw new Error('unreachable');
}
