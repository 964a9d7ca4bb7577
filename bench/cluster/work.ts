import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, api } from '../../apps/server/test/api.ts';

const tenant = { key: 'kazi' };
const password = 'kazi-sample-2026';
const amount = 1_000; // KES 10.00
const againAfterMs = 50;

/** Somebody of the sample who is logged in. */
export async function login(address: string, role: string) {
  const { status, body } = await api({ address }, { tenant }).post('auth', {
    email: `${role}@kazi.test`,
    password,
  });
  if (status !== 200) throw new Error(`${role} could not log in: ${JSON.stringify(body)}`);
  const token = String(body.token);
  return { as: api({ address }, { tenant, token }), id: String(body.user.id), token };
}
type Person = Awaited<ReturnType<typeof login>>;

/** What was asked for and what was acknowledged, for the reckoning afterwards. */
export interface Books {
  /** The key of each withdrawal with the payment it was answered with. */
  payments: Map<string, string>;
  /** The tasks that were acknowledged, each with the title that was acknowledged last. */
  tasks: Map<string, string>;
  /** The answers that were neither a success nor a 503, as sentences. */
  strange: string[];
  /** When something was acknowledged, by `performance.now()`. */
  acknowledged: number[];
  /** Requests that no server took, or that were answered with 503, and were sent again. */
  again: number;
}

export const newBooks = (): Books => ({
  payments: new Map(),
  tasks: new Map(),
  strange: [],
  acknowledged: [],
  again: 0,
});

/** Sends until there is an answer other than "not now". What is sent has to bear being sent twice. */
async function insist(
  books: Books,
  until: AbortSignal,
  send: () => Promise<Answer>,
): Promise<Answer | undefined> {
  while (!until.aborted) {
    const answer = await send().catch(() => undefined);
    if (answer && answer.status !== 503) return answer;
    books.again++;
    await pause(againAfterMs);
  }
  return undefined;
}

/** Withdraws again and again, each withdrawal under a key of its own until it is acknowledged. */
export async function keepWithdrawing(books: Books, { as }: Person, until: AbortSignal): Promise<void> {
  const wallets = await insist(books, until, () => as.get('mobile-wallets'));
  const beneficiary = wallets?.body.items[0].id;
  while (!until.aborted) {
    const key = randomUUID();
    const answer = await insist(books, until, () =>
      as.send('withdraw/mobile-wallet/send-to-mpesa', {
        method: 'POST',
        body: JSON.stringify({ beneficiary, amount }),
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      }),
    );
    if (answer?.status === 201) note(books, books.payments, key, answer.body.id);
    // Money asks for the password again some minutes after a login.
    else if (answer?.body.code === 'CONFIRM_LOGIN')
      await insist(books, until, () => as.post('auth/confirm', { password }));
    else if (answer) books.strange.push(`withdrawal: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

/** Makes tasks, and renames each twice. */
export async function keepChangingTasks(books: Books, { as }: Person, until: AbortSignal): Promise<void> {
  const apps = await insist(books, until, () => as.get('apps'));
  const app = apps?.body.items[0].id;
  while (!until.aborted) {
    const title = `Check the meter ${randomUUID().slice(0, 8)}`;
    // A task has no key: one whose answer was lost is made again under the same title.
    const made = await insist(books, until, () => as.post('tasks', { app, title }));
    if (made?.status !== 201) {
      if (made) books.strange.push(`new task: ${made.status} ${JSON.stringify(made.body)}`);
      continue;
    }
    note(books, books.tasks, made.body._id, title);
    for (const turn of [1, 2])
      await rename(books, as, until, { id: made.body._id, title: `${title}, ${turn}` });
  }
}

async function rename(
  books: Books,
  as: Person['as'],
  until: AbortSignal,
  { id, title }: { id: string; title: string },
): Promise<void> {
  // The version tells whether a change whose answer was lost was made.
  const now = await insist(books, until, () => as.get(`tasks/${id}`));
  const version = now?.body.version;
  const answer = await insist(books, until, () => as.put(`tasks/${id}`, { title, version }));
  if (answer?.status === 200 || answer?.status === 409) note(books, books.tasks, id, title);
  else if (answer) books.strange.push(`rename: ${answer.status} ${JSON.stringify(answer.body)}`);
}

function note(books: Books, among: Map<string, string>, key: string, value: string): void {
  among.set(key, value);
  books.acknowledged.push(performance.now());
}

/** The longest time in which nothing was acknowledged, since a moment, in seconds. */
export function longestSilence({ acknowledged }: Books, since: number): number {
  const times = [since, ...acknowledged.filter((time) => time >= since), performance.now()];
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  return Math.max(...gaps) / 1000;
}
