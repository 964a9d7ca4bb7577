import { expect, test } from 'vitest';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aPayroll } from '../../../test/payroll.ts';

const app = useServer();

/** A computed payroll of two employees, and how a file of inputs is sent to it. */
async function aRun() {
  const firm = await aPayroll(app);
  const employees = [
    await anEmployee(firm.owner, { salary: 40_000_00 }),
    await anEmployee(firm.owner, { salary: 60_000_00 }),
  ];
  const run = await firm.calculated({ kind: 'monthly', month: '2026-10' });
  const send = (csv: string | Uint8Array<ArrayBuffer>, check = false) => {
    const body = new FormData();
    body.set('check', String(check));
    body.set('file', new File([csv], 'inputs.csv', { type: 'text/csv' }));
    return firm.owner.send(`payroll/runs/${run.id}/inputs`, { method: 'POST', body });
  };
  const grossOf = async () => {
    const { items } = (await firm.owner.get(`payroll/runs/${run.id}/employees`)).body;
    return new Map<string, number>(
      items.map((row: { employee: { number: string }; gross: number }) => [row.employee.number, row.gross]),
    );
  };
  return { firm, run, employees, numbers: employees.map(({ number }) => number), send, grossOf };
}

test('a file of bonuses is computed at once', async () => {
  const { numbers, send, grossOf } = await aRun();
  const [one = '', other = ''] = numbers;
  const { body } = await send(`number,bonus\n${one},1500.50\n${other},`);
  expect(body).toMatchObject({ changed: 2, saved: true, problems: [] });
  expect(await grossOf()).toEqual(
    new Map([
      [one, 41_500_50],
      [other, 60_000_00],
    ]),
  );
});

test('a number that stands twice, or is of no employee, is told by its row, and nothing is saved', async () => {
  const { numbers, send, grossOf } = await aRun();
  const [one = '', other = ''] = numbers;
  const before = await grossOf();
  const { body } = await send(`number,bonus\n${one},100\n${other},200\n${one},300\nX-0,400`);
  expect(body).toMatchObject({
    saved: false,
    problems: [
      { row: 4, column: 'number', message: 'is also the number of row 2' },
      { row: 5, column: 'number' },
    ],
  });
  expect(await grossOf()).toEqual(before);
});

test.each([
  ['UTF-16 with tabs', (csv: string) => Buffer.from(`\uFEFF${csv.replaceAll(',', '\t')}`, 'utf16le')],
  ['UTF-8 with semicolons', (csv: string) => Buffer.from(csv.replaceAll(',', ';'))],
])('a file as a spreadsheet saves it is read: %s', async (_kind, encoded) => {
  const { numbers, send, grossOf } = await aRun();
  const [one = ''] = numbers;
  const { body } = await send(new Uint8Array(encoded(`number,bonus\n${one},1500.50\n`)));
  expect(body).toMatchObject({ changed: 1, saved: true, problems: [] });
  expect((await grossOf()).get(one)).toBe(41_500_50);
});

test('a file changes what it says and nothing else, and is shown person by person before it is saved', async () => {
  const { firm, run, employees, numbers, send } = await aRun();
  const [one = '', other = ''] = numbers;
  const entered = {
    overtimeHours: 2,
    daysWorked: 20,
    earnings: [
      { kind: 'work', name: 'Tasks', amount: 30_000_00 },
      { kind: 'per-diem', name: 'Trip', amount: 5_000_00, days: 2 },
      { kind: 'bonus', name: 'Eid', amount: 1_000_00 },
    ],
    deductions: [{ kind: 'advance', name: 'Advance', amount: 10_000_00 }],
  };
  const inputs = [entered, { skipped: 'Suspended, pay withheld' }];
  for (const [at, input] of inputs.entries())
    await firm.owner.put(`payroll/runs/${run.id}/employees/${employees[at]?.id}`, { input });
  const rows = () => firm.rows(run.id);
  const [before, skipped] = await rows();
  const csv = `Number,Overtime Hours,holiday_hours,days_worked,bonus,arrears,skip\n${one},5,,,,,\n${other},3,,,"2,500",,\n`;
  const checked = (await send(csv, true)).body;
  expect(checked).toMatchObject({ saved: false, problems: [] });
  expect(await rows()).toEqual([before, skipped]);
  expect((await send(csv)).body).toMatchObject({ changed: 2, saved: true, people: checked.people });
  const [after, still] = await rows();
  expect(after.input).toEqual({ ...before.input, overtimeHours: 5 });
  expect(still.input).toMatchObject({
    skipped: 'Suspended, pay withheld',
    overtimeHours: 3,
    earnings: [{ kind: 'bonus', amount: 2_500_00 }],
  });
  expect(still.net).toBe(0);
  expect(checked.people).toEqual([
    {
      employee: { id: employees[0]?.id, number: one, name: expect.any(String) },
      isNew: false,
      changes: [{ column: 'overtime_hours', before: '2', after: '5' }],
      pay: { before: before.net, after: after.net },
    },
    expect.objectContaining({ pay: { before: 0, after: 0 } }),
  ]);
  // A word pays again who was skipped; a nought takes a bonus away.
  await send(`number,skip,bonus\n${other},no,0\n${one},,0`);
  const [without, paid] = await rows();
  expect(paid.input).toMatchObject({ skipped: null, overtimeHours: 3, earnings: [] });
  expect(paid.net).toBeGreaterThan(0);
  expect(without.input.earnings).toEqual(before.input.earnings.slice(0, 2));
});

test.each(['1e3', '0x10', '-1', '7,5', 'NaN', '2.54713E+11'])('%j is no number of hours', async (hours) => {
  const { numbers, send } = await aRun();
  const { body } = await send(`number;overtime_hours\n${numbers[0]};${hours}\n`);
  expect(body).toMatchObject({ saved: false, problems: [{ row: 2, column: 'overtime_hours' }] });
});
