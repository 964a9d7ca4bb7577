import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aUser } from '../../../test/factories/user.ts';
import { aPayroll } from '../../../test/payroll.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';

const app = useServer();

const month = '2026-10';

const payroll = useAnew(() => aPayroll(app));

/** An employee who is paid to their wallet, so that no receiver is new. */
async function aWorker(given: Record<string, unknown> = {}) {
  const user = await aUser(app, payroll.tenant, { role: 'employee' });
  const employee = await anEmployee(payroll.owner, { user: user.id, payTo: { method: 'wallet' }, ...given });
  return { ...employee, user };
}

const offCycle = (employees: string[], given: object = {}) =>
  expectMade(payroll.owner, 'payroll/runs', {
    kind: 'off-cycle',
    month,
    note: 'Correction',
    employees,
    ...given,
  });

/** The only payslip of an employee in a closed run of the month. */
async function aClosedPayslip(employee: string): Promise<string> {
  const run = await payroll.calculated({ kind: 'monthly', month });
  const rows = await payroll.rows(run.id);
  await payroll.closed(run.id);
  return rows.find((row: { employee: { id: string } }) => row.employee.id === employee).payslip;
}

test('a reversal of an employee whom the run does not pay keeps it from being approved', async () => {
  const [wrong, other] = [await aWorker({ salary: 30_000_00 }), await aWorker({ salary: 90_000_00 })];
  const payslip = await aClosedPayslip(wrong.id);
  const run = await payroll.calculated({ kind: 'monthly', month: '2026-11' });
  await expectMade(payroll.owner, `payroll/payslips/${payslip}/reversal`, { run: run.id });
  await expectEach(payroll.owner, 200, [
    ['put', `payroll/runs/${run.id}/employees/${wrong.id}`, { input: { skipped: 'Left in anger' } }],
  ]);
  await payroll.review(run.id);
  const before = await wallet(app, payroll.payer);
  const refused = await payroll.approval(run.id);
  expect(refused.status).toBe(409);
  expect(refused.body.data.errorMessage).toContain('reverses more than it pays');
  expect(await wallet(app, payroll.payer)).toEqual(before);
  await payroll.owner.put(`payroll/runs/${run.id}/employees/${wrong.id}`, { input: {} });
  await payroll.closed(run.id);
  expect((await wallet(app, other.user)).has).toBeGreaterThan(0);
  const { reversedBy } = (await payroll.owner.get(`payroll/payslips/${payslip}`)).body;
  expect((await payroll.owner.get(`payroll/payslips/${reversedBy.payslip}`)).body.reverses).toBe(payslip);
});

test('a closed run goes on showing the month before it was reviewed beside, though that one is given up', async () => {
  const worker = await aWorker();
  const earlier = await payroll.calculated({ kind: 'monthly', month: '2026-09' });
  await payroll.approved(earlier.id);
  const run = await payroll.calculated({ kind: 'monthly', month });
  await payroll.closed(run.id);
  const closed = await payroll.rows(run.id);
  expect(closed).toMatchObject([{ employee: { id: worker.id }, before: { gross: expect.any(Number) } }]);
  await expectMade(payroll.owner, `payroll/runs/${earlier.id}/cancellation`, {});
  expect(await payroll.rows(run.id)).toEqual(closed);
});

test('a reversal in a run that was given up is none: the payslip can be taken back by another', async () => {
  const worker = await aWorker();
  const payslip = await aClosedPayslip(worker.id);
  const given = await offCycle([worker.id]);
  await expectMade(payroll.owner, `payroll/payslips/${payslip}/reversal`, { run: given.id });
  await expectMade(payroll.owner, `payroll/runs/${given.id}/cancellation`, {});
  const next = await offCycle([worker.id]);
  await expectMade(payroll.owner, `payroll/payslips/${payslip}/reversal`, { run: next.id });
});

test('a reversal that is not approved leaves the tax of other runs of its month alone', async () => {
  const worker = await aWorker();
  const payslip = await aClosedPayslip(worker.id);
  const bonusOf = async () => {
    const { id } = await offCycle([worker.id]);
    const input = { earnings: [{ kind: 'bonus', name: 'Bonus', amount: 20_000_00 }] };
    await payroll.owner.put(`payroll/runs/${id}/employees/${worker.id}`, { input });
    await payroll.calculate(id);
    const [{ net }] = await payroll.rows(id);
    await expectMade(payroll.owner, `payroll/runs/${id}/cancellation`, {});
    return net;
  };
  const before = await bonusOf();
  const open = await offCycle([worker.id]);
  await expectMade(payroll.owner, `payroll/payslips/${payslip}/reversal`, { run: open.id });
  expect(await bonusOf()).toBe(before);
});

test('taking back more for a lender than is owed to it keeps a run from being approved', async () => {
  const sacco = { kind: 'sacco', name: 'Stima', amount: 5_000_00 };
  const worker = await aWorker({ terms: { salary: 80_000_00, deductions: [sacco] } });
  const payslip = await aClosedPayslip(worker.id);
  await expectEach(payroll.owner, 200, [
    [
      'put',
      `employees/${worker.id}/terms/2026-11`,
      { salary: 90_000_00, deductions: [{ ...sacco, name: 'Mwalimu', amount: 6_000_00 }] },
    ],
  ]);
  const run = await payroll.calculated({ kind: 'monthly', month: '2026-11' });
  await expectMade(payroll.owner, `payroll/payslips/${payslip}/reversal`, { run: run.id });
  const input = { earnings: [{ kind: 'other', name: 'October', amount: 200_000_00 }] };
  await payroll.owner.put(`payroll/runs/${run.id}/employees/${worker.id}`, { input });
  await payroll.review(run.id);
  const refused = await payroll.approval(run.id);
  expect(refused.status).toBe(409);
  expect(refused.body.data.errorMessage).toContain('Stima');
});
