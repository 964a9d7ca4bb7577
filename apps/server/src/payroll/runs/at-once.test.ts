import { beforeEach, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aUser } from '../../../test/factories/user.ts';
import { atOnce } from '../../../test/meanwhile.ts';
import { aPayroll } from '../../../test/payroll.ts';
import { useAnew } from '../../../test/use.ts';

let employee: string;

const month = '2026-10';

// Calls of one person are to be at work together.
const app = useServer({ databasePool: 20 });
const firm = useAnew(() => aPayroll(app));
beforeEach(async () => {
  const user = await aUser(app, firm.tenant, { role: 'employee' });
  employee = (await anEmployee(firm.owner, { user: user.id, payTo: { method: 'wallet' } })).id;
});

/** A calculated and reviewed bonus of the employee, in a run of its own. Gives the id of the run. */
async function aBonus(): Promise<string> {
  const given = { kind: 'off-cycle', month, note: 'Bonus', employees: [employee] };
  const { id } = await expectMade(firm.owner, 'payroll/runs', given);
  const input = { earnings: [{ kind: 'bonus', name: 'Bonus', amount: 40_000_00 }] };
  await expectEach(firm.owner, 200, [['put', `payroll/runs/${id}/employees/${employee}`, { input }]]);
  await firm.calculate(id);
  await firm.review(id);
  return id;
}

const overtaken =
  'Another payroll of these employees was approved or cancelled after this was calculated. Calculate again.';

test('of two payrolls of one person that are approved at once, one is: the other is told as if it came later', async () => {
  for (let round = 0; round < 10; round++) {
    const runs = [await aBonus(), await aBonus()];
    const answers = await atOnce(
      'payroll_run_moves',
      runs.map((id) => () => firm.approval(id)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.data.errorMessage).toBe(overtaken);
    for (const id of runs) await firm.owner.post(`payroll/runs/${id}/cancellation`, {});
  }
});

test('of two months that are approved at once, the later is refused: what is left of a loan follows from the earlier', async () => {
  const loan = { kind: 'loan', name: 'Laptop', amount: 4_000_00, balance: 5_000_00 };
  await expectEach(firm.owner, 200, [
    ['put', `employees/${employee}/terms/${month}`, { salary: 90_000_00, deductions: [loan] }],
  ]);
  const october = await firm.calculated({ kind: 'monthly', month });
  const november = await firm.calculated({ kind: 'monthly', month: '2026-11' });
  for (const { id } of [october, november]) await firm.review(id);
  const [earlier, later] = await atOnce('payroll_run_moves', [
    () => firm.approval(october.id),
    () => firm.approval(november.id),
  ]);
  expect([earlier?.status, later?.status, later?.body.data.errorMessage]).toEqual([201, 409, overtaken]);
});

test('leave of the same days that is entered twice at once is entered once', async () => {
  const days = { kind: 'unpaid', from: '2026-10-05', to: '2026-10-06', days: 2 };
  const enter = () => firm.owner.post(`employees/${employee}/leave`, days);
  const answers = await atOnce('employee_leave', [enter, enter]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [{ id }] = (await firm.owner.get(`employees/${employee}/leave`)).body.items;
  const remove = () => firm.owner.delete(`leave/${id}`);
  const removed = await atOnce('employee_leave', [remove, remove]);
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('a file of employees changes one beside another change, and loses neither', async () => {
  const { number, version } = (await firm.owner.get(`employees/${employee}`)).body;
  const body = new FormData();
  const row = `number,first_name,last_name,joined_on,job_title\n${number},Wanjiru,Kamau,2026-01-01,Welder`;
  body.set('file', new File([row], 'employees.csv', { type: 'text/csv' }));
  const [changed, imported] = await atOnce('employees', [
    () => firm.owner.put(`employees/${employee}`, { version, department: 'Works' }),
    () => firm.owner.send('employees/import', { method: 'POST', body }),
  ]);
  expect([changed?.status, imported?.status, imported?.body.saved]).toEqual([200, 200, true]);
  const now = (await firm.owner.get(`employees/${employee}`)).body;
  expect(now).toMatchObject({ department: 'Works', jobTitle: 'Welder' });
});
