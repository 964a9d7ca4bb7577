import { beforeEach, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { aPayroll } from '../../../test/payroll.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';

const app = useServer();
let employee: string;

const firm = useAnew(() => aPayroll(app));
const worker = useAnew(() => aUser(app, firm.tenant, { role: 'employee' }));
beforeEach(async () => {
  const payTo = { method: 'wallet' };
  employee = (await anEmployee(firm.owner, { number: 'A1', user: worker.id, salary: 30_000_00, payTo })).id;
});

/** The employee's payslip of a month that was paid and closed. */
async function closedSlip(month: string): Promise<{ id: string; net: number }> {
  const run = await firm.calculated({ kind: 'monthly', month });
  const [{ payslip, net }] = await firm.rows(run.id);
  await firm.closed(run.id);
  return { id: payslip, net };
}

const reverse = (slip: string, run: string) =>
  expectMade(firm.owner, `payroll/payslips/${slip}/reversal`, { run });
const extra = (run: string, kind: 'bonus' | 'work', amount: number) =>
  expectEach(firm.owner, 200, [
    [
      'put',
      `payroll/runs/${run}/employees/${employee}`,
      { input: { earnings: [{ kind, name: 'Put right', amount }] } },
    ],
  ]);

test('one run takes back several payslips of an employee, each once, and pays what is left', async () => {
  // What the month owes for others covers what is taken back from the authorities.
  const colleague = await aUser(app, firm.tenant, { role: 'employee' });
  await anEmployee(firm.owner, { number: 'Z1', user: colleague.id, payTo: { method: 'wallet' } });
  const slips = [await closedSlip('2026-08'), await closedSlip('2026-09')];
  const had = (await wallet(app, worker)).has;
  const run = await firm.calculated({ kind: 'monthly', month: '2026-10' });
  for (const { id } of slips) await reverse(id, run.id);
  await expectEach(firm.owner, 409, [['post', `payroll/payslips/${slips[0]?.id}/reversal`, { run: run.id }]]);
  // What is taken back is more than the month pays: it is an error until the months are paid anew.
  expect((await firm.rows(run.id))[0].problems).toContainEqual(
    expect.objectContaining({ code: 'nothing-left' }),
  );
  await extra(run.id, 'work', 300_000_00);
  const [row] = await firm.rows(run.id);
  await firm.closed(run.id);
  const back = slips.reduce((sum, { net }) => sum + net, 0);
  expect((await wallet(app, worker)).has).toBe(had + row.net - back);
  const p9 = (await firm.owner.get(`payroll/p9/${employee}/2026`)).body;
  expect(p9.totals[0]).toBe(30_000_00 + 300_000_00);
  const books = (await firm.owner.get('payroll/books/2026-10')).body;
  expect(books.debit).toBe(books.credit);
});

test('a reversal that was entered in error is removed while its run is open', async () => {
  const slip = await closedSlip('2026-09');
  const path = `payroll/payslips/${slip.id}`;
  await expectEach(firm.owner, 409, [['delete', `${path}/reversal`]]);
  const before = (await firm.owner.get(path)).body;
  const run = await firm.calculated({ kind: 'monthly', month: '2026-10' });
  await extra(run.id, 'bonus', 200_000_00);
  const { totals } = await firm.get(run.id);
  await reverse(slip.id, run.id);
  expect((await firm.owner.get(path)).body.may).toEqual({ reverse: false, unreverse: true });
  const outsider = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
  const manager = api(app, await aUser(app, firm.tenant, { role: 'manager' }));
  for (const as of [outsider, manager]) await expectEach(as, 404, [['delete', `${path}/reversal`]]);
  await expectEach(api(app, worker), 403, [['delete', `${path}/reversal`]]);
  const other = firm.second;
  await expectEach(other, 200, [['delete', `${path}/reversal`]]);
  expect((await firm.owner.get(path)).body).toEqual(before);
  expect((await firm.get(run.id)).totals).toEqual(totals);
  expect((await firm.rows(run.id))[0].problems).not.toContainEqual(
    expect.objectContaining({ code: 'nothing-left' }),
  );
  // A person who changed what is paid has prepared it.
  await firm.review(run.id);
  expect((await firm.approval(run.id, other)).status).toBe(403);
  await reverse(slip.id, run.id);
  await firm.review(run.id);
  await firm.approved(run.id);
  await expectEach(firm.owner, 409, [['delete', `${path}/reversal`]]);
});

test('bad input is refused in words', async () => {
  const slip = await closedSlip('2026-09');
  const run = await firm.calculated({ kind: 'monthly', month: '2026-10' });
  await reverse(slip.id, run.id);
  await survivesBadInput(firm.owner, {
    method: 'DELETE',
    path: `payroll/payslips/${slip.id}/reversal`,
    runs: 40,
  });
});
