import { operations as supportedOperations } from '@kazi/contract/money/words';
import * as z from 'zod';
import { defineRail } from '../define-rail.ts';
import { exchange, type Wire } from '../http/exchange.ts';
import { carried, problemOf, refuse } from '../order.ts';
import type {
  CallbackRequest,
  ExpectedOrder,
  Order,
  Outcome,
  Party,
  Phones,
  Rail,
  Reading,
  StatementLine,
  Submission,
} from '../rail.ts';
import { byMagicAmount } from './behaviour.ts';
import { isSigned, type Notice, notice, noticeOf, outcomeOf, sign, signatureHeader } from './envelope.ts';
import { railReferenceOf } from './identifiers.ts';
import type { SandboxOptions } from './options.ts';
import { type Ending, ended, isDue, lineOf, promptOf } from './orders.ts';
import type { SandboxOrder } from './store.ts';

const not = (why: string): Reading => ({ genuine: false, why });

/** Reads a notice that came for an order, and holds it against the order. */
function readNotice(request: CallbackRequest, order: ExpectedOrder, secret: string): Reading {
  const parsed = notice.safeParse(request.body);
  if (!parsed.success) return not('Not a notice of the sandbox');
  const received = parsed.data;
  if (!isSigned(received, request.headers[signatureHeader], secret)) return not('The signature is wrong');
  if (received.reference !== order.reference) return not('It speaks of another order');
  if (order.railReference && received.railReference !== order.railReference)
    return not('It speaks of another order of the rail');
  if (received.amount !== order.amount) return not('The amount is another');
  if (received.phone !== (order.party.kind === 'phone' ? order.party.phone : null))
    return not('The phone is another');
  return {
    genuine: true,
    reference: received.reference,
    outcome: outcomeOf(received),
    uniqueId: received.id,
    railReference: received.railReference,
  };
}

/** The default rail: wholly in this process, and with phones of its own. */
export interface SandboxRail extends Rail {
  readonly phones: Phones;
}

/** What a store that fails leaves of an order: it may have been kept or not. */
const unreached = { state: 'unknown', detail: 'The sandbox did not reach its store' } as const;
const defaultPayoutDelay = 2_000;
const defaultPromptLasts = 60_000;

/** Makes the sandbox over a store, which it shares with other processes. */
export function createSandbox(options: SandboxOptions): SandboxRail {
  const { store, secret, rule = byMagicAmount, payoutDelay = defaultPayoutDelay } = options;
  const { promptLasts = defaultPromptLasts, now = () => new Date(), later = laterByTimer } = options;

  /** Ends an order, once however many try, and then calls back. */
  async function end(stored: SandboxOrder, ending: Ending): Promise<SandboxOrder> {
    const after = ended(stored, ending, now());
    if (!(await store.settle(after))) return (await store.find(stored.order.reference)) ?? stored;
    const { notices = ['ending'], early } = rule(stored.order) ?? {};
    const report = async () => {
      for (const kind of notices)
        await deliver(stored.order.callbackUrl, noticeOf(after, kind), secret, options);
    };
    if (early && stored.order.operation !== 'mpesa-topup') await report();
    else later(0, report);
    return after;
  }

  /** Ends an order that has come due: a payout is carried out, an unanswered prompt expires. */
  async function upToDate(reference: string): Promise<SandboxOrder | undefined> {
    const stored = await store.find(reference);
    if (!stored || !isDue(stored, now()) || rule(stored.order)?.stuck) return stored;
    return end(stored, stored.order.operation === 'mpesa-topup' ? 'timeout' : 'carried-out');
  }

  async function look(reference: string): Promise<Outcome> {
    const stored = await upToDate(reference);
    return stored ? outcomeOf(noticeOf(stored, 'ending')) : { state: 'not-found' };
  }

  async function take(order: Order): Promise<Submission> {
    const problem = problemOf(carried(supportedOperations, now()), order);
    if (problem) return problem;
    const { refuse: reason, fail, silent, early } = rule(order) ?? {};
    if (reason) return { ...refuse(reason, reason, `The sandbox says: ${reason}`), code: reason };
    const lost: Submission = { state: 'unknown', detail: 'No answer in time' };
    if (silent === 'before') return lost;

    const isTopup = order.operation === 'mpesa-topup';
    const wait = isTopup ? promptLasts : early ? 0 : payoutDelay;
    const stored: SandboxOrder = {
      order,
      railReference: railReferenceOf(order.reference),
      at: now().toISOString(),
      due: new Date(now().getTime() + wait).toISOString(),
      state: 'waiting',
      settledAt: null,
      receipt: null,
      failure: fail ?? null,
    };
    if (!(await store.add(stored))) return { state: 'unknown', detail: 'The reference was used before' };
    if (early && !isTopup) await upToDate(order.reference);
    else later(wait, () => upToDate(order.reference));
    return silent === 'after' ? lost : { state: 'accepted', railReference: stored.railReference };
  }

  return {
    name: 'sandbox',
    get operations() {
      return carried(supportedOperations, now());
    },
    send: (order) => take(order).catch(() => unreached),
    ask: ({ reference }) => look(reference).catch(() => unreached),
    // Its callbacks are signed.
    confirms: () => false,
    readCallback: (request, order) => readNotice(request, order, secret),
    async statement(range): Promise<StatementLine[]> {
      return (await store.succeeded(range)).map(lineOf);
    },
    nameOf: (party) => Promise.resolve(nameAtBank(party)),
    phones: {
      async promptsFor(phone) {
        return (await store.promptsOn(phone)).filter((stored) => !isDue(stored, now())).map(promptOf);
      },
      async answer(reference, answer) {
        const stored = await upToDate(reference);
        if (!stored) return { state: 'not-found' };
        const waits = stored.state === 'waiting' && stored.order.operation === 'mpesa-topup';
        return outcomeOf(noticeOf(waits ? await end(stored, answer) : stored, 'ending'));
      },
    },
  };
}

/** The holder's name of an account. One that ends in 404 has none, one that ends in 999 has another holder. */
function nameAtBank(party: Party): string | undefined {
  if (party.kind !== 'bank-account' || party.account.endsWith('404')) return undefined;
  return party.account.endsWith('999') ? 'SOMEBODY ELSE' : party.name.toUpperCase();
}

/** Posts a notice once. Where it is not taken it is lost, as on a real rail: asking tells the same. */
async function deliver(callbackUrl: string, notice: Notice, secret: string, wire: Wire): Promise<void> {
  const headers = { 'content-type': 'application/json', [signatureHeader]: sign(notice, secret) };
  await exchange(callbackUrl, { method: 'POST', headers, body: JSON.stringify(notice) }, wire);
}

function laterByTimer(milliseconds: number, job: () => Promise<unknown>) {
  setTimeout(() => void job().catch(() => undefined), milliseconds).unref();
}

/** The rail that needs no bank. */
export const sandbox = defineRail({
  title: 'Sandbox',
  movesMoney: false,
  config: z.object({}),
  open: (_, { store, secretFor, payoutDelay }) =>
    createSandbox({ store, secret: secretFor('sandbox rail'), payoutDelay }),
});
