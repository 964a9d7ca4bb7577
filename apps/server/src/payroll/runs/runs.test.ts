import { describe, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aUser } from '../../../test/factories/user.ts';
import { aPayroll, settleReceivers } from '../../../test/payroll.ts';
import { useAnew } from '../../../test/use.ts';
import { wallet } from '../../../test/wallet.ts';

const app = useServer();

const month = '2026-10';
const purse = 1_000_000_00;

const firm = useAnew(() => aPayroll(app));

describe('a monthly run', () => {
  test('is calculated, approved by a firm.second person, paid, and closed; the books follow', async () => {
    const worker = await aUser(app, firm.tenant, { role: 'employee' });
    await anEmployee(firm.owner, { salary: 100_000_00 });
    await anEmployee(firm.owner, { salary: 50_000_00, payTo: { method: 'mpesa', phone: '+254712345678' } });
    await anEmployee(firm.owner, { salary: 40_000_00, user: worker.id, payTo: { method: 'wallet' } });
    await settleReceivers(app, firm.tenant);
    const run = await firm.calculated({ kind: 'monthly', month });
    // PAYE and net of 100,000 and 50,000 as for March 2025, but for NSSF’s tiers of 2026.
    expect(run).toMatchObject({ employees: 3, problems: { errors: 0 }, changes: { all: 3, reviewed: 0 } });
    const { gross, net, obligations, leaving, rounding, fees, employer } = run.totals;
    expect(gross).toBe(190_000_00);
    expect(leaving).toBe(net + obligations + rounding + fees);
    expect(gross + employer).toBe(net + obligations);

    const { version } = run;
    await expectEach(firm.owner, 403, [['post', `payroll/runs/${run.id}/approval`, { version, leaving }]]);
    await expectEach(firm.second, 409, [['post', `payroll/runs/${run.id}/approval`, { version, leaving }]]);
    await expectEach(firm.owner, 200, [['put', `payroll/runs/${run.id}/review`, {}]]);
    await expectEach(firm.second, 400, [
      ['post', `payroll/runs/${run.id}/approval`, { version, leaving: leaving - 1 }],
    ]);
    const held = await firm.approved(run.id);
    expect(held).toMatchObject({
      status: 'approved',
      payer: { id: firm.payer.id },
      approvedBy: { name: 'Baraka Otieno' },
    });
    expect(await wallet(app, firm.payer)).toMatchObject({ has: purse, available: purse - leaving });

    expect((await firm.pay(run.id)).status).toBe(201);
    await firm.becomes(run.id, 'paid');
    expect(await wallet(app, firm.payer)).toMatchObject({ has: purse - leaving, available: purse - leaving });
    const paid = await firm.rows(run.id);
    expect(paid.map(({ payout }: { payout: { status: string } }) => payout.status)).toEqual(
      Array(3).fill('arrived'),
    );
    expect(paid[1].payout).toMatchObject({
      method: 'mpesa',
      number: '+254 ••• ••• 678',
      receipt: expect.any(String),
    });
    expect(await wallet(app, worker)).toMatchObject({ has: paid[2].net });
    await expectMade(firm.owner, `payroll/runs/${run.id}/closing`, {});
    for (const call of ['calculation', 'cancellation', 'closing'])
      expect((await firm.owner.post(`payroll/runs/${run.id}/${call}`, { version: 99 })).status, call).toBe(
        409,
      );
    expect((await firm.get(run.id)).moves.map(({ to }: { to: string }) => to)).toEqual([
      'calculated',
      'approved',
      'paying',
      'paid',
      'closed',
    ]);
  });

  test('is one a month, and of people who work in it', async () => {
    await anEmployee(firm.owner, { number: 'A' });
    await anEmployee(firm.owner, { number: 'B', joinedOn: '2026-11-01' });
    await anEmployee(firm.owner, { number: 'C', leftOn: '2026-09-30' });
    const half = await anEmployee(firm.owner, { number: 'D', joinedOn: '2026-10-16' });
    const run = await firm.calculated({ kind: 'monthly', month });
    expect((await firm.owner.post('payroll/runs', { kind: 'monthly', month })).status).toBe(409);
    const found = await firm.rows(run.id);
    expect(found.map(({ employee }: { employee: { number: string } }) => employee.number)).toEqual([
      'A',
      'D',
    ]);
    expect(found[1].gross).toBe(51_612_90); // 16 of 31 days of 100,000
    expect(half.terms?.from).toBe('2026-10');
  });

  test('says what keeps somebody from being paid, and is mended one by one', async () => {
    await anEmployee(firm.owner, { number: 'A' });
    const bare = await expectMade(firm.owner, 'employees', {
      number: 'B',
      firstName: 'Otieno',
      lastName: 'Ouma',
      joinedOn: '2026-01-01',
      terms: { salary: 30_000_00 },
    });
    const run = await firm.calculated({ kind: 'monthly', month });
    expect(run.problems.errors).toBe(1);
    const [wrong] = await firm.rows(run.id, 'part=errors');
    expect(wrong.problems.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['kra-pin-missing', 'pay-to-missing']),
    );
    const { version, totals } = await firm.get(run.id);
    await expectEach(firm.owner, 200, [['put', `payroll/runs/${run.id}/review`, {}]]);
    const answer = await firm.second.post(`payroll/runs/${run.id}/approval`, {
      version,
      leaving: totals.leaving,
    });
    expect(answer.body.data.errorMessage).toContain('cannot be paid yet');
    const skipped = await firm.owner.put(`payroll/runs/${run.id}/employees/${bare.id}`, {
      input: { skipped: 'On probation, paid in cash' },
    });
    expect(skipped.body).toMatchObject({ net: 0, payslip: null });
    expect(await firm.get(run.id)).toMatchObject({ employees: 1, skipped: 1, problems: { errors: 0 } });
  });

  test('takes hours, bonuses and deductions of the month, and one third stays', async () => {
    const { id: employee } = await anEmployee(firm.owner, { salary: 45_000_00 });
    const run = await firm.calculated({ kind: 'monthly', month });
    const [plain] = await firm.rows(run.id);
    const { body: more } = await firm.owner.put(`payroll/runs/${run.id}/employees/${employee}`, {
      input: { overtimeHours: 10, earnings: [{ kind: 'bonus', name: 'Harvest', amount: 5_000_00 }] },
    });
    expect(more.gross).toBe(45_000_00 + 3_000_00 + 5_000_00); // 45,000 / 225 × 1.5 × 10
    expect(more.net).toBeGreaterThan(plain.net);
    const { body: owing } = await firm.owner.put(`payroll/runs/${run.id}/employees/${employee}`, {
      input: { deductions: [{ kind: 'advance', name: 'Advance of 5 October', amount: 40_000_00 }] },
    });
    expect(owing.net).toBeGreaterThanOrEqual(15_000_00);
    expect(owing.problems).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'carried' })]));
    expect((await firm.get(run.id)).totals.net).toBe(owing.net);
  });

  test('is calculated anew when where pay goes was changed meanwhile', async () => {
    const { id, version } = await anEmployee(firm.owner);
    await settleReceivers(app, firm.tenant);
    const run = await firm.calculated({ kind: 'monthly', month });
    await firm.owner.put(`employees/${id}`, {
      version,
      payTo: { method: 'bank', bank: '11', account: '99887766' },
    });
    await expectEach(firm.owner, 200, [['put', `payroll/runs/${run.id}/review`, {}]]);
    const { version: now, totals } = await firm.get(run.id);
    const refused = await firm.second.post(`payroll/runs/${run.id}/approval`, {
      version: now,
      leaving: totals.leaving,
    });
    expect(refused.status).toBe(409);
    expect(refused.body.data.errorMessage).toContain('Wanjiru Kamau');
    await firm.calculate(run.id);
    expect((await firm.rows(run.id))[0].problems).toEqual([
      expect.objectContaining({ code: 'receiver-new' }),
    ]);
  });

  test('holds nothing where the wallet does not cover it, and gives back what it held when it is cancelled', async () => {
    await anEmployee(firm.owner, { salary: 2_000_000_00, payTo: { method: 'wallet' }, user: firm.payer.id });
    const rich = await firm.calculated({ kind: 'monthly', month });
    await firm.owner.put(`payroll/runs/${rich.id}/review`, {});
    const { version, totals } = await firm.get(rich.id);
    const refused = await firm.second.post(`payroll/runs/${rich.id}/approval`, {
      version,
      leaving: totals.leaving,
    });
    expect(refused.status).toBe(409);
    expect(refused.body.data.errorMessage).toContain('lacks KES');
    expect(await wallet(app, firm.payer)).toMatchObject({ available: purse });
    await expectMade(firm.owner, `payroll/runs/${rich.id}/cancellation`, {});

    await anEmployee(firm.owner, { salary: 60_000_00 });
    await settleReceivers(app, firm.tenant);
    const off = await firm.calculated({
      kind: 'off-cycle',
      month,
      note: 'Thirteenth salary',
      employees: [(await firm.owner.get('employees')).body.items[1].id],
    });
    await firm.owner.put(`payroll/runs/${off.id}/employees/${(await firm.rows(off.id))[0].employee.id}`, {
      input: { earnings: [{ kind: 'bonus', name: 'Thirteenth', amount: 60_000_00 }] },
    });
    const { totals: sums } = await firm.approved(off.id);
    expect(await wallet(app, firm.payer)).toMatchObject({ available: purse - sums.leaving });
    await expectMade(firm.owner, `payroll/runs/${off.id}/cancellation`, {});
    expect(await wallet(app, firm.payer)).toMatchObject({ has: purse, available: purse });
  });
});

describe('an off-cycle run', () => {
  test('of nobody is refused, and its tax is that of the whole month', async () => {
    expect(
      (await firm.owner.post('payroll/runs', { kind: 'off-cycle', month, note: 'x', employees: [] })).status,
    ).toBe(400);
    const { id } = await anEmployee(firm.owner, { salary: 100_000_00 });
    await settleReceivers(app, firm.tenant);
    const monthly = await firm.calculated({ kind: 'monthly', month });
    await firm.approved(monthly.id);
    const bonus = await expectMade(firm.owner, 'payroll/runs', {
      kind: 'off-cycle',
      month,
      note: 'Bonus',
      employees: [id],
    });
    await firm.owner.put(`payroll/runs/${bonus.id}/employees/${id}`, {
      input: { earnings: [{ kind: 'bonus', name: 'Bonus', amount: 20_000_00 }] },
    });
    await firm.calculate(bonus.id);
    const [row] = await firm.rows(bonus.id);
    expect(row.gross).toBe(20_000_00);
    // NSSF 6 % up to 108,000, PAYE 30 % of the rest: no SHIF or housing levy of a bonus, no firm.second relief.
    const nssf = 480_00;
    expect(row.deductions).toBe(nssf + (20_000_00 - nssf) * 0.3);
    expect(row.problems).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'supplement' })]));
  });
});
