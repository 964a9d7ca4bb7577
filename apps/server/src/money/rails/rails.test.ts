import type { CoopServer } from '@kazi/payment-rails/coop/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { railsBy, startBank } from '../../../test/bank.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { pay, wallet } from '../../../test/wallet.ts';
import { ask } from '../payments/send.ts';

let bank: CoopServer;
let server: TestApp;
let user: TestUser;
let owner: TestUser;
let receiver: string;

beforeAll(async () => {
  bank = await startBank();
  server = await startApp({ rails: railsBy(bank.address) });
});
beforeEach(async () => {
  const tenant = await aTenant(server);
  user = await aUser(server, tenant, { role: 'agent' });
  owner = await aUser(server, tenant, { role: 'owner' });
  await aFund(server, user, 100_000);
  const given = { name: 'Amina Otieno', bank: '11', account: '01109876543210' };
  receiver = (await expectMade(api(server, user), 'bank-accounts', given)).id;
});
afterAll(async () => {
  await server.stop();
  await bank.close();
});

const payment = async (id: string) => (await api(server, user).get(`payments/${id}`)).body;
const reaches = (id: string, status: string) =>
  vi.waitFor(async () => expect(await payment(id)).toMatchObject({ status }), 10_000);

/** A withdrawal that the bank has taken. */
async function taken(amount: number) {
  const sent = bank.transfers.length;
  const { status, body } = await pay(server, user, 'withdraw/bank/ift', { beneficiary: receiver, amount });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.rail).toBe('coop');
  await vi.waitFor(() => expect(bank.transfers).toHaveLength(sent + 1), 10_000);
  await reaches(body.id, 'submitted');
  return body;
}

describe('a withdrawal over a bank', () => {
  test('has succeeded once its notice says so, and moves nothing when that is told again', async () => {
    const { id, reference } = await taken(1_000_00);
    await Promise.all([bank.callBack(reference), bank.callBack(reference), bank.callBack(reference)]);
    await reaches(id, 'succeeded');
    expect(await wallet(server, user)).toMatchObject({ has: 99_000_00, available: 99_000_00 });
  });

  test('is given back when the bank says it failed', async () => {
    const { id, reference } = await taken(1_000_00);
    bank.decide(reference, { message: '2', leg: '-15', said: 'INVALID ACCOUNT NUMBER' });
    await bank.callBack(reference);
    await reaches(id, 'failed');
    expect(await wallet(server, user)).toMatchObject({ has: 100_000_00, available: 100_000_00 });
  });

  test('is decided whatever characters the bank uses, in a notice and when it is asked', async () => {
    const said = `NO SUCH\0 ACCOUNT \ud800${'x'.repeat(179)}😀`;
    const verdict = { message: '2', leg: '-15', said };
    const [told, asked] = [await taken(1_000_00), await taken(1_000_00)];
    for (const { reference } of [told, asked]) bank.decide(reference, verdict);
    await bank.callBack(told.reference, { '\0': '\0' });
    await reaches(told.id, 'failed');
    await ask({ tenant: user.tenant.id, payment: asked.id }, server.services);
    await reaches(asked.id, 'failed');
    const { id, reference } = await taken(1_000_00);
    const [leg] = z.array(z.looseObject({})).parse(bank.envelope(reference).Destinations);
    await bank.callBack(reference, { Destinations: [{ ...leg, TransactionID: '\0REF\ud800' }] });
    await reaches(id, 'succeeded');
  });

  test('is asked about where its notice speaks of much: a notice alone could be forged', async () => {
    const { id, reference } = await taken(15_000_00);
    bank.decide(reference, undefined); // the bank itself knows nothing yet
    await bank.callBack(reference, { MessageCode: '0' });
    expect(await payment(id)).toMatchObject({ status: 'submitted' });
    bank.decide(reference, { message: '0', leg: '0', said: 'Success' });
    await ask({ tenant: user.tenant.id, payment: id }, server.services);
    await reaches(id, 'succeeded');
  });

  test('is not moved by a notice of another amount, which raises an alert', async () => {
    const { id, reference } = await taken(1_000_00);
    await bank.callBack(reference, { Destinations: [], Source: { Amount: 1 } });
    await bank.callBack(reference, { MessageReference: 'KZOTHER' });
    expect(await payment(id)).toMatchObject({ status: 'submitted' });
    const { body } = await api(server, owner).get('reconciliation/alerts');
    expect(body.items.map(({ kind }: { kind: string }) => kind)).toContain('notice-not-genuine');
  });

  test('whose answer is lost is unknown until the bank has been asked', async () => {
    bank.plans.next({ silent: true });
    const sent = bank.transfers.length;
    const { body } = await pay(server, user, 'withdraw/bank/ift', {
      beneficiary: receiver,
      amount: 2_000_00,
    });
    await vi.waitFor(() => expect(bank.transfers).toHaveLength(sent + 1), 10_000);
    await vi.waitFor(
      async () => expect(['submitted', 'unknown']).toContain((await payment(body.id)).status),
      10_000,
    );
    await ask({ tenant: user.tenant.id, payment: body.id }, server.services);
    await reaches(body.id, 'succeeded');
    expect(bank.transfers).toHaveLength(sent + 1);
    expect(await wallet(server, user)).toMatchObject({ has: 98_000_00, available: 98_000_00 });
  });
});
