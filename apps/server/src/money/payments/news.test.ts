import { beforeEach, expect, test, vi } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mail.ts';
import { longAgo, pay } from '../../../test/wallet.ts';
import { callbackPathOf } from './callback-address.ts';

const server = useServer();
let user: TestUser;
let owner: TestUser;
let beneficiary: string;
const large = 100_000_00;

beforeEach(async () => {
  const tenant = await aTenant(server);
  user = await aUser(server, tenant, { role: 'agent' });
  owner = await aUser(server, tenant, { role: 'owner', firstName: 'Njeri', lastName: 'Kamau' });
  await aFund(server, user, 500_000);
  const receiver = { name: 'Amina Otieno', bank: '11', account: '01109876543210' };
  beneficiary = (await expectMade(api(server, user), 'bank-accounts', receiver)).id;
  await longAgo(server, user);
});

async function begun(amount: number): Promise<string> {
  const { status, body } = await pay(server, user, 'withdraw/bank/ift', { beneficiary, amount });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const newsOf = async (who: TestUser) => (await api(server, who).get('notifications')).body.items;
const kindsOf = async (who: TestUser) => (await newsOf(who)).map(({ kind }: { kind: string }) => kind);
const told = (who: TestUser, kinds: string[]) =>
  vi.waitFor(async () => expect(await kindsOf(who)).toEqual(kinds), 10_000);

test('a withdrawal that waits is told to who may let it go, and what becomes of it to whose it is', async () => {
  const id = await begun(large);
  expect(await newsOf(owner)).toMatchObject([
    {
      kind: 'approval',
      actor: { id: user.id },
      task: null,
      payment: { id, amount: large, currency: 'KES', name: 'Amina Otieno' },
    },
  ]);
  expect(await kindsOf(user)).toEqual([]);
  await api(server, owner).post(`payments/${id}/approval`);
  await told(user, ['paid', 'approved']);
  const [paid, approved] = await newsOf(user);
  expect(approved).toMatchObject({ actor: { id: owner.id }, payment: { id } });
  expect(paid).toMatchObject({ actor: null, payment: { id } });
  expect(await newsOf(owner)).toMatchObject([{ kind: 'approval', readAt: expect.any(String) }]);
});

test('a refusal, and a payment that comes back, are told to whose they are', async () => {
  await api(server, owner).post(`payments/${await begun(large)}/refusal`, { reason: 'Ask me first' });
  await told(user, ['refused']);
  await begun(40_401_00); // the sandbox refuses it
  await told(user, ['unpaid', 'refused']);
});

test('who may approve nothing any more is no longer shown what a payment is about', async () => {
  await begun(large);
  const role_id = owner.tenant.roles.get('agent') ?? '';
  await server.services.database.write(owner.tenant.id, null, (tx) =>
    tx.updateTable('users').set({ role_id }).where('id', '=', owner.id).execute(),
  );
  server.services.sessions.forget();
  expect(await newsOf(owner)).toMatchObject([{ kind: 'approval', payment: null }]);
});

test('a forged notice is told to who keeps the books, and kept in the audit trail', async () => {
  const id = await begun(40_410_00); // stays on its way
  await fetch(
    server.address + callbackPathOf(server.services, 'sandbox', { tenant: user.tenant.id, payment: id }),
    {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    },
  );
  expect(await newsOf(owner)).toMatchObject([{ kind: 'alert', payment: { id } }]);
  expect(await kindsOf(user)).toEqual([]);
  await expect
    .poll(async () => (await api(server, owner).get('audit?kind=refusal&q=callbacks')).body.items)
    .toMatchObject([{ action: 'not-believed', subject: 'payment', subjectId: id, ip: '127.0.0.1' }]);
});

test('comes by mail too, unless that is not wanted', async () => {
  const mailed = async (who: TestUser) => (await mailsTo(server, who.email)).map(({ subject }) => subject);
  const quiet = await aUser(server, user.tenant, { role: 'owner' });
  await preferring(server, quiet, {
    notices: { approval: 'bell', approved: 'bell', refused: 'bell', paid: 'bell', unpaid: 'bell' },
  });
  const id = await begun(large);
  const asked = 'Amina Otieno asks you to approve a withdrawal of KES 100,000.00';
  await vi.waitFor(async () => expect(await mailed(owner)).toEqual([asked]), { timeout: 15_000 });
  expect((await mailsTo(server, owner.email))[0]?.text).toContain(`/wallet/payments/${id}`);
  await api(server, owner).post(`payments/${id}/approval`);
  const news = [
    'A recipient was added to your wallet',
    'Your withdrawal of KES 100,000.00 has arrived',
    'Njeri Kamau approved your withdrawal of KES 100,000.00',
  ];
  await vi.waitFor(async () => expect((await mailed(user)).toSorted()).toEqual(news.toSorted()), {
    timeout: 15_000,
  });
  expect(await mailed(quiet)).toEqual([]);
});
