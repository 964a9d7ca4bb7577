import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';
import { longAgo, pay, wallet } from '../../../test/wallet.ts';

const server = useServer();
let user: TestUser;
let owner: TestUser;
const full = 300_000_00;
const large = 100_000_00;
const bank = { name: 'Amina Otieno', bank: '68', account: '0110 1234 5678' };

beforeEach(async () => {
  const tenant = await aTenant(server);
  user = await aUser(server, tenant, { role: 'agent' });
  owner = await aUser(server, tenant, { role: 'owner' });
  await aFund(server, user, full / 100);
});

const as = () => api(server, user);
/** A stranger with the link alone. */
const holder = () => api(server, { tenant: user.tenant });
const subjects = async () => (await mailsTo(server, user.email)).map(({ subject }) => subject);

/** A withdrawal that waits for a second person. */
async function waiting(): Promise<{ id: string; receiver: string }> {
  const { id: receiver } = await expectMade(as(), 'bank-accounts', bank);
  await longAgo(server, user);
  const asked = { beneficiary: receiver, amount: large };
  const { body } = await pay(server, user, 'withdraw/bank/ift', asked);
  expect(body.status).toBe('awaiting-approval');
  return { id: body.id, receiver };
}

describe('a receiver’s owner', () => {
  test('is told by mail of a new one and of a new number, not of a new name', async () => {
    const { id } = await expectMade(as(), 'bank-accounts', bank);
    await vi.waitFor(
      async () => expect(await subjects()).toEqual(['A recipient was added to your wallet']),
      10_000,
    );
    const [mail] = await mailsTo(server, user.email);
    expect(mail?.text).toContain('•••• 5678');
    expect(mail?.text).not.toContain('01101234');
    await as().put(`bank-accounts/${id}`, { name: 'Amina A. Otieno' });
    await as().put(`bank-accounts/${id}`, { account: '0999888777' });
    await vi.waitFor(
      async () =>
        expect(await subjects()).toEqual([
          'A recipient of your wallet has a new number',
          'A recipient was added to your wallet',
        ]),
      10_000,
    );
  });

  test('stops it by the link of the mail, and has back what waits for it', async () => {
    const { id, receiver } = await waiting();
    const token = await tokenFor(server, user.email, 'stop-receiver');
    for (let opened = 0; opened < 3; opened++)
      expect((await holder().get(`beneficiary-stops/${token}`)).body).toEqual({
        name: bank.name,
        number: '•••• 5678',
      });
    expect((await as().get('bank-accounts')).body.items).toHaveLength(1); // opening a link changes nothing
    expect((await holder().post(`beneficiary-stops/${token}`)).status).toBe(200);
    expect((await as().get('bank-accounts')).body.items).toEqual([]);
    expect((await as().get(`payments/${id}`)).body).toMatchObject({ status: 'cancelled' });
    expect(await wallet(server, user)).toMatchObject({ has: full, available: full });
    const again = { beneficiary: receiver, amount: 100_00 };
    expect((await pay(server, user, 'withdraw/bank/ift', again)).status).toBe(404);
    await expectEach(holder(), 404, [
      ['get', `beneficiary-stops/${token}`],
      ['post', `beneficiary-stops/${token}`],
    ]);
  });

  test('stops no other receiver by it, and nothing in another workspace', async () => {
    const { receiver } = await waiting();
    const token = await tokenFor(server, user.email, 'stop-receiver');
    const { id: other } = await expectMade(as(), 'bank-accounts', { ...bank, account: '55556666' });
    const elsewhere = api(server, { tenant: await aTenant(server) });
    await expectEach(elsewhere, 404, [['post', `beneficiary-stops/${token}`]]);
    await expectEach(holder(), 404, [
      ['post', `beneficiary-stops/${token.replace(receiver, other)}`],
      ['post', `beneficiary-stops/${receiver}${'A'.repeat(43)}`],
      ['post', `beneficiary-stops/${'A'.repeat(79)}`],
    ]);
    expect((await as().get('bank-accounts')).body.items).toHaveLength(2);
    for (const method of ['GET', 'POST'] as const)
      await survivesBadInput(holder(), { method, path: `beneficiary-stops/${other}${'A'.repeat(43)}` });
  });
});

describe('somebody who is suspended', () => {
  test('gets back what waits, and nothing of it is sent any more', async () => {
    const { id } = await waiting();
    expect((await api(server, owner).put(`users/${user.id}`, { status: 'suspended' })).status).toBe(200);
    const { body } = await api(server, owner).get(`payments/${id}`);
    expect([body.status, body.steps.at(-1).note]).toEqual(['cancelled', 'The account was suspended']);
    expect((await api(server, owner).post(`payments/${id}/approval`)).status).toBe(409);
    await api(server, owner).put(`users/${user.id}`, { status: 'active' });
    const { items } = (await api(server, owner).get(`accounts/user/${user.id}`)).body;
    expect(items[0]).toMatchObject({ balance: full, available: full });
  });

  test('is not paid by an approval, whatever still waits', async () => {
    const { id } = await waiting();
    await server.services.database.write(user.tenant.id, null, async (tx) => {
      await tx.updateTable('users').set({ status: 'suspended' }).where('id', '=', user.id).execute();
    });
    expect((await api(server, owner).post(`payments/${id}/approval`)).status).toBe(409);
    const reason = { reason: 'Has left' };
    expect((await api(server, owner).post(`payments/${id}/refusal`, reason)).status).toBe(201);
  });
});
