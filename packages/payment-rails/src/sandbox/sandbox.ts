import { operations as supportedOperations } from '@kazi/contract/money/words';
import * as z from 'zod';
import { defineRail } from '../define-rail.ts';
import { carried, problemOf, refuse } from '../order.ts';
import type { Order, Outcome, Party, Phones, Rail, StatementLine, Submission } from '../rail.ts';
import { byMagicAmount } from './behaviour.ts';
import { deliver } from './deliver.ts';
import { noticeOf, outcomeOf } from './envelope.ts';
import { railReferenceOf } from './identifiers.ts';
import type { SandboxOptions } from './options.ts';
import { type Ending, ended, isDue, lineOf, promptOf } from './orders.ts';
import { readNotice } from './read-notice.ts';
import type { SandboxOrder } from './store.ts';

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
  async function end(kept: SandboxOrder, ending: Ending): Promise<SandboxOrder> {
    const after = ended(kept, ending, now());
    if (!(await store.settle(after))) return (await store.find(kept.order.reference)) ?? kept;
    const { notices = ['ending'], early } = rule(kept.order) ?? {};
    const report = async () => {
      for (const kind of notices)
        await deliver(kept.order.callbackUrl, noticeOf(after, kind), secret, options);
    };
    if (early && kept.order.operation !== 'mpesa-topup') await report();
    else later(0, report);
    return after;
  }

  /** Ends what has come due: a payout is carried out, a prompt nobody answered expires. */
  async function upToDate(reference: string): Promise<SandboxOrder | undefined> {
    const kept = await store.find(reference);
    if (!kept || !isDue(kept, now()) || rule(kept.order)?.stuck) return kept;
    return end(kept, kept.order.operation === 'mpesa-topup' ? 'timeout' : 'carried-out');
  }

  async function look(reference: string): Promise<Outcome> {
    const kept = await upToDate(reference);
    return kept ? outcomeOf(noticeOf(kept, 'ending')) : { state: 'not-found' };
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
    const kept: SandboxOrder = {
      order,
      railReference: railReferenceOf(order.reference),
      at: now().toISOString(),
      due: new Date(now().getTime() + wait).toISOString(),
      state: 'waiting',
      settledAt: null,
      receipt: null,
      failure: fail ?? null,
    };
    if (!(await store.add(kept))) return { state: 'unknown', detail: 'The reference was used before' };
    if (early && !isTopup) await upToDate(order.reference);
    else later(wait, () => upToDate(order.reference));
    return silent === 'after' ? lost : { state: 'accepted', railReference: kept.railReference };
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
        return (await store.promptsOn(phone)).filter((kept) => !isDue(kept, now())).map(promptOf);
      },
      async answer(reference, answer) {
        const kept = await upToDate(reference);
        if (!kept) return { state: 'not-found' };
        const waits = kept.state === 'waiting' && kept.order.operation === 'mpesa-topup';
        return outcomeOf(noticeOf(waits ? await end(kept, answer) : kept, 'ending'));
      },
    },
  };
}

/** The holder's name of an account. One that ends in 404 has none, one that ends in 999 has another holder. */
function nameAtBank(party: Party): string | undefined {
  if (party.kind !== 'bank-account' || party.account.endsWith('404')) return undefined;
  return party.account.endsWith('999') ? 'SOMEBODY ELSE' : party.name.toUpperCase();
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
