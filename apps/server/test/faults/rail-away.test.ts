import type { CoopServer } from '@kazi/payment-rails/coop/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectMade } from '../answers.ts';
import { api } from '../api.ts';
import { startApp, type TestApp } from '../app.ts';
import { railsBy, startBank } from '../bank.ts';
import { verified } from '../books.ts';
import { aFund } from '../factories/funds.ts';
import { aTenant, type TestTenant } from '../factories/tenant.ts';
import { aUser, type TestUser } from '../factories/user.ts';
import { askingIsDue, longAgo, pay, swept, wallet } from '../wallet.ts';
import { type Link, openLink } from './link.ts';

const funds = 100_000_00;

let bank: CoopServer;
let link: Link;
let server: TestApp;
let tenant: TestTenant;
let user: TestUser;
let receiver: string;

beforeAll(async () => {
  bank = await startBank();
  link = await openLink(bank.address);
  server = await startApp({ rails: railsBy(link.url) });
  tenant = await aTenant(server);
  user = await aUser(server, tenant, { role: 'agent' });
  await aFund(server, user, funds / 100);
  const given = { name: 'Amina Otieno', bank: '11', account: '01109876543210' };
  receiver = (await expectMade(api(server, user), 'bank-accounts', given)).id;
  await longAgo(server, user);
});
afterAll(async () => {
  await server.stop();
  await link.away();
  await bank.close();
});

async function withdraw(amount: number): Promise<string> {
  const { status, body } = await pay(server, user, 'withdraw/bank/ift', { beneficiary: receiver, amount });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.rail).toBe('coop');
  return body.id;
}

const statusOf = async (id: string): Promise<string> =>
  (await api(server, user).get(`payments/${id}`)).body.status;
const reaches = (id: string, status: string) =>
  vi.waitFor(async () => expect(await statusOf(id)).toBe(status), 15_000);

/** Waits for the bank's transfers, since a payment is submitted from before it is sent. */
const received = (transfers: number) =>
  vi.waitFor(() => expect(bank.transfers).toHaveLength(transfers), 15_000);

/** Lets so many hours pass for what is open, which was asked about so many minutes ago. */
const pass = (hours: number, askedMinutesAgo: number) =>
  server.services.database.write(tenant.id, null, async (tx) => {
    await tx
      .updateTable('payments')
      .set({
        submitted_at: sql<Date>`now() - make_interval(hours => ${hours})`,
        asked_at: sql<Date>`now() - make_interval(mins => ${askedMinutesAgo})`,
      })
      .where('tenant_id', '=', tenant.id)
      .where('status', 'in', ['submitted', 'unknown'])
      .execute();
    await askingIsDue(tx);
  });

/** When each open payment was last asked about. */
const asked = () =>
  server.services.database.read(tenant.id, (db) =>
    db
      .selectFrom('payments')
      .select(['id', 'asked_at'])
      .where('tenant_id', '=', tenant.id)
      .orderBy('id')
      .execute(),
  );

test('a rail that is away for a day: what it took is paid, what it never saw comes back, and nothing is guessed meanwhile', async () => {
  const taken = await withdraw(1_000_00);
  await reaches(taken, 'submitted');
  await received(1);
  await link.away();
  const unseen = await withdraw(2_000_00);
  await reaches(unseen, 'unknown');
  expect(bank.transfers).toHaveLength(1);

  for (let hours = 1; hours <= 24; hours++) {
    await pass(hours, 61);
    await swept(server, tenant.id);
    expect(await wallet(server, user)).toMatchObject({ has: funds, available: funds - 3_000_00 });
    expect(await statusOf(unseen)).toBe('unknown');
    expect(['submitted', 'unknown']).toContain(await statusOf(taken));
  }
  // After so long it is asked once an hour, however often one looks.
  await pass(24, 59);
  const before = await asked();
  await swept(server, tenant.id);
  expect(await asked()).toEqual(before);

  await link.back();
  const earlier = link.connections();
  await pass(24, 61);
  await swept(server, tenant.id);
  await reaches(taken, 'succeeded');
  await reaches(unseen, 'failed');
  expect(link.connections()).toBeGreaterThan(earlier);
  expect(bank.transfers).toHaveLength(1);
  const left = funds - 1_000_00;
  expect(await wallet(server, user)).toMatchObject({ has: left, available: left });

  const again = await withdraw(2_000_00);
  await reaches(again, 'submitted');
  await received(2);
  expect(await verified(server, tenant)).toEqual({ differences: [], strays: [] });
});
