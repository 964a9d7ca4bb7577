import { describe, expect, test } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aPayslip, aRun } from '../../../test/factories/payslip.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();

const tenant = useAnew(() => aTenant(app));
const owner = useAnew(async () => api(app, await aUser(app, tenant, { role: 'owner' })));
const user = useAnew(() => aUser(app, tenant, { role: 'employee' }));

/** Two months of one who has a login, and one of a colleague. */
async function twoPeople() {
  const mine = await anEmployee(owner, { user: user.id });
  const other = await anEmployee(owner);
  const january = await aRun(app, tenant, { month: '2026-01' });
  const february = await aRun(app, tenant, { month: '2026-02', status: 'paid' });
  return {
    mine,
    other,
    first: await aPayslip(app, january, mine),
    second: await aPayslip(app, february, mine, { bonus: 20_000_00 }),
    others: await aPayslip(app, february, other),
  };
}

describe('payslips', () => {
  test('need a login', async () => {
    const { first } = await twoPeople();
    await expectEach(api(app, { tenant }), 401, [
      ['get', 'payroll/payslips'],
      ['get', `payroll/payslips/${first}`],
      ['get', `payroll/payslips/${first}/pdf`],
    ]);
  });

  test('are seen by themselves and by who runs payroll, managers of work among the others', async () => {
    const { mine, other, first, second, others } = await twoPeople();
    const own = api(app, user);
    const items = await everyPage(own, 'payroll/payslips', 1);
    expect(items).toMatchObject([
      { id: second, month: '2026-02', payout: 'arrived' },
      { id: first, month: '2026-01' },
    ]);
    expect((await owner.get('payroll/payslips')).body.items).toEqual([]);
    const asked = await owner.get(`payroll/payslips?employee=${other.id}`);
    expect(asked.body.items).toMatchObject([{ id: others }]);
    await expectEach(own, 200, [
      ['get', `payroll/payslips?employee=${mine.id}`],
      ['get', `payroll/payslips/${first}/pdf`],
    ]);
    await expectEach(own, 404, [
      ['get', `payroll/payslips?employee=${other.id}`],
      ['get', `payroll/payslips/${others}`],
      ['get', `payroll/payslips/${others}/pdf`],
      ['post', `payroll/payslips/${others}/reversal`, { run: first }],
    ]);
    await expectEach(own, 403, [['post', `payroll/payslips/${first}/reversal`, { run: first }]]);
    const outsider = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
    for (const as of [api(app, await aUser(app, tenant, { role: 'manager' })), outsider]) {
      expect((await as.get('payroll/payslips')).body.items).toEqual([]);
      await expectEach(as, 404, [
        ['get', `payroll/payslips?employee=${mine.id}`],
        ['get', `payroll/payslips/${first}`],
        ['get', `payroll/payslips/${first}/pdf`],
        ['post', `payroll/payslips/${first}/reversal`, { run: first }],
      ]);
    }
  });

  test('of a run that may still change are nobody’s yet', async () => {
    const mine = await anEmployee(owner, { user: user.id });
    for (const status of ['draft', 'calculated', 'rejected', 'cancelled'] as const) {
      const month = `2026-0${3 + ['draft', 'calculated', 'rejected', 'cancelled'].indexOf(status)}`;
      const slip = await aPayslip(app, await aRun(app, tenant, { month, status }), mine);
      for (const as of [owner, api(app, user)])
        await expectEach(as, 404, [
          ['get', `payroll/payslips/${slip}`],
          ['get', `payroll/payslips/${slip}/pdf`],
        ]);
    }
    expect((await api(app, user).get('payroll/payslips')).body.items).toEqual([]);
  });

  test('say what each line came from, the year until then, and how they were paid', async () => {
    const { second } = await twoPeople();
    const { body } = await api(app, user).get(`payroll/payslips/${second}`);
    const line = (code: string) => body.lines.find((one: { code: string }) => one.code === code);
    expect(line('bonus')).toMatchObject({ kind: 'earning', amount: 20_000_00 });
    expect(line('shif')).toMatchObject({
      amount: 2_750_00,
      why: { rule: 'rate', rate: 275, base: 100_000_00 },
    });
    expect(body).toMatchObject({
      gross: 120_000_00,
      cost: expect.any(Number),
      paidTo: [{ method: 'mpesa', number: '+254 ••• ••• 678', amount: body.net }],
      may: { reverse: false },
    });
    expect(body.gross - body.deductions).toBe(body.net);
    const first = (await api(app, user).get('payroll/payslips')).body.items[1];
    expect(body.yearToDate).toMatchObject({ gross: 220_000_00, net: body.net + first.net });
    expect(JSON.stringify(body)).not.toContain('254712345678');
  });
});

describe('a payslip as PDF', () => {
  const pdfOf = async (slip: string) => {
    const answer = await owner.get(`payroll/payslips/${slip}/pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.body).toMatch(/^%PDF-/);
    return answer;
  };

  test('bears names in any script, and long ones', async () => {
    const run = await aRun(app, tenant, { month: '2026-02' });
    const fonts = [];
    for (const lastName of ['Kamau', 'Kĩmani', 'محمد عبد الله', 'w'.repeat(60)]) {
      const { body } = await pdfOf(await aPayslip(app, run, await anEmployee(owner, { lastName })));
      fonts.push(body.includes('DejaVuSans'));
    }
    expect(fonts).toEqual([false, true, true, false]);
  });

  test.each([
    ['fr-FR,fr;q=0.9', 'fr'],
    ['ar', 'ar'],
    ['de', 'en'],
  ])('is for who asks for %s in %s', async (asked, language) => {
    const run = await aRun(app, tenant, { month: '2026-02' });
    const slip = await aPayslip(app, run, await anEmployee(owner));
    const headers = { 'accept-language': asked };
    const { body } = await owner.send(`payroll/payslips/${slip}/pdf`, { headers });
    expect(body).toContain(`/Lang (${language})`);
  });

  test('opens with the KRA PIN alone where that is set, and says so', async () => {
    const run = await aRun(app, tenant, { month: '2026-02' });
    const locked = await aPayslip(app, run, await anEmployee(owner));
    const nameOf = ({ headers }: { headers: Headers }) => headers.get('content-disposition');
    const open = await pdfOf(locked);
    expect(open.body).not.toContain('/Encrypt');
    const { version } = (await owner.get('payroll/settings')).body;
    await expectEach(owner, 200, [['put', 'payroll/settings', { version, lockPayslips: true }]]);
    const closed = await pdfOf(locked);
    expect(closed.body).toContain('/Encrypt');
    expect(nameOf(closed)).toContain('opens-with-KRA-PIN');
    const nobodys = await aPayslip(app, run, await anEmployee(owner, { kraPin: null }));
    await expectEach(owner, 409, [['get', `payroll/payslips/${nobodys}/pdf`]]);
  });
});

describe('a reversal', () => {
  test('enters an open run with the lines negated, once, and leaves the closed month as it is', async () => {
    const { mine, first, second } = await twoPeople();
    const before = (await owner.get(`payroll/payslips/${first}`)).body;
    expect(before.may).toEqual({ reverse: true, unreverse: false });
    const run = await aRun(app, tenant, { month: '2026-03', status: 'calculated' });
    const made = await expectMade(owner, `payroll/payslips/${first}/reversal`, { run: run.id });
    expect(made).toMatchObject({
      kind: 'reversal',
      month: '2026-03',
      reverses: first,
      gross: -before.gross,
      net: -before.net,
      taxable: -before.taxable,
      paidTo: [],
    });
    expect(made.lines).toEqual(
      before.lines.map((line: { amount: number }) => ({ ...line, amount: -line.amount || 0 })),
    );
    const after = (await owner.get(`payroll/payslips/${first}`)).body;
    const reversedBy = { run: run.id, month: '2026-03', payslip: null };
    expect(after).toEqual({ ...before, reversedBy, may: { reverse: false, unreverse: true } });
    expect((await api(app, user).get(`payroll/payslips/${first}`)).body.reversedBy).toBeNull();
    expect((await owner.get(`payroll/runs/${run.id}`)).body.reversals).toEqual([
      { reverses: first, month: '2026-01', employee: before.employee, net: -before.net },
    ]);
    const other = await aRun(app, tenant, { month: '2026-04', status: 'draft' });
    await expectEach(owner, 409, [
      ['post', `payroll/payslips/${first}/reversal`, { run: run.id }],
      ['post', `payroll/payslips/${first}/reversal`, { run: other.id }],
      ['post', `payroll/payslips/${second}/reversal`, { run: other.id }],
    ]);
    expect((await owner.get(`payroll/payslips?employee=${mine.id}`)).body.items).toHaveLength(2);
  });

  test('goes with a run that is given up, and can be made in another', async () => {
    const { first } = await twoPeople();
    const before = (await owner.get(`payroll/payslips/${first}`)).body;
    const [one, other] = [
      await aRun(app, tenant, { month: '2026-03', status: 'draft' }),
      await aRun(app, tenant, { month: '2026-04', status: 'draft' }),
    ];
    await expectMade(owner, `payroll/payslips/${first}/reversal`, { run: one.id });
    await expectMade(owner, `payroll/runs/${one.id}/cancellation`, {});
    expect((await owner.get(`payroll/payslips/${first}`)).body).toEqual(before);
    await expectMade(owner, `payroll/payslips/${first}/reversal`, { run: other.id });
  });

  test('is refused by runs that are approved, of a month before, or of another year', async () => {
    const { first } = await twoPeople();
    const approved = await aRun(app, tenant, { month: '2026-05', status: 'approved' });
    const before = await aRun(app, tenant, { month: '2025-12', status: 'draft' });
    const next = await aRun(app, tenant, { month: '2027-01', status: 'draft' });
    const path = `payroll/payslips/${first}/reversal`;
    await expectEach(owner, 409, [['post', path, { run: approved.id }]]);
    await expectEach(owner, 400, [
      ['post', path, { run: before.id }],
      ['post', path, { run: next.id }],
    ]);
    await expectEach(owner, 404, [['post', path, { run: first }]]);
    const [elsewhere] = [await aRun(app, await aTenant(app), { month: '2026-05', status: 'draft' })];
    await expectEach(owner, 404, [['post', path, { run: elsewhere.id }]]);
  });
});

test('bad input is refused', async () => {
  const { mine, first } = await twoPeople();
  const run = await aRun(app, tenant, { month: '2026-05', status: 'draft' });
  await survivesBadInput(owner, { method: 'GET', path: `payroll/payslips?employee=${mine.id}&limit=2` });
  await survivesBadInput(owner, { method: 'GET', path: `payroll/payslips/${first}` });
  await survivesBadInput(owner, { method: 'GET', path: `payroll/payslips/${first}/pdf`, runs: 20 });
  const body = { run: run.id };
  await survivesBadInput(owner, { method: 'POST', path: `payroll/payslips/${first}/reversal`, body });
});
