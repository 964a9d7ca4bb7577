import { beforeAll, expect, test, vi } from 'vitest';
import { expectEach, expectMade } from '../../test/answers.ts';
import { type Api, api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { anEmployee } from '../../test/factories/employee.ts';
import { aFund } from '../../test/factories/funds.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../test/factories/user.ts';
import { mailsTo } from '../../test/mail.ts';
import { useOnce } from '../../test/use.ts';
import { newId } from '../database/ids.ts';

const app = useServer();
let owner: Api;
let second: Api;
let worker: TestUser;

const tenant = useOnce(() => aTenant(app));
beforeAll(async () => {
  const payer = await aUser(app, tenant, { role: 'owner' });
  owner = api(app, payer);
  second = api(app, await aUser(app, tenant, { role: 'admin' }));
  worker = await aUser(app, tenant, { role: 'employee' });
  await aFund(app, payer, 1_000_000);
  await owner.put('payroll/settings', { version: 1, name: 'Baraka Ltd', kraPin: 'P051234567Q', payer: 'me' });
});

const becomes = (id: string, status: string) =>
  vi.waitFor(async () => {
    const { body } = await owner.get(`payroll/runs/${id}`);
    expect(body).toMatchObject({ status, progress: null });
    return body;
  }, 15_000);

const withKey = (path: string, body: object) =>
  owner.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': newId() },
    body: JSON.stringify(body),
  });

/** Takes a run from its inputs to its closing. */
async function settle(id: string) {
  const { body } = await owner.get(`payroll/runs/${id}`);
  await expectMade(owner, `payroll/runs/${id}/calculation`, { version: body.version });
  await becomes(id, 'calculated');
  await expectEach(owner, 200, [['put', `payroll/runs/${id}/review`, {}]]);
  const { version, totals } = (await owner.get(`payroll/runs/${id}`)).body;
  await expectMade(second, `payroll/runs/${id}/approval`, { version, leaving: totals.leaving });
  expect((await withKey(`payroll/runs/${id}/payment`, {})).status).toBe(201);
  await becomes(id, 'paid');
  await expectMade(owner, `payroll/runs/${id}/closing`, {});
}

test('a month is paid, told, filed and remitted, and put right in the next one', async () => {
  const { id } = await anEmployee(owner, { user: worker.id, payTo: { method: 'wallet' } });
  const september = await expectMade(owner, 'payroll/runs', { kind: 'monthly', month: '2026-09' });
  await settle(september.id);

  const own = api(app, worker);
  const [slip] = (await own.get('payroll/payslips')).body.items;
  expect(slip).toMatchObject({ month: '2026-09', gross: 100_000_00, payout: 'arrived' });
  await vi.waitFor(async () => expect(await mailsTo(app, worker.email)).toHaveLength(1), 15_000);
  expect((await own.get(`payroll/payslips/${slip.id}`)).body.paidTo).toMatchObject([
    { method: 'wallet', amount: slip.net },
  ]);

  const owed = (await owner.get('payroll/returns?month=2026-09')).body.items;
  const paye = owed.find(({ authority }: { authority: string }) => authority === 'paye');
  const p9 = (await own.get(`payroll/p9/${id}/2026`)).body;
  expect(paye.amount).toBe(p9.tax);
  const paid = { amount: paye.amount, paidOn: '2026-10-09', number: '20261009001' };
  expect((await withKey(`payroll/returns/${paye.id}/remittances`, paid)).status).toBe(201);
  await expectEach(owner, 200, [['get', 'payroll/returns/2026-09/p10']]);
  const { debit, credit, accounts } = (await owner.get('payroll/books/2026-09')).body;
  expect(debit).toBe(credit);
  const of = (name: string) => accounts.find(({ account }: { account: string }) => account === name);
  expect(of('wages')).toEqual({ account: 'wages', debit: slip.net, credit: slip.net });
  expect(of('wallets')).toEqual({ account: 'wallets', debit: 0, credit: slip.net });
  expect(of('paye')).toEqual({ account: 'paye', debit: paye.amount, credit: paye.amount });

  // It should have been 120,000: what was paid is taken back, and both months are paid by the next run.
  const october = await expectMade(owner, 'payroll/runs', { kind: 'monthly', month: '2026-10' });
  await expectMade(owner, `payroll/payslips/${slip.id}/reversal`, { run: october.id });
  const bonus = [{ kind: 'bonus', name: 'September, put right', amount: 120_000_00 }];
  await expectEach(owner, 200, [
    ['put', `payroll/runs/${october.id}/employees/${id}`, { input: { earnings: bonus } }],
  ]);
  await settle(october.id);
  const after = (await own.get(`payroll/p9/${id}/2026`)).body;
  expect(after.rows[8]).toEqual(p9.rows[8]);
  expect([after.rows[9].amounts[0], after.totals[0]]).toEqual([120_000_00, 220_000_00]);
  const items = (await own.get('payroll/payslips')).body.items;
  expect(items.map(({ kind, month }: Record<string, string>) => `${kind} ${month}`).sort()).toEqual([
    'pay 2026-09',
    'pay 2026-10',
    'reversal 2026-10',
  ]);
  const trail = (await owner.get('audit?limit=200')).body.items.map(
    ({ subject, action }: Record<string, string>) => `${subject} ${action}`,
  );
  expect(trail).toEqual(
    expect.arrayContaining([
      'payslip reversed',
      'obligation remitted',
      'obligation taken',
      'payroll-run paid',
    ]),
  );
  expect(trail).not.toContain('payroll-run sending');
  const again = (await owner.get('payroll/books/2026-10')).body;
  expect(again.debit).toBe(again.credit);
});
