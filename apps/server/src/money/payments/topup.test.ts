import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { answerPrompt, pay, phone, wallet } from '../../../test/wallet.ts';
import { newId } from '../../database/ids.ts';
import { sweepAnswersHandler } from '../../http/once/sweep.ts';
import { callbackPathOf } from './callback-address.ts';
import { ask } from './send.ts';

const server = useServer();
let number: string;
let other = 10_000_000;

const user: TestUser = useAnew(async () => aUser(server, await aTenant(server)));
beforeEach(async () => {
  other += 1;
  number = `2547${other}`; // a phone of its own for each test
});

const topUp = (amount = 1_000_00, key?: string) =>
  pay(server, user, 'mpesa-topup', { phone: `+${number}`, amount }, key);

/** Tops up as far as the prompt on the phone. Gives the payment. */
async function prompted(amount = 1_000_00) {
  const { status, body } = await topUp(amount);
  expect(status, JSON.stringify(body)).toBe(201);
  await vi.waitFor(
    async () => expect((await phone(server, number)).prompts).toMatchObject([{ amount }]),
    10_000,
  );
  return body;
}

const payment = async (id: string) => (await api(server, user).get(`payments/${id}`)).body;
const reaches = (id: string, status: string) =>
  vi.waitFor(async () => expect(await payment(id)).toMatchObject({ status }), 10_000);
const alerts = async () => {
  const owner = await aUser(server, user.tenant, { role: 'owner' });
  return (await api(server, owner).get('reconciliation/alerts')).body.items;
};

const addressOf = (rail: string, payment: string, tenant = user.tenant.id) =>
  server.address + callbackPathOf(server.services, rail, { tenant, payment });

/** A notice to the payment's own address, as the sandbox would send it. */
const notify = (id: string, body: unknown, headers = {}) =>
  fetch(addressOf('sandbox', id), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a top-up', () => {
  test('needs a login, and a role that pays', async () => {
    expect(
      (await pay(server, { ...user, token: 'x' }, 'mpesa-topup', { phone: '+254712345678', amount: 100_00 }))
        .status,
    ).toBe(401);
  });

  test('arrives once the phone has approved', async () => {
    const { id, reference } = await prompted();
    expect(await wallet(server, user)).toMatchObject({ has: 0 });
    await answerPrompt(server, reference, 'approve');
    await reaches(id, 'succeeded');
    expect(await wallet(server, user)).toMatchObject({ has: 1_000_00, available: 1_000_00 });
    const { receipt, steps } = await payment(id);
    expect(receipt).toBeTruthy();
    expect(steps.map(({ status }: { status: string }) => status)).toEqual([
      'created',
      'submitted',
      'succeeded',
    ]);
  });

  test.each([
    ['decline', 'cancelled'],
    ['timeout', 'expired'],
  ] as const)('moves nothing when the phone says %s', async (answer, reason) => {
    const { id, reference } = await prompted();
    await answerPrompt(server, reference, answer);
    await reaches(id, 'failed');
    expect((await payment(id)).failure.reason).toBe(reason);
    expect(await wallet(server, user)).toMatchObject({ has: 0 });
  });

  test('needs a key, and takes no amount that M-Pesa does not', async () => {
    const asked = (amount: unknown) => pay(server, user, 'mpesa-topup', { phone: `+${number}`, amount });
    for (const amount of [0, -1, 1.5, '1e3', 150, 2 ** 53, 260_000_00, null, Number.NaN])
      expect((await asked(amount)).status, `${amount}`).toBe(400);
    const keyless = await api(server, user).post('mpesa-topup', { phone: `+${number}`, amount: 100_00 });
    expect(keyless.status).toBe(400);
    expect(keyless.body.data.fields).toHaveProperty('Idempotency-Key');
    expect((await topUp(100_00, 'k'.repeat(256))).status).toBe(400);
    expect((await pay(server, user, 'mpesa-topup', { phone: '+4915112345678', amount: 100_00 })).status).toBe(
      400,
    );
  });
});

describe('one key makes one payment', () => {
  test('however many times it comes at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => topUp(1_000_00, 'once')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await vi.waitFor(async () => expect((await phone(server, number)).prompts).toHaveLength(1), 10_000);
    expect((await api(server, user).get('payments')).body.items).toHaveLength(1);
  });

  test('its answer is forgotten after three months, and pays nothing again', async () => {
    await topUp(1_000_00, 'late');
    const { database } = server.services;
    await database.write(user.tenant.id, null, (tx) =>
      tx
        .updateTable('idempotency_keys')
        .set({ created_at: new Date(Date.now() - 91 * 86_400_000) })
        .where('tenant_id', '=', user.tenant.id)
        .where('key', '=', 'late')
        .execute(),
    );
    await topUp(1_000_00, 'soon');
    await sweepAnswersHandler.run({}, server.services);
    expect((await topUp(1_000_00, 'soon')).status).toBe(201);
    const late = await topUp(1_000_00, 'late');
    expect([late.status, late.body.data.errorMessage]).toEqual([
      409,
      expect.stringContaining('Nothing was changed'),
    ]);
    expect((await api(server, user).get('payments')).body.items).toHaveLength(2);
  });

  test('is refused for another payment, and another person’s key is their own', async () => {
    await topUp(1_000_00, 'mine');
    expect((await topUp(2_000_00, 'mine')).status).toBe(422);
    const twin = await aUser(server, user.tenant);
    const theirs = await pay(
      server,
      twin,
      'mpesa-topup',
      { phone: '+254799000111', amount: 3_000_00 },
      'mine',
    );
    expect(theirs.status).toBe(201);
    expect(theirs.body.user.id).toBe(twin.id);
  });

  test('and is not spent by what was refused', async () => {
    expect((await topUp(150, 'again')).status).toBe(400);
    expect((await topUp(100_00, 'again')).status).toBe(201);
  });
});

describe('a notice is believed only', () => {
  test('with the rail’s signature: a forged one moves nothing and raises an alert', async () => {
    const { id, reference } = await prompted();
    const forged = {
      id: 'x',
      reference,
      railReference: 'SB1',
      state: 'succeeded',
      amount: 1_000_00,
      phone: number,
      receipt: 'R1',
      failure: null,
    };
    for (const body of [forged, { ...forged, amount: 100 }, {}, null, [], 'text'])
      expect((await notify(id, body, { 'x-sandbox-signature': 'f'.repeat(64) })).status).toBe(403);
    expect(await payment(id)).toMatchObject({ status: 'submitted' });
    expect(await wallet(server, user)).toMatchObject({ has: 0 });
    expect(new Set((await alerts()).map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['notice-not-genuine']),
    );
  });

  test('by what it says, and is kept with whatever characters it says it', async () => {
    const { id } = await prompted();
    const said = { '\0': 'a\0b', half: ['\ud800'], whole: '😀', written: '\\u0000 \\\\ud800' };
    expect((await notify(id, said)).status).toBe(403);
    expect(await alerts()).toMatchObject([{ kind: 'notice-not-genuine' }]);
    const kept = await server.services.database.read(user.tenant.id, (db) =>
      db.selectFrom('rail_notices').select('body').where('tenant_id', '=', user.tenant.id).execute(),
    );
    const instead = { '\ufffd': 'a\ufffdb', half: ['\ufffd'] };
    expect(kept).toEqual([{ body: { ...instead, whole: said.whole, written: said.written } }]);
  });

  test('where it can be read: one nested without end is refused as any other bad body', async () => {
    const { id } = await prompted();
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const nested = `${open.repeat(5_000)}1${close.repeat(5_000)}`;
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(addressOf('sandbox', id), { method: 'POST', body: nested, headers });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toMatch(/nested more than 64 deep/);
      const { status } = await api(server, user).send('tasks', { method: 'POST', body: nested, headers });
      expect(status).toBe(400);
    }
  });

  test('at the payment’s own address', async () => {
    const status = async (address: string) =>
      (
        await fetch(address, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).status;
    for (const token of ['0'.repeat(64), 'short', '../..'])
      expect(
        await status(`${server.address}/callbacks/sandbox/${user.tenant.id}/${encodeURIComponent(token)}`),
      ).toBe(404);
    const { id } = await prompted();
    for (const rail of ['%00', '%F0%9F%98%80', 'Coop', 'x'.repeat(100)])
      expect(await status(addressOf(rail, id))).toBe(404);
    expect(await status(addressOf('coop', id))).toBe(403);
    for (const elsewhere of [(await aTenant(server)).id, newId(), 'nowhere'])
      expect(await status(addressOf('sandbox', id, elsewhere))).toBe(404);
  });

  test('once: asked and told again, the wallet gets no more', async () => {
    const { id, reference } = await prompted();
    await answerPrompt(server, reference, 'approve');
    await reaches(id, 'succeeded');
    const which = { tenant: user.tenant.id, payment: id };
    await Promise.all(Array.from({ length: 10 }, () => ask(which, server.services)));
    expect(await wallet(server, user)).toMatchObject({ has: 1_000_00 });
    expect(await alerts()).toEqual([]);
  });
});
