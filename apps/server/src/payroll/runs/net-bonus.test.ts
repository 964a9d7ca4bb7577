import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aPayroll } from '../../../test/payroll.ts';

const app = useServer();

test('a bonus that is promised net leaves that much, in the run of the month and in one between', async () => {
  const firm = await aPayroll(app);
  const [worker, plain] = [await anEmployee(firm.owner), await anEmployee(firm.owner)];
  const run = await firm.calculated({ kind: 'monthly', month: '2026-10' });
  const promise = (id: string, amount: number) =>
    expectEach(firm.owner, 200, [
      [
        'put',
        `payroll/runs/${id}/employees/${worker.id}`,
        { input: { earnings: [{ kind: 'net-bonus', name: 'Promised', amount }] } },
      ],
    ]);
  await promise(run.id, 10_000_00);
  const rows = await firm.rows(run.id);
  const of = (id: string) => rows.find((row: { employee: { id: string } }) => row.employee.id === id);
  expect(of(worker.id).net).toBe(of(plain.id).net + 10_000_00);
  expect(of(worker.id).gross).toBeGreaterThan(of(plain.id).gross + 10_000_00);
  await firm.approved(run.id);
  const between = await expectMade(firm.owner, 'payroll/runs', {
    kind: 'off-cycle',
    month: '2026-10',
    note: 'Promised too',
    employees: [worker.id],
  });
  await promise(between.id, 5_000_00);
  await firm.calculate(between.id);
  expect((await firm.rows(between.id))[0].net).toBe(5_000_00);
});

test('what is owed of a loan is taken of the month all the same', async () => {
  const firm = await aPayroll(app);
  const loan = { kind: 'sacco', name: 'Stima', amount: 4_000_00 };
  await anEmployee(firm.owner, { terms: { salary: 100_000_00, deductions: [loan] } });
  const run = await firm.calculated({ kind: 'monthly', month: '2026-10' });
  const [before] = await firm.rows(run.id);
  const path = `payroll/runs/${run.id}/employees/${before.employee.id}`;
  const input = { earnings: [{ kind: 'net-bonus', name: 'Promised', amount: 10_000_00 }] };
  await expectEach(firm.owner, 200, [['put', path, { input }]]);
  expect((await firm.rows(run.id))[0].net).toBe(before.net + 10_000_00);
  const huge = { earnings: [{ kind: 'net-bonus', name: 'Promised', amount: 99_999_999_00 }] };
  const answer = await firm.owner.put(path, { input: huge });
  expect(answer.status).toBeLessThan(500);
});
