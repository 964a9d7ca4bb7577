import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { anObligation } from '../../../test/factories/obligation.ts';
import { aPayslip, aRun } from '../../../test/factories/payslip.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { unzip } from '../../../test/zip.ts';

const app = useServer();

const tenant = useAnew(() => aTenant(app));
const payer = useAnew(() => aUser(app, tenant, { role: 'owner' }));
const owner = api(app, payer);
beforeEach(async () => {
  await aFund(app, payer, 1_000_000);
});

const paid = { paidOn: '2026-03-09', number: '2026030912345' };
const remit = (as: Api, id: string, body: unknown, key: string = randomUUID()) =>
  as.send(`payroll/returns/${id}/remittances`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

describe('what is owed to the authorities', () => {
  test('is listed by the day it is due, with what being late costs', async () => {
    const late = await anObligation(app, payer, { shillings: 100_000 });
    const nssf = await anObligation(app, payer, {
      authority: 'nssf',
      dueOn: '2999-03-09',
      shillings: 10_000,
    });
    const sacco = await anObligation(app, payer, { authority: 'deductions', shillings: 500 });
    const { body } = await owner.get('payroll/returns');
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([sacco, late, nssf]);
    const months = monthsSince('2026-03-09');
    expect(body.items).toMatchObject([
      { overdue: true, penalty: null },
      // 5 % once, and 1 % for each month.
      { authority: 'paye', overdue: true, penalty: (5_000 + 1_000 * months) * 100, remitted: 0 },
      { authority: 'nssf', overdue: false, penalty: null, may: { remit: true } },
    ]);
    expect((await owner.get('payroll/returns?month=2026-01')).body.items).toEqual([]);
  });

  test('is for who runs payroll alone', async () => {
    const id = await anObligation(app, payer, { shillings: 100 });
    for (const role of ['manager', 'client', 'agent', 'employee'] as const) {
      const as = api(app, await aUser(app, tenant, { role }));
      await expectEach(as, 403, [
        ['get', 'payroll/returns'],
        ['get', 'payroll/returns/2026-02'],
        ['get', 'payroll/returns/2026-02/p10'],
        ['get', 'payroll/books/2026-02'],
      ]);
      expect((await remit(as, id, { amount: 1, ...paid })).status).toBe(404);
    }
    const outsider = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
    expect((await outsider.get('payroll/returns')).body.items).toEqual([]);
    expect((await remit(outsider, id, { amount: 1, ...paid })).status).toBe(404);
    expect((await remit(api(app, { tenant }), id, { amount: 1, ...paid })).status).toBe(401);
  });

  test('is listed by what is due next, and among all the newest month first', async () => {
    await anObligation(app, payer, { shillings: 20, month: '2026-04', dueOn: '2026-05-11' });
    await anObligation(app, payer, { shillings: 10, month: '2026-03', dueOn: '2026-04-09' });
    const months = async (part: string) => {
      const { items } = (await owner.get(`payroll/returns?part=${part}`)).body;
      return [...new Set(items.map(({ month }: { month: string }) => month))];
    };
    const open = await months('open');
    expect(open).toEqual(open.toSorted());
    expect(await months('all')).toEqual(open.toReversed());
    expect(open.length).toBeGreaterThan(1);
  });

  test('is remitted in parts, never more than is owed, and once by key', async () => {
    const id = await anObligation(app, payer, { shillings: 1_000 });
    const key = randomUUID();
    const first = await remit(owner, id, { amount: 400_00, ...paid, receipt: 'KRA-1' }, key);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      remitted: 400_00,
      remittances: [{ amount: 400_00, paidOn: '2026-03-09', number: '2026030912345', receipt: 'KRA-1' }],
      may: { remit: true },
    });
    const again = await remit(owner, id, { amount: 400_00, ...paid, receipt: 'KRA-1' }, key);
    expect(again.body).toEqual(first.body);
    expect((await remit(owner, id, { amount: 300_00, ...paid }, key)).status).toBe(422);
    const { status, body } = await remit(owner, id, { amount: 600_01, ...paid });
    expect(status).toBe(400);
    expect(body.data.fields).toEqual({ amount: 'must be at most what is still owed: KES 600.00' });
    expect((await remit(owner, id, { amount: 1, ...paid, paidOn: '2999-01-01' })).status).toBe(400);
    expect((await remit(owner, id, { amount: 1, ...paid, paidOn: '2026-01-31' })).status).toBe(400);
    const rest = await Promise.all([1, 2, 3].map(() => remit(owner, id, { amount: 600_00, ...paid })));
    expect(rest.map((answer) => answer.status).sort()).toEqual([201, 400, 400]);
    expect((await owner.get('payroll/returns')).body.items).toEqual([]);
    const all = await owner.get('payroll/returns?part=all&month=2026-02');
    expect(all.body.items).toMatchObject([{ remitted: 1_000_00, overdue: false, penalty: null }]);
    expect((await owner.post(`payroll/returns/${id}/remittances`, { amount: 1, ...paid })).status).toBe(400);
  });
});

/** Months since a day, a part of one counting as one, in Kenya. */
function monthsSince(day: string): number {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  let [months, at] = [0, new Date(day)];
  while (at.toISOString().slice(0, 10) < today) {
    months++;
    at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()));
  }
  return months;
}

describe('the files of a month', () => {
  const paidTwo = async () => {
    const run = await aRun(app, tenant, { month: '2026-02' });
    const bonus = await aRun(app, tenant, { month: '2026-02', note: 'Bonus' });
    const one = await anEmployee(owner, { lastName: "Ng'ang'a", phone: '+254712345678' });
    const other = await anEmployee(owner, { lastName: 'Otieno' });
    await aPayslip(app, run, one, { deductions: [{ kind: 'helb', id: 'HELB', amount: 3_000_00 }] });
    await aPayslip(app, bonus, one, { basic: 20_000_00 });
    await aPayslip(app, run, other);
    return { one, other };
  };

  test('have a row for each employee, of all runs together', async () => {
    const { one } = await paidTwo();
    const { body } = await owner.get('payroll/returns/2026-02');
    expect(body.items.map(({ file, rows, dueOn }: Record<string, unknown>) => [file, rows, dueOn])).toEqual([
      ['p10', 2, '2026-03-09'],
      ['nssf', 2, '2026-03-09'],
      ['sha', 2, '2026-03-09'],
      ['nita', 2, '2026-03-05'],
      ['helb', 1, '2026-03-15'],
    ]);
    const p10 = await owner.get('payroll/returns/2026-02/p10');
    expect(p10.headers.get('content-disposition')).toContain('P10-2026-02.csv');
    const rows = p10.body
      .trim()
      .split('\n')
      .map((row: string) => row.split(','));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveLength(25);
    expect(rows[0].slice(0, 7)).toEqual([
      one.kraPin,
      'Wanjiru Nganga',
      'Resident',
      'Primary Employee',
      'No',
      '',
      '120000.00',
    ]);
  });

  test('come as sheets whose numbers of people are text', async () => {
    const { one } = await paidTwo();
    const taken = async (name: string) => {
      const headers = { 'x-project': tenant.key, authorization: `Bearer ${payer.token}` };
      const answer = await fetch(`${app.address}/v1/payroll/returns/2026-02/${name}`, { headers });
      expect(answer.headers.get('content-disposition')).toContain(`${name.toUpperCase()}-2026-02.xlsx`);
      const files = unzip(Buffer.from(await answer.arrayBuffer()));
      const texts = `${files.get('xl/sharedStrings.xml')}`.match(/(?<=<t[^>]*>)[^<]*/g) ?? [];
      return { texts, cells: `${files.get('xl/worksheets/sheet1.xml')}`.match(/<c [^>]*>/g) ?? [] };
    };
    const { texts, cells } = await taken('nssf');
    expect(texts).toEqual(expect.arrayContaining(['KRA PIN', one.number, one.kraPin, one.nssfNumber]));
    // Six columns of text and two of amounts, below eight headings.
    expect(cells.filter((cell) => cell.includes('t="s"'))).toHaveLength(8 + 2 * 6);
    expect(cells).toHaveLength(3 * 8);
    expect((await taken('sha')).cells.every((cell) => cell.includes('t="s"'))).toBe(true);
    expect((await taken('helb')).cells).toHaveLength(2 * 4);
    await expectEach(owner, 200, [['get', 'payroll/returns/2026-02/nita']]);
  });

  test('say whose number is missing, and are not made until it is there', async () => {
    const run = await aRun(app, tenant, { month: '2026-02' });
    const bare = await anEmployee(owner, { kraPin: null });
    await aPayslip(app, run, bare);
    const { body } = await owner.get('payroll/returns/2026-02');
    expect(body.items[0]).toMatchObject({
      file: 'p10',
      problems: [{ employee: { id: bare.id }, code: 'missing', column: 'kraPin', blocks: true }],
    });
    const refused = await owner.get('payroll/returns/2026-02/p10');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(`for Wanjiru Kamau (${bare.number}), the KRA PIN is missing`);
    expect(refused.body.data.fields).toEqual({ [`${bare.number}.kraPin`]: 'is missing' });
    await expectEach(owner, 200, [
      ['put', `employees/${bare.id}`, { version: bare.version, kraPin: 'A012345678Z' }],
      ['get', 'payroll/returns/2026-02/p10'],
    ]);
  });

  test('are not made of what may change, of nothing, or of months whose form is not known', async () => {
    await aPayslip(
      app,
      await aRun(app, tenant, { month: '2026-02', status: 'calculated' }),
      await anEmployee(owner),
    );
    await expectEach(owner, 409, [['get', 'payroll/returns/2026-02/p10']]);
    await expectEach(owner, 404, [
      ['get', 'payroll/returns/2025-06/p10'],
      ['get', 'payroll/returns/1999-01/nssf'],
    ]);
    expect((await owner.get('payroll/returns/1999-01')).body.items).toEqual([]);
  });
});

test('the books of a month have the same sum on both sides', async () => {
  await aRun(app, tenant, { month: '2026-02' });
  const paye = await anObligation(app, payer, { shillings: 1_000 });
  await anObligation(app, payer, { authority: 'nssf', shillings: 200 });
  await anObligation(app, payer, { authority: 'nssf', month: '2026-03', shillings: 7 });
  await remit(owner, paye, { amount: 400_00, ...paid });
  const { body } = await owner.get('payroll/books/2026-02');
  expect(body).toMatchObject({ debit: 1_600_00, credit: 1_600_00 });
  expect(body.accounts).toEqual([
    { account: 'nssf', debit: 0, credit: 200_00 },
    { account: 'paye', debit: 400_00, credit: 1_000_00 },
    { account: 'remitted', debit: 0, credit: 400_00 },
    { account: 'wallets', debit: 1_200_00, credit: 0 },
  ]);
});

test('bad input is refused', async () => {
  const id = await anObligation(app, payer, { shillings: 1_000 });
  const body = { amount: 1_00, ...paid, receipt: 'KRA-1' };
  await survivesBadInput(owner, { method: 'POST', path: `payroll/returns/${id}/remittances`, body });
  for (const path of [
    'payroll/returns?month=2026-02&part=all',
    'payroll/returns/2026-02',
    'payroll/returns/2026-02/p10',
    'payroll/books/2026-02',
  ])
    await survivesBadInput(owner, { method: 'GET', path, runs: 20 });
  await expectEach(owner, 400, [
    ['get', 'payroll/returns/2026-13'],
    ['get', 'payroll/returns/2026-02/p11'],
    ['get', 'payroll/books/0000-01'],
  ]);
});
