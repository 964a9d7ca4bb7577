import { beforeEach, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aUser } from '../../../test/factories/user.ts';
import { aPayroll } from '../../../test/payroll.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();
let employee: string;

const firm = useAnew(() => aPayroll(app));
beforeEach(async () => {
  const user = await aUser(app, firm.tenant, { role: 'employee' });
  employee = (await anEmployee(firm.owner, { user: user.id, payTo: { method: 'wallet' } })).id;
});

/** From a Friday to a Thursday: seven days from Monday to Friday in November, which has 21, and eight of December’s 23. */
const away = { kind: 'unpaid', from: '2026-11-20', to: '2026-12-10', days: 15 };

const enter = (given: object) => expectMade(firm.owner, `employees/${employee}/leave`, given);
const entries = async () => (await firm.owner.get(`employees/${employee}/leave`)).body.items;
const grossOf = async (run: string) => (await firm.rows(run))[0].gross;

test('unpaid leave over a month’s end lowers the pay of each month by its own days', async () => {
  const { items } = await enter(away);
  const november = await firm.calculated({ kind: 'monthly', month: '2026-11' });
  const december = await firm.calculated({ kind: 'monthly', month: '2026-12' });
  expect([await grossOf(november.id), await grossOf(december.id)]).toEqual([
    100_000_00 - 33_333_33,
    100_000_00 - 34_782_61,
  ]);
  expect(items).toMatchObject([
    { kind: 'unpaid', from: '2026-11-20', to: '2026-11-30', days: 7 },
    { kind: 'unpaid', from: '2026-12-01', to: '2026-12-10', days: 8 },
  ]);
  expect(await entries()).toEqual(items.toReversed());
});

test('who comes back early has what is left of it removed, though its first month is approved', async () => {
  const { items } = await enter(away);
  await firm.approved((await firm.calculated({ kind: 'monthly', month: '2026-11' })).id);
  const [november, december] = items;
  await expectEach(firm.owner, 409, [['delete', `leave/${november.id}`]]);
  await expectEach(firm.owner, 200, [['delete', `leave/${december.id}`]]);
  await enter({ ...away, from: '2026-12-01', to: '2026-12-02', days: 1.5 });
  const run = await firm.calculated({ kind: 'monthly', month: '2026-12' });
  expect(await grossOf(run.id)).toBe(100_000_00 - 6_521_74);
});

test('a month in which only a weekend of it falls has no part of it', async () => {
  const { items } = await enter({ ...away, from: '2026-10-30', to: '2026-11-01', days: 1 });
  expect(items).toMatchObject([{ from: '2026-10-30', to: '2026-10-31', days: 1 }]);
});

test.each([14.5, 16])(
  'other days than those from Monday to Friday, such as %d, are entered month by month',
  async (days) => {
    const refused = await firm.owner.post(`employees/${employee}/leave`, { ...away, days });
    expect(refused.status).toBe(400);
    expect(refused.body.data.fields).toEqual({
      days: 'must be 15, Monday to Friday, for unpaid leave beyond November 2026; enter other numbers of days month by month',
    });
    expect(await entries()).toEqual([]);
    await enter({ ...away, to: '2026-11-30', days: 6.5 });
    await enter({ ...away, from: '2026-12-01', days: 8 });
  },
);

test('leave that is paid is one entry, with the days that were typed', async () => {
  const { items } = await enter({ ...away, kind: 'annual', days: 13.5 });
  expect(items).toMatchObject([{ ...away, kind: 'annual', days: 13.5 }]);
  const run = await firm.calculated({ kind: 'monthly', month: '2026-11' });
  expect(await grossOf(run.id)).toBe(100_000_00);
});

test.each(['unpaid', 'annual'])('%s leave has no more days than there are', async (kind) => {
  const refused = await firm.owner.post(`employees/${employee}/leave`, {
    kind,
    from: '2026-12-01',
    to: '2026-12-01',
    days: 2,
  });
  expect([refused.status, Object.keys(refused.body.data.fields ?? {})]).toEqual([400, ['days']]);
});
