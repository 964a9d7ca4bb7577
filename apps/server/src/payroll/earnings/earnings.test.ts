import { expect, test, vi } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { paidWork } from '../../../test/factories/paid-work.ts';
import { aPayslip, aRun } from '../../../test/factories/payslip.ts';
import { permissionIds } from '../../../test/factories/permissions.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { aUser, giveRole } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';
import { longAgo, pay } from '../../../test/wallet.ts';
import { kenyanMonth } from '../month.ts';

const app = useServer();

const shop = useOnce(() => aShop(app));
const boss = useOnce(() => aUser(app, shop.tenant, { role: 'owner' }));
const owner = api(app, boss);
const employee = useOnce<{ id: string }>(() => anEmployee(owner, { user: shop.agent.id }));

/** Lets the agent see their own pay, beside what agents may. */
async function letAgentReadPay() {
  const { items } = (await owner.get('permission')).body;
  const { body } = await owner.get('roles');
  const agent = body.items.find(({ name }: { name: string }) => name.toLowerCase() === 'agent');
  const permissions = [...agent.permissions, ...permissionIds(items, ['read Payroll'])];
  const role = await expectMade(owner, 'roles', { name: 'Paid agent', permissions });
  await giveRole(app, shop.agent, role.id);
}

test('a year has pay, rewards and fees by their months, and says what of it was taxed', async () => {
  const month = kenyanMonth();
  const [year] = month.split('-');
  const run = await aRun(app, shop.tenant, { month: '2026-02' });
  const hired = (await owner.get(`employees/${employee.id}`)).body;
  await aPayslip(app, run, hired, {
    deductions: [{ id: 'sacco', kind: 'sacco', amount: 3_000_00 }],
  });
  // A payslip of a draft is not paid to its employee yet.
  await aPayslip(app, await aRun(app, shop.tenant, { month: '2026-03', status: 'calculated' }), hired);
  const work = paidWork(app, shop);
  const reward = { amount: 5_000_00, currency: 'KES' };
  await expectEach(shop.client.as, 201, [
    [
      'post',
      `tasks/${(await work.submitted(5_000))._id}/acceptance`,
      { version: 2, confirmedReward: reward },
    ],
  ]);
  const { id: beneficiary } = await expectMade(shop.agent.as, 'mobile-wallets', {
    name: 'Baraka Juma',
    phone: '+254712345678',
  });
  await longAgo(app, shop.agent);
  const path = 'withdraw/mobile-wallet/send-to-mpesa';
  const sent = await pay(app, shop.agent, path, { beneficiary, amount: 1_000_00 });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  expect(sent.body.fee).toBeGreaterThan(0);
  await letAgentReadPay();
  const own = await vi.waitFor(async () => {
    const { body } = await shop.agent.as.get(`payroll/earnings/${employee.id}/${year}`);
    expect(body.totals.fees).toBe(sent.body.fee);
    return body;
  }, 15_000);
  expect((await owner.get(`payroll/earnings/${employee.id}/${year}`)).body).toEqual(own);
  expect(own.months).toHaveLength(12);
  // KES 100,000 in February 2026: NSSF 6,000, SHIF 2,750, housing levy 1,500.
  const february = own.months[1];
  expect(february).toMatchObject({ month: '2026-02', gross: 100_000_00, rewards: 0, fees: 0 });
  expect([february.statutory, february.deductions]).toEqual([10_250_00, 3_000_00]);
  expect(february.net).toBe(100_000_00 - february.paye - february.statutory - february.deductions);
  expect(february.kept).toBe(february.net);
  const now = own.months.find((one: { month: string }) => one.month === month);
  expect(now).toMatchObject({ gross: 0, paye: 0, rewards: 5_000_00, tasks: 1, fees: sent.body.fee });
  expect(now.kept).toBe(5_000_00 - sent.body.fee);
  expect(own.months[2]).toMatchObject({ gross: 0, net: 0 });
  expect(own.totals.kept).toBe(february.kept + now.kept);
  expect(own.years).toEqual([Number(year)]);
  const empty = (await owner.get(`payroll/earnings/${employee.id}/2025`)).body;
  expect(empty.totals).toMatchObject({ gross: 0, rewards: 0, kept: 0 });
});

test('no one else learns of it: not a manager, not the payer of the tasks, not another workspace', async () => {
  const path = `payroll/earnings/${employee.id}/2026`;
  await expectEach(api(app, { tenant: shop.tenant }), 401, [['get', path]]);
  for (const { as } of [shop.manager, shop.client, shop.member, shop.employee, shop.outsider])
    await expectEach(as, 404, [['get', path]]);
  await expectEach(owner, 400, [['get', `payroll/earnings/${employee.id}/1999`]]);
});

test('bad input is refused in words', () =>
  survivesBadInput(owner, { method: 'GET', path: `payroll/earnings/${employee.id}/2026` }));
