import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectEach } from '../../test/answers.ts';
import { useServer } from '../../test/app.ts';
import { anEmployee } from '../../test/factories/employee.ts';
import { aFund } from '../../test/factories/funds.ts';
import { anObligation } from '../../test/factories/obligation.ts';
import { aUser } from '../../test/factories/user.ts';
import { superuserUrl, useClient } from '../../test/own-database.ts';
import { aPayroll } from '../../test/payroll.ts';
import { useAnew } from '../../test/use.ts';
import { pay } from '../../test/wallet.ts';
import { beginPayment } from './runs/pay.ts';
import { lockRun } from './runs/run.ts';

const app = useServer({ logLevel: 'silent' });
const superuser = useClient(superuserUrl);
const firm = useAnew(() => aPayroll(app, { shillings: 1 }));

/**
 * Does something while no more can come onto an account of the workspace, as if it had been used for ages: the ledger counts to
 * 2^53. Files share the database, in which others verify all books.
 */
async function whileFull<T>(kind: 'wages' | 'remitted', act: () => Promise<T>): Promise<T> {
  const { rows } = await superuser.query(
    `select l.id, l.credits_posted from ledger_accounts l join money_accounts m on m.tenant_id = l.tenant_id and m.id = l.id
      where m.tenant_id = $1 and m.kind = $2`,
    [firm.tenant.id, kind],
  );
  const [{ id, credits_posted }] = rows;
  const set = (credits: string) =>
    superuser.query('update ledger_accounts set credits_posted = $2 where id = $1', [id, credits]);
  await set('9007199254740991');
  return act().finally(() => set(credits_posted));
}

/** A run whose payout has failed, and which goes to a phone from now on: that costs a fee. The payer has a shilling left. */
async function failedPayout(): Promise<{ run: string; employee: string }> {
  const user = await aUser(app, firm.tenant, { role: 'employee' });
  const { id: employee } = await anEmployee(firm.owner, { user: user.id, payTo: { method: 'wallet' } });
  const run = await firm.calculated({ kind: 'monthly', month: '2026-10' });
  await aFund(app, firm.payer, run.totals.leaving / 100);
  await firm.approved(run.id);
  await app.services.database.write(firm.tenant.id, firm.payer.id, async (tx) => {
    const record = await lockRun(tx, run.id);
    if (record) await beginPayment(tx, record);
    await tx.updateTable('payslips').set({ payout: 'failed' }).where('run_id', '=', run.id).execute();
  });
  const { version } = (await firm.owner.get(`employees/${employee}`)).body;
  const payTo = { method: 'mpesa', phone: '+254712345678' };
  await expectEach(firm.owner, 200, [['put', `employees/${employee}`, { version, payTo }]]);
  return { run: run.id, employee };
}

const remit = (id: string, amount: number) =>
  pay(app, firm.payer, `payroll/returns/${id}/remittances`, {
    amount,
    paidOn: '2026-03-09',
    number: 'PRN 1',
  });

test('a wallet that lacks the fee of another way is told of, and nothing else is taken for it', async () => {
  const { run, employee } = await failedPayout();
  const again = () => firm.pay(run, { employees: [employee] }, randomUUID(), firm.second);
  const poor = await again();
  expect([poor.status, poor.body.data.errorMessage]).toEqual([
    409,
    'The payer’s wallet does not cover the fees of this payment method.',
  ]);
  await aFund(app, firm.payer, 1_000);
  expect((await whileFull('wages', again)).status).toBe(500);
});

test('books that hold less than is remitted are told of, and nothing else is taken for it', async () => {
  await aFund(app, firm.payer, 1_000);
  const id = await anObligation(app, firm.payer, { shillings: 100 });
  expect((await remit(id, 10_00)).status).toBe(201);
  await superuser.query('update payroll_obligations set amount = amount * 2 where id = $1', [id]);
  const poor = await remit(id, 150_00);
  expect([poor.status, poor.body.data.errorMessage]).toEqual([
    409,
    'This is more than the books show as owed to this authority. Have the books checked first.',
  ]);
  expect((await whileFull('remitted', () => remit(id, 20_00))).status).toBe(500);
});
