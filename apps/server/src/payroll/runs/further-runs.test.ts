import { cents } from '@kazi/contract/cents';
import { type RunInput, runInput } from '@kazi/contract/payroll';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aUser } from '../../../test/factories/user.ts';
import { fromSchema } from '../../../test/from-schema.ts';
import { aPayroll } from '../../../test/payroll.ts';
import { useAnew } from '../../../test/use.ts';
import { monthInput } from './whole-month.ts';

const app = useServer();
const firm = useAnew(() => aPayroll(app, { shillings: 50_000_000 }));
const month = '2026-04';

/** An employee who is paid to their wallet, so that no receiver is new. */
async function aWorker(fields: Record<string, unknown> = {}) {
  const user = await aUser(app, firm.tenant, { role: 'employee' });
  return anEmployee(firm.owner, { user: user.id, payTo: { method: 'wallet' }, ...fields });
}

type Said = Partial<RunInput> | { earnings: { kind: string; name: string; amount: number; days?: number }[] };

/** Pays a run to its end that pays some employees, each as is said of them. */
async function pays(kind: 'monthly' | 'off-cycle', said: ReadonlyMap<string, Said>) {
  const employees = [...said.keys()];
  const made = kind === 'monthly' ? { kind, month } : { kind, month, note: 'Further', employees };
  const run = await firm.calculated(made);
  for (const [employee, input] of said)
    await expectEach(firm.owner, 200, [['put', `payroll/runs/${run.id}/employees/${employee}`, { input }]]);
  await firm.closed(run.id);
}

const slipsOf = async (employee: string) => {
  const { items } = (await firm.owner.get(`payroll/payslips?employee=${employee}`)).body;
  return Promise.all(
    items.map(async ({ id }: { id: string }) => (await firm.owner.get(`payroll/payslips/${id}`)).body),
  );
};

const perDiem = (days: number, amount: number, name = 'Trip') => ({ kind: 'per-diem', name, amount, days });

test.each([['off-cycle'], ['monthly']] as const)(
  'each run of a month pays its own trips, the first being %s',
  async (first) => {
    const worker = await aWorker({ salary: 50_000_00 });
    await pays(first, new Map([[worker.id, { earnings: [perDiem(3, 2_000_00)] }]]));
    const bonus = { kind: 'bonus', name: 'Bonus', amount: 1_000_00 };
    const trips = [perDiem(4, 2_000_00), perDiem(2, 12_000_00, 'Kisumu')];
    await pays('off-cycle', new Map([[worker.id, { earnings: [...trips, bonus] }]]));
    const [second] = await slipsOf(worker.id);
    expect(second.gross).toBe(8_000_00 + 24_000_00 + 1_000_00);
    expect(second.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'per-diem-exempt', name: 'Trip', amount: 8_000_00 }),
        expect.objectContaining({ code: 'per-diem', name: 'Kisumu', amount: 4_000_00, earlier: 0 }),
      ]),
    );
  },
);

test('overtime in a run beside the month’s own is paid by the salary’s hour, and once', async () => {
  const worker = await aWorker({ salary: 45_000_00 });
  await pays('off-cycle', new Map([[worker.id, { overtimeHours: 10 }]]));
  await pays('monthly', new Map([[worker.id, { holidayHours: 5 }]]));
  const [own, extra] = await slipsOf(worker.id);
  // 45,000 / 225 is 200 an hour.
  expect([extra.gross, own.gross]).toEqual([3_000_00, 45_000_00 + 2_000_00]);
  expect(own.monthToDate).toMatchObject({ gross: 50_000_00 });
});

test('payslips of a month stand in the order of their approval, with what the month and the year come to', async () => {
  const worker = await aWorker({ terms: { salary: 0 } });
  const week = { earnings: [{ kind: 'work', name: 'Week', amount: 4_000_00 }] };
  for (let weeks = 0; weeks < 4; weeks++) await pays('off-cycle', new Map([[worker.id, week]]));
  const slips = await slipsOf(worker.id);
  expect(slips.map(({ yearToDate }) => yearToDate.gross)).toEqual([16_000_00, 12_000_00, 8_000_00, 4_000_00]);
  expect(slips.map(({ monthToDate }) => monthToDate?.gross ?? null)).toEqual([
    16_000_00,
    12_000_00,
    8_000_00,
    null,
  ]);
  // SHIF is 2.75 % of 16,000 in all, its least amount with the first.
  const shif = slips.map(
    ({ lines }) => lines.find(({ code }: { code: string }) => code === 'shif')?.amount ?? 0,
  );
  expect(shif).toEqual([110_00, 30_00, 0, 300_00]);
  const paged: string[] = [];
  for (let cursor = ''; ; ) {
    const page = (await firm.owner.get(`payroll/payslips?employee=${worker.id}&limit=1${cursor}`)).body;
    paged.push(...page.items.map(({ id }: { id: string }) => id));
    if (!page.nextCursor) break;
    cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
  }
  expect(paged).toEqual(slips.map(({ id }) => id));
});

const something = { kind: 'bonus', name: 'Bonus', amount: cents(50_000_00), days: 0 } as const;
/** What a run may be told that leaves enough to be approved with. */
const inputs = fc.sample(
  fc.array(
    fromSchema(runInput, {
      skipped: fc.constant(null),
      daysWorked: fc.constant(20),
      amount: fc.constantFrom(1_500_00, 9_000_00),
      days: fc.integer({ min: 0, max: 4 }),
    }).map((input) => ({ ...input, earnings: [...input.earnings, something] })),
    { minLength: 2, maxLength: 3 },
  ),
  { numRuns: 3, seed: 27 },
);

test.each(inputs.map((runs, at) => ({ runs, own: at % runs.length })))(
  'a month paid by several runs is on P9, returns and books what one run would have made of it: the month’s own is $own',
  { timeout: 60_000 },
  async ({ runs, own }) => {
    const terms = {
      salary: 80_000_00,
      pension: { scheme: 'Alexander', employee: 5_000_00, employer: 5_000_00 },
      tierTwoScheme: 'Jubilee',
      mortgageInterest: 12_000_00,
      deductions: [{ kind: 'sacco', name: 'Stima', amount: 8_000_00 }],
    };
    const [several, one] = [await aWorker({ terms }), await aWorker({ terms })];
    for (const [at, input] of runs.entries()) {
      const said = new Map<string, Said>([[several.id, input]]);
      if (at === own) said.set(one.id, monthInput(runs));
      await pays(at === own ? 'monthly' : 'off-cycle', said);
    }
    const p9 = async (employee: string) => {
      const { employee: _who, ...statement } = (await firm.owner.get(`payroll/p9/${employee}/2026`)).body;
      return statement;
    };
    expect(await p9(several.id)).toEqual(await p9(one.id));
    const [last] = await slipsOf(several.id);
    const [only] = await slipsOf(one.id);
    expect(last.yearToDate).toEqual(only.yearToDate);
    expect(last.monthToDate).toEqual(only.yearToDate);
    const text: string = (await firm.owner.get(`payroll/returns/${month}/p10`)).body;
    const rows = text.trim().split(/\r?\n/);
    const cells = rows.map((row: string) => row.split(',').slice(2));
    expect(cells[0]).toEqual(cells[1]);
    // Both owe alike, to each authority and scheme.
    const owed = (await firm.owner.get('payroll/returns?part=all')).body.items;
    expect(owed.length).toBeGreaterThan(6);
    for (const { amount } of owed) expect(amount % 2).toBe(0);
  },
);

test('what a run beside the month’s own finds carried stays to be taken', async () => {
  const sacco = { kind: 'sacco', name: 'Stima', amount: 60_000_00 };
  const worker = await aWorker({ terms: { salary: 60_000_00, deductions: [sacco] } });
  await pays('monthly', new Map([[worker.id, {}]]));
  const april = (await slipsOf(worker.id))[0];
  const taken = april.lines.find(({ code }: { code: string }) => code === 'sacco').amount;
  const extra = await firm.calculated({
    kind: 'off-cycle',
    month: '2026-05',
    note: 'Extra',
    employees: [worker.id],
  });
  const input = { earnings: [{ kind: 'bonus', name: 'Bonus', amount: 9_000_00 }] };
  await expectEach(firm.owner, 200, [['put', `payroll/runs/${extra.id}/employees/${worker.id}`, { input }]]);
  await firm.closed(extra.id);
  const june = await expectMade(firm.owner, 'payroll/runs', { kind: 'monthly', month: '2026-06' });
  await firm.calculate(june.id);
  const [row] = await firm.rows(june.id);
  expect(row.problems).toContainEqual(
    expect.objectContaining({ code: 'carried', values: expect.objectContaining({ name: 'Stima' }) }),
  );
  const amount = row.problems.find(({ code }: { code: string }) => code === 'carried').values.amount;
  // As much is left of June's as was of April's; May's own was never asked for.
  expect(amount).toBe(2 * (60_000_00 - taken));
});
