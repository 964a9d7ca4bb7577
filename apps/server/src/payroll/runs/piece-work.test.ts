import { expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aPayroll } from '../../../test/payroll.ts';

const app = useServer();

test('pay by the task is as regular as a salary, and what is paid once is not', async () => {
  const firm = await aPayroll(app);
  const [worker, other] = [
    await anEmployee(firm.owner, { salary: 20_000_00 }),
    await anEmployee(firm.owner, { salary: 20_000_00 }),
  ];
  const run = await firm.calculated({ kind: 'monthly', month: '2026-10' });
  const pay = (employee: string, kind: string) =>
    expectEach(firm.owner, 200, [
      [
        'put',
        `payroll/runs/${run.id}/employees/${employee}`,
        { input: { earnings: [{ kind, name: 'Accepted tasks, 60 hours', amount: 30_000_00 }] } },
      ],
    ]);
  await pay(worker.id, 'work');
  await pay(other.id, 'other');
  await firm.approved(run.id);
  const linesOf = async (employee: string) => {
    const [slip] = (await firm.owner.get(`payroll/payslips?employee=${employee}`)).body.items;
    return (await firm.owner.get(`payroll/payslips/${slip.id}`)).body.lines;
  };
  const [byTask, once] = [await linesOf(worker.id), await linesOf(other.id)];
  const amountOf = (lines: { code: string; kind: string; amount: number }[], code: string) =>
    lines.find((line) => line.code === code && line.kind === 'statutory')?.amount;
  // 1.5 % and 2.75 % of 50,000; of the salary alone where it is paid once.
  expect([amountOf(byTask, 'housing-levy'), amountOf(byTask, 'shif')]).toEqual([750_00, 1_375_00]);
  expect([amountOf(once, 'housing-levy'), amountOf(once, 'shif')]).toEqual([300_00, 550_00]);
  expect(byTask).toContainEqual(
    expect.objectContaining({ kind: 'earning', name: 'Accepted tasks, 60 hours', amount: 30_000_00 }),
  );
});
