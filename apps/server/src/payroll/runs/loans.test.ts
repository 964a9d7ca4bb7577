import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aUser } from '../../../test/factories/user.ts';
import { aPayroll } from '../../../test/payroll.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();
const firm = useAnew(() => aPayroll(app));

/** An employee with a loan of 30,000, of which 10,000 are taken a month. */
const worker = useAnew(async () => {
  const user = await aUser(app, firm.tenant, { role: 'employee' });
  const deductions = [{ kind: 'loan', name: 'Laptop', amount: 10_000_00, balance: 30_000_00 }];
  const terms = { salary: 100_000_00, deductions };
  return anEmployee(firm.owner, { user: user.id, payTo: { method: 'wallet' }, terms });
});

const termsNow = async () => (await firm.owner.get(`employees/${worker.id}/terms`)).body.items[0];
const setTerms = (from: string, change: object) => async () => {
  const { from: _from, ...terms } = await termsNow();
  await expectEach(firm.owner, 200, [
    ['put', `employees/${worker.id}/terms/${from}`, { ...terms, ...change }],
  ]);
};

/** Pays a month to its end. Gives what of the loan it took, and what its payslip says is left. */
async function paid(month: string): Promise<[number, number | null]> {
  const run = await firm.calculated({ kind: 'monthly', month });
  await firm.closed(run.id);
  const [slip] = (await firm.owner.get(`payroll/payslips?employee=${worker.id}`)).body.items;
  const { lines } = (await firm.owner.get(`payroll/payslips/${slip.id}`)).body;
  const line = lines.find(({ code }: { code: string }) => code === 'loan');
  return line ? [line.amount, line.left] : [0, null];
}

const raised = async () => {
  const body = new FormData();
  body.set('file', new File([`number,salary\n${worker.number},120000`], 'raise.csv', { type: 'text/csv' }));
  body.set('check', 'false');
  expect((await firm.owner.send('employees/import', { method: 'POST', body })).body).toMatchObject({
    saved: true,
  });
};

test.each([
  ['the form', setTerms('2026-07', { salary: 110_000_00 })],
  ['a file', raised],
])('a raise by %s owes a loan no more than was lent', async (_by, raise) => {
  expect(await paid('2026-05')).toEqual([10_000_00, 20_000_00]);
  expect(await paid('2026-06')).toEqual([10_000_00, 10_000_00]);
  await raise();
  expect((await termsNow()).deductions[0]).toMatchObject({ balance: 30_000_00, left: 10_000_00 });
  for (const month of ['2026-07', '2026-08', '2026-09', '2026-10']) await paid(month);
  expect(await paid('2026-11')).toEqual([0, null]);
  const slips = (await firm.owner.get(`payroll/payslips?employee=${worker.id}`)).body.items;
  let taken = 0;
  for (const { id } of slips)
    for (const { code, amount } of (await firm.owner.get(`payroll/payslips/${id}`)).body.lines)
      if (code === 'loan') taken += amount;
  expect(taken).toBe(30_000_00);
  expect((await termsNow()).deductions[0].left).toBe(0);
});

test('a pause takes nothing, and a top-up is lent beside the rest', async () => {
  await paid('2026-05');
  const [{ id }] = (await termsNow()).deductions;
  const loan = { id, kind: 'loan', name: 'Laptop', balance: 30_000_00 };
  await setTerms('2026-06', { deductions: [{ ...loan, amount: 0 }] })();
  expect(await paid('2026-06')).toEqual([0, null]);
  await setTerms('2026-07', { deductions: [{ ...loan, amount: 25_000_00, balance: 40_000_00 }] })();
  expect(await paid('2026-07')).toEqual([25_000_00, 5_000_00]);
  expect(await paid('2026-08')).toEqual([5_000_00, 0]);
});

test('a loan that is given back with its payslip is owed in the month of the reversal already', async () => {
  const run = await firm.calculated({ kind: 'monthly', month: '2026-05' });
  const [{ payslip }] = await firm.rows(run.id);
  await firm.closed(run.id);
  await paid('2026-06');
  expect((await termsNow()).deductions[0].left).toBe(10_000_00);
  const july = await firm.calculated({ kind: 'monthly', month: '2026-07' });
  await expectMade(firm.owner, `payroll/payslips/${payslip}/reversal`, { run: july.id });
  const input = { earnings: [{ kind: 'work', name: 'May', amount: 100_000_00 }] };
  await expectEach(firm.owner, 200, [['put', `payroll/runs/${july.id}/employees/${worker.id}`, { input }]]);
  await firm.closed(july.id);
  // 10,000 of June and 10,000 of July are repaid; those of May were given back.
  expect((await termsNow()).deductions[0].left).toBe(10_000_00);
  expect(await paid('2026-08')).toEqual([10_000_00, 0]);
  expect(await paid('2026-09')).toEqual([0, null]);
});

test('further runs of a month take of a loan what the month leaves, and count it once', async () => {
  await setTerms('2026-05', {
    salary: 20_000_00,
    deductions: [{ kind: 'loan', name: 'Laptop', amount: 12_000_00, balance: 15_000_00 }],
  })();
  const [first] = await paid('2026-05');
  expect(first).toBeLessThan(12_000_00);
  const extra = await firm.calculated({
    kind: 'off-cycle',
    month: '2026-05',
    note: 'Bonus',
    employees: [worker.id],
  });
  const input = { earnings: [{ kind: 'bonus', name: 'Bonus', amount: 60_000_00 }] };
  await expectEach(firm.owner, 200, [['put', `payroll/runs/${extra.id}/employees/${worker.id}`, { input }]]);
  await firm.closed(extra.id);
  expect((await termsNow()).deductions[0].left).toBe(3_000_00);
  expect(await paid('2026-06')).toEqual([3_000_00, 0]);
});
