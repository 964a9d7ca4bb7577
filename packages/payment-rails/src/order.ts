import { type Cents, isCents } from '@kazi/contract/cents';
import { bankOf } from './banks/banks.ts';
import { limitsOf } from './limits/limits.ts';
import { day } from './nairobi.ts';
import { isCanonicalPhone } from './phone.ts';
import type { Bounds, Failure, Operation, Order, Party, Rail, Submission } from './rail.ts';

type Refused = Extract<Submission, { state: 'refused' }>;

/** A refusal made here, before anything is sent. */
export const refuse = (code: string, reason: Failure, detail: string): Refused => ({
  state: 'refused',
  code: `local.${code}`,
  reason,
  detail,
});

/** The operations a rail carries, with the bounds that hold at a moment. */
export const carried = (operations: readonly Operation[], at: Date): Rail['operations'] =>
  Object.fromEntries(
    operations.map((operation): [Operation, Bounds] => {
      const { min, max, step } = limitsOf(operation, day(at));
      return [operation, { min, max, step }];
    }),
  );

/** Why an order cannot be sent at all, or undefined where it can. */
export function problemOf(operations: Rail['operations'], order: Order): Refused | undefined {
  const bounds = operations[order.operation];
  if (!bounds) return refuse('operation', 'rejected', `${order.operation} is not carried by this rail`);
  if (!/^[A-Za-z0-9]{1,27}$/.test(order.reference))
    return refuse('reference', 'rejected', 'The reference must be 1 to 27 letters and digits');
  if (order.currency !== 'KES') return refuse('currency', 'currency', 'Only KES is carried');
  if (!isReachable(order.callbackUrl))
    return refuse('callback-url', 'rejected', 'The callback address must begin with https');
  return amountProblem(bounds, order.amount) ?? partyProblem(order.operation, order.party);
}

function amountProblem(bounds: Bounds, amount: Cents): Refused | undefined {
  if (!isCents(amount) || amount < bounds.min) return refuse('amount', 'amount', 'The amount is too small');
  if (amount > bounds.max) return refuse('amount', 'limit', 'The amount is above the limit of the rail');
  if (amount % bounds.step !== 0) return refuse('amount', 'amount', 'Only whole shillings are carried');
  return undefined;
}

function partyProblem(operation: Operation, party: Party): Refused | undefined {
  const kind =
    operation === 'bank-transfer' || operation === 'pesalink-to-account' ? 'bank-account' : 'phone';
  const wrong = (detail: string) => refuse('party', 'receiver-invalid', detail);
  if (party.kind !== kind) return wrong(`${operation} goes to a ${kind}`);
  if (party.bank !== undefined && bankOf(party.bank)?.code !== party.bank) return wrong('No such bank');
  if (party.kind === 'phone')
    return isCanonicalPhone(party.phone) ? undefined : wrong('No such phone number');
  return /^[A-Za-z0-9]{4,20}$/.test(party.account) ? undefined : wrong('No such account number');
}

/** Whether requests may go to an address: by HTTPS, or plainly to this machine. */
export function isReachable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine);
}
