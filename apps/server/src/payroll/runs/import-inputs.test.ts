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
  const send = (csv: string | Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.set('file', new File([csv], 'inputs.csv', { type: 'text/csv' }));
    return firm.owner.send(`payroll/runs/${run.id}/inputs`, { method: 'POST', body });
  };
  const grossOf = async () => {
    const { items } = (await firm.owner.get(`payroll/runs/${run.id}/employees`)).body;
    return new Map<string, number>(
      items.map((row: { employee: { number: string }; gross: number }) => [row.employee.number, row.gross]),
    );
  };
  return { numbers: employees.map(({ number }) => number), send, grossOf };
}

test('a file of bonuses is computed at once', async () => {
  const { numbers, send, grossOf } = await aRun();
  const [one = '', other = ''] = numbers;
  const { body } = await send(`number,bonus\n${one},1500.50\n${other},`);
  expect(body).toEqual({ changed: 2, saved: true, problems: [] });
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
  expect(body).toEqual({ changed: 1, saved: true, problems: [] });
  expect((await grossOf()).get(one)).toBe(41_500_50);
});
