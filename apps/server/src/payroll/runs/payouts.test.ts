import { describe, expect, test, vi } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { type Answer, type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aUser, giveRole } from '../../../test/factories/user.ts';
import { aPayroll, settleReceivers } from '../../../test/payroll.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';
import { newId } from '../../database/ids.ts';
import { beginPayment } from './pay.ts';
import { lockRun } from './run.ts';

const app = useServer();

const month = '2026-10';
const purse = 1_000_000_00;

const firm = useAnew(() => aPayroll(app));

/** Somebody who approves payrolls, and does not run them. */
async function anApprover(): Promise<Api> {
  const permission = { name: 'Approve payrolls', action: 'approve', subject: 'Payroll' };
  const permissions = [(await expectMade(firm.owner, 'permission', permission)).id];
  const role = await expectMade(firm.owner, 'roles', { name: `Approver ${newId()}`, permissions });
  const user = await aUser(app, firm.tenant, { role: 'employee' });
  await giveRole(app, user, role.id);
  return api(app, user);
}

const expectRefused = ({ status, body }: Answer, says: string) =>
  expect([status, body.data.errorMessage]).toEqual([403, expect.stringContaining(says)]);

/** Begins to pay a run without its job, as if a rail had refused every payout. */
const failPayouts = (run: string) =>
  app.services.database.write(firm.tenant.id, firm.payer.id, async (tx) => {
    const record = await lockRun(tx, run);
    if (record?.status === 'approved') await beginPayment(tx, record);
    await tx.updateTable('payslips').set({ payout: 'failed' }).where('run_id', '=', run).execute();
  });

describe('a payout', () => {
  test('that fails says why, leaves the run open, and is sent again to where pay goes now', async () => {
    const worker = await aUser(app, firm.tenant, { role: 'employee' });
    const phone = { method: 'mpesa', phone: '+254712345678' };
    const { id } = await anEmployee(firm.owner, { user: worker.id, payTo: phone });
    await settleReceivers(app, firm.tenant);
    const run = await expectMade(firm.owner, 'payroll/runs', {
      kind: 'off-cycle',
      month,
      note: 'Travel to Kisumu',
      employees: [id],
    });
    // A per diem of less than 10,000 a day is free of tax. The sandbox refuses this very sum.
    const input = { earnings: [{ kind: 'per-diem', name: 'Kisumu', amount: 2_020_10, days: 20 }] };
    await firm.owner.put(`payroll/runs/${run.id}/employees/${id}`, { input });
    await firm.calculate(run.id);
    const { totals } = await firm.approved(run.id);
    expect(totals).toMatchObject({ net: 40_402_00, fees: 13_00, obligations: 50_00 });
    expect((await firm.pay(run.id)).status).toBe(201);
    const payout = async () => (await firm.rows(run.id))[0].payout;
    await vi.waitFor(async () => expect(await payout()).toMatchObject({ status: 'failed' }), 10_000);
    expect((await payout()).failure).toBe('The recipient’s number is not registered for this service.');
    expect((await firm.get(run.id)).status).toBe('paying');
    expect((await firm.owner.post(`payroll/runs/${run.id}/closing`)).status).toBe(409);
    const { version } = (await firm.owner.get(`employees/${id}`)).body;
    await firm.owner.put(`employees/${id}`, { version, payTo: { method: 'wallet' } });
    // A person who changed the receiver sends nothing to it alone: the approval was of another.
    const alone = await firm.pay(run.id, { employees: [id] });
    expect([alone.status, alone.body.data.errorMessage]).toEqual([
      403,
      expect.stringContaining('you changed'),
    ]);
    expect(await payout()).toMatchObject({ status: 'failed', method: 'mpesa' });
    expect((await firm.pay(run.id, { employees: [id] }, 'again', firm.second)).status).toBe(201);
    await firm.becomes(run.id, 'paid');
    expect(await wallet(app, worker)).toMatchObject({ has: 40_402_00 });
    // The fee of the way that failed came back.
    expect(await wallet(app, firm.payer)).toMatchObject({ has: purse - 40_402_00 - 50_00 });
    expect((await firm.pay(run.id, { employees: [id] })).status).toBe(409);
  });

  test('that failed goes to a changed receiver only by a second person, within the limits of a new one', async () => {
    const first = await aUser(app, firm.tenant, { role: 'employee' });
    const { id } = await anEmployee(firm.owner, {
      user: first.id,
      payTo: { method: 'bank', bank: '01', account: '1100001234' },
    });
    await settleReceivers(app, firm.tenant);
    const run = await firm.calculated({ kind: 'monthly', month });
    await firm.approved(run.id);
    await failPayouts(run.id);
    const change = async (given: object) => {
      const { version } = (await firm.owner.get(`employees/${id}`)).body;
      await expectEach(firm.owner, 200, [['put', `employees/${id}`, { version, ...given }]]);
    };
    const again = (as: Api) => firm.pay(run.id, { employees: [id] }, newId(), as);
    // As it was approved, it needs no second person.
    expect((await again(firm.owner)).status).toBe(201);
    await failPayouts(run.id);
    const other = await aUser(app, firm.tenant, { role: 'employee' });
    await change({ payTo: { method: 'wallet' } });
    await change({ user: other.id });
    expect((await again(firm.owner)).status).toBe(403);
    await change({ payTo: { method: 'mpesa', phone: '+254712345679' } });
    expect((await again(firm.owner)).status).toBe(403);
    const letIn = await aUser(app, firm.tenant, { role: 'manager' });
    await expectEach(firm.owner, 200, [['put', `users/${letIn.id}`, { role: 'admin' }]]);
    expectRefused(await again(api(app, letIn)), 'through the person who changed');
    const fresh = await aUser(app, firm.tenant, { role: 'manager' });
    await expectEach(firm.second, 200, [['put', `users/${fresh.id}`, { role: 'admin' }]]);
    expectRefused(await again(api(app, fresh)), 'less than 24 hours ago');
    expect((await again(await anApprover())).status).toBe(201);
    // A new receiver gets little on its first day, also where a second person agrees.
    expect((await firm.rows(run.id))[0].payout).toMatchObject({ status: 'held', method: 'mpesa' });
  });

  test('that a way does not carry at once is not sent again by it', async () => {
    const { id } = await anEmployee(firm.owner, { salary: 500_000_00 });
    await settleReceivers(app, firm.tenant);
    const run = await firm.calculated({ kind: 'monthly', month });
    await firm.approved(run.id);
    await failPayouts(run.id);
    const { version } = (await firm.owner.get(`employees/${id}`)).body;
    const payTo = { method: 'mpesa', phone: '+254712345679' };
    await expectEach(firm.owner, 200, [['put', `employees/${id}`, { version, payTo }]]);
    const refused = await firm.pay(run.id, { employees: [id] }, newId(), firm.second);
    expect([refused.status, refused.body.data.errorMessage]).toEqual([
      409,
      expect.stringContaining('to KES 250,000.00; this one is'),
    ]);
  });

  test('is asked for once: fifty with one key pay once', async () => {
    await anEmployee(firm.owner, { salary: 40_000_00 });
    await settleReceivers(app, firm.tenant);
    const run = await firm.calculated({ kind: 'monthly', month });
    const { totals } = await firm.approved(run.id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => firm.pay(run.id, {}, 'once')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await firm.pay(run.id)).status).toBe(409);
    await firm.becomes(run.id, 'paid');
    expect(await wallet(app, firm.payer)).toMatchObject({ has: purse - totals.leaving });
  });
});
