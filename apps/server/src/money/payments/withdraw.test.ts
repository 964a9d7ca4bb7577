import type { Operation } from '@kazi/contract/money';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { askingIsDue, longAgo, pay, swept, wallet } from '../../../test/wallet.ts';
import { send } from './send.ts';

const server = useServer();
let user: TestUser;
let owner: TestUser;
let receiver: string;
const paths = {
  'bank-transfer': 'withdraw/bank/ift',
  'pesalink-to-account': 'withdraw/pesalink/pesalink-to-account',
  'pesalink-to-phone': 'withdraw/pesalink/pesalink-to-phone',
  'send-to-mpesa': 'withdraw/mobile-wallet/send-to-mpesa',
} as const satisfies Partial<Record<Operation, string>>;

beforeEach(async () => {
  const tenant = await aTenant(server);
  user = await aUser(server, tenant, { role: 'agent' });
  owner = await aUser(server, tenant, { role: 'owner' });
  await aFund(server, user, 400_000);
  receiver = (
    await expectMade(api(server, user), 'bank-accounts', {
      name: 'Amina Otieno',
      bank: '11',
      account: '01109876543210',
    })
  ).id;
  await longAgo(server, user);
});

const withdraw = (
  amount: number,
  {
    to = receiver,
    by = 'bank-transfer' as keyof typeof paths,
    key,
  }: { to?: string; by?: keyof typeof paths; key?: string } = {},
) => pay(server, user, paths[by], { beneficiary: to, amount }, key);
const payment = async (id: string, as = user) => (await api(server, as).get(`payments/${id}`)).body;
const reaches = (id: string, status: string) =>
  vi.waitFor(async () => expect(await payment(id)).toMatchObject({ status }), 10_000);
const alerts = async () => (await api(server, owner).get('reconciliation/alerts')).body.items;
const full = 400_000_00;

async function begun(amount: number) {
  const { status, body } = await withdraw(amount);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** As if a payment had been sent some minutes ago. */
const minutesAgo = (id: string, minutes: number) =>
  server.services.database.write(user.tenant.id, null, async (tx) => {
    const then = new Date(Date.now() - minutes * 60_000);
    await tx
      .updateTable('payments')
      .set({ submitted_at: then, asked_at: null })
      .where('id', '=', id)
      .execute();
    await askingIsDue(tx);
  });

describe('a withdrawal', () => {
  test('reaches each kind of receiver, for its fee', async () => {
    const as = api(server, user);
    const phone = '+254712345678';
    const [to, wallets] = [
      (
        await expectMade(as, 'pesalink-beneficiaries', {
          type: 'PESALINK',
          name: 'Otieno',
          bank: '68',
          account: '0123456789',
          phone,
        })
      ).id,
      (await expectMade(as, 'mobile-wallets', { name: 'Otieno', phone })).id,
    ];
    await longAgo(server, user);
    const made = [
      await withdraw(1_000_00),
      await withdraw(1_000_00, { to, by: 'pesalink-to-account' }),
      await withdraw(1_000_00, { to, by: 'pesalink-to-phone' }),
      await withdraw(1_000_00, { to: wallets, by: 'send-to-mpesa' }),
    ].map(({ status, body }) => ({ ...body, made: status }));
    expect(made.map(({ made: status }) => status)).toEqual([201, 201, 201, 201]);
    for (const { id } of made) await reaches(id, 'succeeded');
    const total = made.reduce((sum, { amount, fee }) => sum + amount + fee, 0);
    expect(made.map(({ fee }) => fee)).toEqual([0, 50_00, 50_00, 5_00]);
    expect(await wallet(server, user)).toMatchObject({ has: full - total, available: full - total });
  });

  test('holds its amount until it is decided', async () => {
    const { id } = await begun(40_410_00); // stays pending
    await reaches(id, 'submitted');
    expect(await wallet(server, user)).toMatchObject({ has: full, available: full - 40_410_00 });
  });

  test.each([
    [40_401_00, 'insufficient'],
    [40_402_00, 'receiver-not-registered'],
    [40_409_00, 'limit'],
  ])('of %i cents that the rail will not make goes back to the wallet', async (amount, reason) => {
    const { id } = await begun(amount);
    await reaches(id, 'failed');
    expect((await payment(id)).failure.reason).toBe(reason);
    expect(await wallet(server, user)).toMatchObject({ has: full, available: full });
  });

  test.each([40_406_00, 40_407_00, 40_408_00])(
    'of %i cents, told twice, early or out of order, is made once',
    async (amount) => {
      const { id } = await begun(amount);
      await reaches(id, 'succeeded');
      await swept(server, user.tenant.id);
      expect(await wallet(server, user)).toMatchObject({ has: full - amount, available: full - amount });
      expect(await alerts()).toEqual([]);
    },
  );

  test('whose answer is lost is unknown, never sent again, and asked about', async () => {
    const { id } = await begun(40_403_00);
    await vi.waitFor(
      async () => expect(['unknown', 'succeeded']).toContain((await payment(id)).status),
      10_000,
    );
    await send({ tenant: user.tenant.id, payment: id }, server.services); // a job that runs again
    await minutesAgo(id, 2);
    await swept(server, user.tenant.id);
    await reaches(id, 'succeeded');
    expect(await wallet(server, user)).toMatchObject({ has: full - 40_403_00 });
  });

  test('whose notice never comes is asked about', async () => {
    const { id } = await begun(40_405_00);
    await reaches(id, 'submitted');
    await minutesAgo(id, 2);
    await swept(server, user.tenant.id);
    await reaches(id, 'succeeded');
  });

  test('whose job went down with a server is sent by the next that looks', async () => {
    const { id } = await begun(40_410_00);
    await reaches(id, 'submitted');
    await server.services.database.write(user.tenant.id, null, async (tx) => {
      const then = new Date(Date.now() - 60_000);
      const asBefore = { status: 'created' as const, created_at: then, submitted_at: null, asked_at: null };
      await tx
        .updateTable('payments')
        .set({ ...asBefore, reference: `KZ${id}`.slice(0, 26) })
        .where('id', '=', id)
        .execute();
    });
    await swept(server, user.tenant.id);
    expect(await payment(id)).not.toMatchObject({ status: 'created' });
  });

  test('that the rail never saw is believed lost after ten minutes, not before', async () => {
    const { id } = await begun(40_404_00);
    await reaches(id, 'unknown');
    await minutesAgo(id, 5);
    await swept(server, user.tenant.id);
    expect(await payment(id)).toMatchObject({ status: 'unknown' });
    expect(await wallet(server, user)).toMatchObject({ available: full - 40_404_00 });
    await minutesAgo(id, 11);
    await swept(server, user.tenant.id);
    await reaches(id, 'failed');
    expect(await wallet(server, user)).toMatchObject({ has: full, available: full });
  });
});

describe('a wallet', () => {
  const spend = (shillings: number) => withdraw(shillings * 100);

  test('is not overspent: two of 60 from 100 make exactly one', async () => {
    const poor = await aUser(server, user.tenant, { role: 'agent' });
    await aFund(server, poor, 100);
    user = poor;
    receiver = (
      await expectMade(api(server, poor), 'bank-accounts', { name: 'P', bank: '11', account: '22223333' })
    ).id;
    const answers = await Promise.all([spend(60), spend(60)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await wallet(server, poor)).toMatchObject({ available: 40_00 });
    expect((await api(server, poor).get('payments')).body.items).toHaveLength(1);
  });

  test('is not charged twice for one payment: fifty with one key make one withdrawal', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw(100_00, { key: 'once' })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await reaches(answers[0]?.body.id, 'succeeded');
    expect(await wallet(server, user)).toMatchObject({ has: full - 100_00 });
    expect((await withdraw(101_00, { key: 'once' })).status).toBe(422);
  });

  test('is left alone by every refusal', async () => {
    const theirs = await aUser(server, user.tenant, { role: 'agent' });
    const foreign = (
      await expectMade(api(server, theirs), 'bank-accounts', { name: 'T', bank: '11', account: '99998888' })
    ).id;
    for (const [payment, status] of [
      [{ beneficiary: foreign, amount: 100_00 }, 404],
      [{ beneficiary: receiver, amount: full + 1 }, 409],
      [{ beneficiary: receiver, amount: 0 }, 400],
      [{ beneficiary: receiver, amount: 1.5 }, 400],
      [{ beneficiary: receiver, amount: 100_00, currency: 'USD' }, 400],
      [{ amount: 100_00 }, 400],
    ] as const)
      expect((await pay(server, user, paths['bank-transfer'], payment)).status, JSON.stringify(payment)).toBe(
        status,
      );
    expect((await withdraw(100_00, { by: 'send-to-mpesa' })).status).toBe(400);
    expect(await wallet(server, user)).toMatchObject({ has: full, available: full });
    expect((await api(server, user).get('payments')).body.items).toEqual([]);
  });

  test('is refused at the receiver where that is at fault, whatever the amount', async () => {
    const phone = { name: 'Otieno', phone: '+254712345678' };
    const { id: unverified } = await expectMade(api(server, user), 'mobile-wallets', phone);
    for (const amount of [100_00, 100_50, 1, full + 1]) {
      for (const [to, problem] of [
        [unverified, 'Verify this recipient first.'],
        [receiver, 'This recipient cannot be paid by this method.'],
      ] as const) {
        const { status, body } = await withdraw(amount, { to, by: 'send-to-mpesa' });
        expect([status, body.data.errorMessage, body.data.fields]).toEqual([
          400,
          problem,
          { beneficiary: problem },
        ]);
        const asked = `operation=send-to-mpesa&beneficiary=${to}&amount=${amount}`;
        const { body: quoted } = await api(server, user).get(`payments/quote?${asked}`);
        expect(quoted).toMatchObject({ problem, problemAt: 'beneficiary' });
      }
    }
  });

  test('is refused at its amount where that is at fault, and says what of it', async () => {
    const { id: verified } = await expectMade(api(server, user), 'mobile-wallets', {
      name: 'Otieno',
      phone: '+254712345678',
    });
    await longAgo(server, user);
    const at = async (amount: number, by?: Parameters<typeof withdraw>[1]) => {
      const { status, body } = await withdraw(amount, by);
      return [status, body.data.fields];
    };
    const toWallet = { to: verified, by: 'send-to-mpesa' } as const;
    const whole = { amount: 'M-Pesa takes whole shillings only.' };
    expect(await at(100_50, toWallet)).toEqual([400, whole]);
    expect((await withdraw(full - 500_00)).status).toBe(201);
    expect(await at(500_50, toWallet)).toEqual([400, whole]);
    expect(await at(1_000_00, toWallet)).toEqual([409, { amount: 'must be covered by the balance' }]);
  });

  test('sends little to a receiver that is new', async () => {
    const fresh = (
      await expectMade(api(server, user), 'bank-accounts', { name: 'New', bank: '01', account: '55556666' })
    ).id;
    expect((await withdraw(20_001_00, { to: fresh })).status).toBe(400);
    expect((await withdraw(20_000_00, { to: fresh })).status).toBe(201);
  });
});

describe('a large withdrawal', () => {
  const large = 100_000_00;
  const decide = (as: TestUser, id: string, what: string, body = {}) =>
    api(server, as).post(`payments/${id}/${what}`, body);

  test('waits for a second person, its money held', async () => {
    const { id, status, may } = await begun(large);
    expect(status).toBe('awaiting-approval');
    expect(may).toEqual({ approve: false, approveRefusal: null, refuse: false, cancel: true });
    expect(await wallet(server, user)).toMatchObject({ available: full - large });
    expect((await decide(user, id, 'approval')).status).toBe(403);
    const colleague = await aUser(server, user.tenant, { role: 'manager' });
    expect((await decide(colleague, id, 'approval')).status).toBe(404);
    const outsider = await aUser(server, await aTenant(server), { role: 'owner' });
    expect((await decide(outsider, id, 'approval')).status).toBe(404);
    expect((await payment(id, owner)).may).toEqual({
      approve: true,
      approveRefusal: null,
      refuse: true,
      cancel: false,
    });
    const answers = await Promise.all([decide(owner, id, 'approval'), decide(owner, id, 'approval')]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409]);
    await reaches(id, 'succeeded');
    expect(await payment(id)).toMatchObject({ approval: { by: { id: owner.id } } });
    expect(await wallet(server, user)).toMatchObject({ has: full - large });
  });

  test('that is refused or taken back is the wallet’s again, once', async () => {
    const { id } = await begun(large);
    expect((await decide(owner, id, 'refusal', { reason: '' })).status).toBe(400);
    expect((await decide(owner, id, 'refusal', { reason: 'Ask me first' })).status).toBe(201);
    expect(await payment(id)).toMatchObject({ status: 'refused', approval: { reason: 'Ask me first' } });
    expect((await decide(owner, id, 'approval')).status).toBe(409);
    const taken = await begun(large);
    expect((await decide(owner, taken.id, 'cancellation')).status).toBe(403);
    expect((await decide(user, taken.id, 'cancellation')).status).toBe(201);
    expect(await wallet(server, user)).toMatchObject({ has: full, available: full });
  });
});
