import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbedded } from '../../src/database/embedded/index.ts';
import { newId } from '../../src/database/ids.ts';
import { kenyanDay } from '../../src/database/kenyan-time.ts';
import { migrate } from '../../src/database/migrate.ts';
import { serverRole } from '../../src/database/role.ts';
import { openDatabase, type Tx } from '../../src/database/tenancy.ts';
import { everyPage, expectEach, expectMade } from '../answers.ts';
import { api } from '../api.ts';
import { makeDataDir, removeDataDir } from '../data-dir.ts';
import { aFund } from '../factories/funds.ts';
import { aTenant } from '../factories/tenant.ts';
import { aUser, type TestUser } from '../factories/user.ts';
import { wallet } from '../wallet.ts';
import { type KaziProcess, startProcess } from './process.ts';

const month = '2026-10';
/** More than are paid in one transaction. */
const employees = 230;
const purse = 5_000_000_00;
/** A job of a server that died is free for another after a minute. */
const soon = { timeout: 150_000, interval: 100 };

let dataDir: string;
let kazi: KaziProcess;
let owner: TestUser;
let second: TestUser;

beforeAll(async () => {
  dataDir = await makeDataDir();
  await fill();
  kazi = await startProcess(dataDir);
});
afterAll(async () => {
  await kazi.stop();
  await removeDataDir(dataDir);
});

/** Puts a firm into the database before the server runs. */
async function fill(): Promise<void> {
  const { url, ownerUrl, stop } = await startEmbedded({ dataDir, log: () => undefined });
  await migrate(ownerUrl, { server: serverRole });
  const services = { database: openDatabase({ url, max: 2 }) };
  const tenant = await aTenant({ services });
  owner = await aUser({ services }, tenant, { role: 'owner' });
  second = await aUser({ services }, tenant, { role: 'admin' });
  await aFund({ services }, owner, purse / 100);
  await services.database.write(tenant.id, null, hire);
  await services.database.close();
  await stop();
}

async function hire(tx: Tx): Promise<void> {
  await sql`
    insert into employees (tenant_id, id, number, first_name, last_name, joined_on, kra_pin, pay_method, pay_phone, pay_changed_at)
    select ${tx.tenant}, gen_random_uuid(), 'E' || n, 'Wanjiru', 'Kamau', '2026-01-01', 'A' || lpad(n::text, 9, '0') || 'B',
      'mpesa', '2547' || lpad(n::text, 8, '0'), '2026-01-01'
    from generate_series(1, ${employees}::int) n`.execute(tx);
  await sql`
    insert into employee_terms (tenant_id, employee_id, from_month, terms)
    select tenant_id, id, '2026-01-01', '{"salary": 1200000, "allowances": [], "benefits": {"car": null, "housing": null,
      "meals": 0, "other": 0}, "pension": null, "tierTwoScheme": null, "mortgageInterest": 0, "medicalFund": 0,
      "insurance": null, "deductions": []}'
    from employees where tenant_id = ${tx.tenant}`.execute(tx);
}

const as = (user: TestUser) => api(kazi, user);
const open = async (run: string) => (await as(owner).get(`payroll/runs/${run}`)).body;

const pay = (run: string, key: string, body: object = {}) =>
  as(owner).send(`payroll/runs/${run}/payment`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });

async function restart(kill: 'killServer' | 'killDatabase'): Promise<void> {
  await kazi[kill]();
  kazi = await startProcess(dataDir);
}

/** Waits until so many payouts have arrived. */
const arrived = (run: string, count: number) =>
  vi.waitFor(async () => expect((await open(run)).payouts.arrived).toBeGreaterThanOrEqual(count), soon);

/** Sends what was lost on its way to the rail again, until everybody is paid. */
const ended = (run: string) =>
  vi.waitFor(async () => {
    const unpaid = await everyPage(as(owner), `payroll/runs/${run}/employees?part=unpaid`, 200);
    const failed = unpaid.filter(({ payout }) => payout.status === 'failed');
    if (failed.length > 0) await pay(run, newId(), { employees: failed.map(({ employee }) => employee.id) });
    expect((await open(run)).status).toBe('paid');
  }, soon);

test('a payroll whose server and database are killed as it computes and pays pays everybody once', {
  timeout: 600_000,
}, async () => {
  await expectEach(as(owner), 200, [
    ['put', 'payroll/settings', { version: 1, name: 'Baraka Ltd', payer: 'me' }],
  ]);
  const { id, version } = await expectMade(as(owner), 'payroll/runs', { kind: 'monthly', month });
  await expectMade(as(owner), `payroll/runs/${id}/calculation`, { version });
  await restart('killServer');
  await vi.waitFor(async () => expect((await open(id)).status).toBe('calculated'), soon);
  await expectEach(as(owner), 200, [['put', `payroll/runs/${id}/review`, {}]]);
  const { version: now, totals, employees: count } = await open(id);
  expect(count).toBe(employees);
  await expectMade(as(second), `payroll/runs/${id}/approval`, { version: now, leaving: totals.leaving });

  expect((await pay(id, 'first')).status).toBe(201);
  await restart('killServer');
  expect((await pay(id, 'first')).status).toBe(201); // what was acknowledged is told again, and not done again
  await arrived(id, 20);
  await restart('killDatabase');
  await arrived(id, 120);
  await restart('killServer');
  await ended(id);

  const rows = await everyPage(as(owner), `payroll/runs/${id}/employees`, 200);
  expect(rows).toHaveLength(employees);
  expect(new Set(rows.map(({ payout }) => payout.status))).toEqual(new Set(['arrived']));
  expect(new Set(rows.map(({ payout }) => payout.receipt)).size).toBe(employees);
  const has = purse - totals.leaving;
  expect(await wallet(kazi, owner)).toMatchObject({ has, available: has });
  const { accounts, debit, credit } = (await as(owner).get(`payroll/books/${month}`)).body;
  expect(debit).toBe(credit);
  const wages = accounts.find(({ account }: { account: string }) => account === 'wages');
  expect(wages.debit).toBe(wages.credit);

  // The rail's own books show each salary once, and nothing that ours do not.
  const today = kenyanDay();
  const compared = (await as(owner).post('reconciliation', { from: today, to: today })).body;
  expect(compared).toMatchObject({ differences: [], matched: employees });
  expect((await as(owner).get('reconciliation')).body).toMatchObject({ balanced: true, inTransit: 0 });
});
