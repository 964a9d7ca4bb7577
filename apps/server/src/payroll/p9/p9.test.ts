import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aPayslip, aRun } from '../../../test/factories/payslip.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { unzip } from '../../../test/zip.ts';

const app = useServer();

const tenant = useAnew(() => aTenant(app));
const boss = useAnew(() => aUser(app, tenant, { role: 'owner' }));
const owner = api(app, boss);

const hired = (more = {}) => anEmployee(owner, { joinedOn: '2024-01-01', ...more });

/** The amount of a column in a month, 3 for March; or its total. */
function at(
  p9: { columns: { letter: string }[]; rows: { amounts: number[] }[]; totals: number[] },
  letter: string,
) {
  const index = p9.columns.findIndex((column) => column.letter === letter);
  return { of: (month: number) => p9.rows[month - 1]?.amounts[index], total: p9.totals[index] };
}

test('a P9 has the columns of KRA’s card, filled as others publish them', async () => {
  const employee = await hired({ lastName: 'Kĩmani' });
  await aPayslip(app, await aRun(app, tenant, { month: '2025-03' }), employee);
  const { body } = await owner.get(`payroll/p9/${employee.id}/2025`);
  expect(body.columns.map(({ letter }: { letter: string }) => letter).join()).toBe(
    'A,B,C,D,E1,E2,E3,F,G,H,I,J,K,L,M,N,O',
  );
  const march = 'A,D,E1,E2,E3,F,G,J,K,L,M,O'.split(',').map((letter) => at(body, letter).of(3));
  // The third vector of financialtools.io: KES 100,000 in March 2025.
  expect(march).toEqual([
    100_000_00, 100_000_00, 30_000_00, 4_320_00, 30_000_00, 1_500_00, 2_750_00, 8_570_00, 91_430_00,
    22_212_35, 2_400_00, 19_812_35,
  ]);
  expect(body).toMatchObject({ layout: 'p9a-2024', chargeablePay: 91_430_00, tax: 19_812_35 });
});

test('its totals are the sums of its months, of several runs too', async () => {
  const employee = await hired();
  for (const month of ['2026-01', '2026-02', '2026-03'])
    await aPayslip(app, await aRun(app, tenant, { month }), employee, { bonus: 10_000_00 });
  await aPayslip(app, await aRun(app, tenant, { month: '2026-03', note: 'Bonus' }), employee, {
    basic: 30_000_00,
  });
  await aPayslip(app, await aRun(app, tenant, { month: '2026-04', status: 'draft' }), employee);
  const { body } = await owner.get(`payroll/p9/${employee.id}/2026`);
  expect(at(body, 'A').of(3)).toBe(140_000_00);
  expect(at(body, 'A').of(4)).toBe(0);
  for (const [index, total] of body.totals.entries())
    expect(total).toBe(
      body.rows.reduce((sum: number, row: { amounts: number[] }) => sum + (row.amounts[index] ?? 0), 0),
    );
  expect(body.chargeablePay).toBe(at(body, 'K').total);
  expect(body.tax).toBe(at(body, 'O').total);
});

test('a reversal lowers the month it is made in, and the closed month stays', async () => {
  const employee = await hired();
  const slip = await aPayslip(app, await aRun(app, tenant, { month: '2026-01' }), employee);
  const march = await aRun(app, tenant, { month: '2026-03', status: 'draft' });
  await aPayslip(app, march, employee, { basic: 120_000_00 });
  await expectMade(owner, `payroll/payslips/${slip}/reversal`, { run: march.id });
  await app.services.database.write(tenant.id, null, (tx) =>
    tx.updateTable('payroll_runs').set({ status: 'closed' }).where('tenant_id', '=', tenant.id).execute(),
  );
  const { body } = await owner.get(`payroll/p9/${employee.id}/2026`);
  expect(at(body, 'A').of(1)).toBe(100_000_00);
  expect(at(body, 'A').of(3)).toBe(20_000_00);
  expect(at(body, 'A').total).toBe(120_000_00);
  const years = await owner.get(`payroll/p9s/${employee.id}/years`);
  expect(years.body.items).toEqual([{ year: 2026, gross: 120_000_00, tax: body.tax }]);
});

test('a year without pay is twelve empty rows', async () => {
  const employee = await hired();
  const { status, body } = await owner.get(`payroll/p9/${employee.id}/2023`);
  expect(status).toBe(200);
  expect(body.layout).toBe('p9a-2023');
  expect(body.rows).toHaveLength(12);
  expect(new Set(body.rows.flatMap(({ amounts }: { amounts: number[] }) => amounts))).toEqual(new Set([0]));
  expect((await owner.get(`payroll/p9s/${employee.id}/years`)).body.items).toEqual([]);
  await expectEach(owner, 200, [['get', `payroll/p9/${employee.id}/2023/pdf`]]);
});

test('a P9 is seen by its employee and by who runs payroll; another’s is not there', async () => {
  const user = await aUser(app, tenant, { role: 'employee' });
  const mine = await hired({ user: user.id });
  const other = await hired();
  const paths = (id: string) =>
    [`payroll/p9/${id}/2026`, `payroll/p9/${id}/2026/pdf`, `payroll/p9s/${id}/years`].map(
      (path) => ['get', path] as const,
    );
  const own = api(app, user);
  const manager = api(app, await aUser(app, tenant, { role: 'manager' }));
  const outsider = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
  await expectEach(own, 200, paths(mine.id));
  await expectEach(own, 404, paths(other.id));
  await expectEach(manager, 404, paths(mine.id));
  await expectEach(outsider, 404, paths(mine.id));
  await expectEach(api(app, { tenant }), 401, paths(mine.id));
  for (const as of [own, manager]) await expectEach(as, 403, [['get', 'payroll/p9s/2026']]);
});

test('all P9 of a year come as one zip, one of each employee who was paid', async () => {
  const run = await aRun(app, tenant, { month: '2026-01' });
  for (const lastName of ['Kamau', 'محمد', '../../etc']) await aPayslip(app, run, await hired({ lastName }));
  await hired({ lastName: 'Unpaid' });
  const taken = async (year: number) => {
    const headers = { 'x-project': tenant.key, authorization: `Bearer ${boss.token}` };
    const answer = await fetch(`${app.address}/v1/payroll/p9s/${year}`, { headers });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain(`filename="P9-${year}.zip"`);
    return unzip(Buffer.from(await answer.arrayBuffer()));
  };
  const zip = await taken(2026);
  expect([...zip.keys()]).toEqual([
    expect.stringMatching(/^P9-2026-0001-E\d+-Kamau\.pdf$/),
    expect.stringMatching(/^P9-2026-0002-E\d+\.pdf$/),
    expect.stringMatching(/^P9-2026-0003-E\d+-etc\.pdf$/),
  ]);
  for (const pdf of zip.values()) expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
  expect((await taken(2025)).size).toBe(0);
});

test('who stops reading the zip stops its drawing, and nobody else notices', async () => {
  const run = await aRun(app, tenant, { month: '2026-01' });
  for (let count = 0; count < 60; count++) await aPayslip(app, run, await hired());
  const stop = new AbortController();
  const headers = { 'x-project': tenant.key, authorization: `Bearer ${boss.token}` };
  const answer = await fetch(`${app.address}/v1/payroll/p9s/2026`, { headers, signal: stop.signal });
  await answer.body?.getReader().read();
  stop.abort();
  for (const _ of Array(20)) await expectEach(owner, 200, [['get', 'payroll/payslips']]);
});

test('bad input is refused', async () => {
  const { id } = await hired();
  await expectEach(owner, 400, [
    ['get', `payroll/p9/${id}/2022`],
    ['get', `payroll/p9/${id}/next`],
    ['get', 'payroll/p9s/1999'],
  ]);
  for (const path of [
    `payroll/p9/${id}/2026`,
    `payroll/p9/${id}/2026/pdf`,
    `payroll/p9s/${id}/years`,
    'payroll/p9s/2026',
  ])
    await survivesBadInput(owner, { method: 'GET', path, runs: 20 });
});
