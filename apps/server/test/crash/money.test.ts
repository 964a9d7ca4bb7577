import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kenyanDay } from '../../src/database/kenyan-time.ts';
import { everyPage } from '../answers.ts';
import { api } from '../api.ts';
import { makeDataDir, removeDataDir } from '../data-dir.ts';
import { type KaziProcess, startProcess } from './process.ts';

const rounds = 10;
const writers = 5;
/** Withdrawals acknowledged in a round before the kill. */
const writesBeforeKill = 8;
const tenant = { key: 'kazi' };
const amount = 1_000; // KES 10.00
const today = kenyanDay();

let dataDir: string;
let kazi: KaziProcess;
/** Every request that was sent, by its key, with the payment of its answer if one came. */
const requests = new Map<string, string | undefined>();

beforeAll(async () => {
  dataDir = await makeDataDir();
  kazi = await startProcess(dataDir, 'sample');
});
afterAll(async () => {
  await kazi.stop();
  await removeDataDir(dataDir);
});

async function login(role: string) {
  const { body } = await api(kazi, { tenant }).post('auth', {
    email: `${role}@kazi.test`,
    password: 'kazi-sample-2026',
  });
  return { as: api(kazi, { tenant, token: body.token }), id: body.user.id };
}
type Person = Awaited<ReturnType<typeof login>>;

async function purse({ as, id }: Person): Promise<{ balance: number; available: number }> {
  return (await as.get(`accounts/user/${id}`)).body.items[0];
}

const send = ({ as }: Person, beneficiary: string, key: string) =>
  as.send('withdraw/mobile-wallet/send-to-mpesa', {
    method: 'POST',
    body: JSON.stringify({ beneficiary, amount }),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });

/** Withdraws again and again until the server is gone; remembers each request and its answer. */
async function withdraw(person: Person, beneficiary: string, told: () => void): Promise<void> {
  for (;;) {
    const key = randomUUID();
    requests.set(key, undefined);
    const answer = await send(person, beneficiary, key).catch(() => undefined);
    if (answer?.status !== 201) return;
    requests.set(key, answer.body.id);
    told();
  }
}

test(`server and database killed in the middle of payments, ${rounds} times, lose and double no shilling`, {
  timeout: 400_000,
}, async () => {
  const first = await login('agent');
  const before = await purse(first);
  const [wallet] = (await first.as.get('mobile-wallets')).body.items;
  for (let round = 0; round < rounds; round++) {
    const person = await login('agent');
    let count = 0;
    const enough = Promise.withResolvers<void>();
    const told = () => void (++count >= writesBeforeKill && enough.resolve());
    const writing = Array.from({ length: writers }, () => withdraw(person, wallet.id, told));
    await enough.promise;
    await (round % 2 === 0 ? kazi.killServer() : kazi.killDatabase());
    await Promise.all(writing);
    kazi = await startProcess(dataDir);
  }

  // Each request again: an acknowledged one gives the same payment, another one is made now or was made before.
  const person = await login('agent');
  for (const [key, known] of requests) {
    const { status, body } = await send(person, wallet.id, key);
    expect(status, JSON.stringify(body)).toBe(201);
    if (known) expect(body.id).toBe(known);
    requests.set(key, body.id);
  }
  const made = new Set(requests.values());
  expect(made.size).toBe(requests.size);

  const underWay = 'payments?limit=200&status=created&status=submitted&status=unknown';
  await vi.waitFor(async () => expect((await person.as.get(underWay)).body.items).toEqual([]), {
    timeout: 150_000,
    interval: 500,
  });
  const after = await purse(person);
  expect(after.available).toBe(after.balance);
  // One whose server died between writing down that it is sent and sending it never reached the rail: it went back.
  const ended: { id: string; status: string }[] = await everyPage(person.as, 'payments', 200);
  const paid = ended.filter(({ id, status }) => made.has(id) && status === 'succeeded');
  const lost = ended.filter(({ id, status }) => made.has(id) && status === 'failed');
  expect(paid.length + lost.length).toBe(made.size);
  expect(lost.length).toBeLessThanOrEqual(rounds * writers);
  expect(before.balance - after.balance).toBe(paid.length * amount);

  // The rail's own books show each payout once, and nothing that ours do not.
  const owner = await login('owner');
  const compared = (await owner.as.post('reconciliation', { from: today, to: kenyanDay() })).body;
  expect(compared.differences).toEqual([]);
  expect(compared.matched).toBeGreaterThanOrEqual(paid.length);
  expect((await owner.as.get('reconciliation')).body).toMatchObject({ balanced: true, inTransit: 0 });
});
