import { beforeEach, describe, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aUser } from '../../../test/factories/user.ts';
import { blocked, held } from '../../../test/meanwhile.ts';
import { aPayroll } from '../../../test/payroll.ts';
import { useAnew } from '../../../test/use.ts';
import { readerIn } from '../../texts/reader.ts';
import { setTerms } from '../terms/terms.ts';
import { approveRun } from './approve.ts';
import { leavingOf, lockRun } from './run.ts';

const app = useServer();
let amina: string;

const month = '2026-10';
const monthly = { kind: 'monthly', month };
const unpaid = { kind: 'unpaid', from: '2026-10-05', to: '2026-10-06', days: 2 };

const firm = useAnew(() => aPayroll(app));
beforeEach(async () => {
  amina = await hire('Amina');
  await hire('Brian');
});

/** Somebody who is paid to their wallet, so that no receiver is new. Gives the id of the employee. */
async function hire(firstName: string, given: object = {}): Promise<string> {
  const user = await aUser(app, firm.tenant, { role: 'employee' });
  const wanted = { firstName, lastName: 'Otieno', user: user.id, payTo: { method: 'wallet' }, ...given };
  return (await anEmployee(firm.owner, wanted)).id;
}

async function change(employee: string, given: object): Promise<void> {
  const { version } = (await firm.owner.get(`employees/${employee}`)).body;
  await expectEach(firm.owner, 200, [['put', `employees/${employee}`, { version, ...given }]]);
}

const raise = (employee: string, from: string, salary: number) =>
  expectEach(firm.owner, 200, [['put', `employees/${employee}/terms/${from}`, { salary }]]);

const enterLeave = (employee: string, given: object = unpaid) =>
  expectMade(firm.owner, `employees/${employee}/leave`, given);

async function setProration(proration: string): Promise<void> {
  const { version } = (await firm.owner.get('payroll/settings')).body;
  await expectEach(firm.owner, 200, [['put', 'payroll/settings', { version, proration }]]);
}

const changedOf = (names: string) =>
  `The pay details of ${names} changed after this was calculated. Calculate again.`;

/** Has a run of the month refused with a sentence, and approved once it is calculated anew. */
async function expectStale(run: string, sentence: string): Promise<void> {
  await firm.review(run);
  const refused = await firm.approval(run);
  expect([refused.status, refused.body.data.errorMessage]).toEqual([409, sentence]);
  await firm.calculate(run);
  await firm.approved(run);
}

describe('a run whose employees changed since it was calculated', () => {
  test('is refused after a raise', async () => {
    const { id } = await firm.calculated(monthly);
    await raise(amina, month, 120_000_00);
    await expectStale(id, changedOf('Amina Otieno'));
    const [row] = await firm.rows(id);
    expect(row.gross).toBe(120_000_00);
  });

  test('is refused after terms were taken back', async () => {
    await raise(amina, month, 120_000_00);
    const { id } = await firm.calculated(monthly);
    await expectEach(firm.owner, 200, [['delete', `employees/${amina}/terms/${month}`]]);
    await expectStale(id, changedOf('Amina Otieno'));
  });

  test('is refused after unpaid leave was entered, and after it was removed', async () => {
    const { id } = await firm.calculated(monthly);
    const { items } = await enterLeave(amina);
    await firm.review(id);
    expect((await firm.approval(id)).body.data.errorMessage).toBe(changedOf('Amina Otieno'));
    await firm.calculate(id);
    await expectEach(firm.owner, 200, [['delete', `leave/${items[0].id}`]]);
    await expectStale(id, changedOf('Amina Otieno'));
  });

  test.each([
    { leftOn: '2026-10-15' },
    { residence: 'non-resident' },
    { employment: 'secondary' },
    { disability: { certificate: 'NCPWD/P/1', until: '2027-12-31' } },
    { kraPin: 'A999999999B' },
    { lastName: 'Wafula' },
  ])('is refused after %j', async (given) => {
    const { id } = await firm.calculated(monthly);
    await change(amina, given);
    await expectStale(id, changedOf(`Amina ${given.lastName ?? 'Otieno'}`));
  });

  test('names the first of many, in the language of who reads it', async () => {
    const others = [await hire('Chebet'), await hire('Daudi'), await hire('Esther')];
    const { id } = await firm.calculated(monthly);
    for (const employee of [amina, ...others]) await raise(employee, month, 120_000_00);
    await firm.review(id);
    const { version, totals } = await firm.get(id);
    const read = async (language: string) => {
      const { body } = await firm.second.send(`payroll/runs/${id}/approval`, {
        method: 'POST',
        body: JSON.stringify({ version, leaving: totals.leaving }),
        headers: { 'content-type': 'application/json', 'accept-language': language },
      });
      return body.data.errorMessage.replaceAll(/[\u2066-\u2069]/g, '');
    };
    expect(await read('en')).toMatch(/Amina Otieno, Chebet Otieno, Daudi Otieno and 1 more changed after/);
    expect(await read('fr')).toMatch(/Amina Otieno, Chebet Otieno, Daudi Otieno et de 1 autre personne/);
  });

  test('is approved after what its pay does not follow from', async () => {
    const { id } = await firm.calculated(monthly);
    await change(amina, { email: 'amina@example.co.ke' });
    await raise(amina, '2026-11', 120_000_00);
    await enterLeave(amina, { ...unpaid, kind: 'annual' });
    await enterLeave(amina, { ...unpaid, from: '2026-11-02', to: '2026-11-03' });
    await setProration('working');
    await firm.approved(id);
  });

  test('is approved where the one who changed is not paid in it', async () => {
    const { id } = await firm.calculated(monthly);
    const input = { skipped: 'On strike' };
    await expectEach(firm.owner, 200, [['put', `payroll/runs/${id}/employees/${amina}`, { input }]]);
    await raise(amina, month, 120_000_00);
    await firm.approved(id);
  });
});

describe('a run of a month in which somebody else works than when it was calculated', () => {
  const missing = (names: string) => `Not in this payroll yet: ${names}. Calculate again.`;

  test('is refused where they were added', async () => {
    const { id } = await firm.calculated(monthly);
    await hire('Chebet', { joinedOn: '2026-10-12' });
    await expectStale(id, missing('Chebet Otieno'));
    expect((await firm.get(id)).employees).toBe(3);
  });

  test('is refused where their last day was moved into it', async () => {
    const leaver = await hire('Chebet', { leftOn: '2026-09-30' });
    const { id } = await firm.calculated(monthly);
    await change(leaver, { leftOn: '2026-10-12' });
    await expectStale(id, missing('Chebet Otieno'));
  });

  test('is refused where somebody in it left before it', async () => {
    const { id } = await firm.calculated(monthly);
    await change(amina, { leftOn: '2026-09-30' });
    await expectStale(id, changedOf('Amina Otieno'));
    expect((await firm.get(id)).employees).toBe(1);
  });

  test('is approved where it is of chosen people', async () => {
    const employees = [amina];
    const { id } = await expectMade(firm.owner, 'payroll/runs', {
      ...monthly,
      kind: 'off-cycle',
      note: 'Bonus',
      employees,
    });
    const input = { earnings: [{ kind: 'bonus', name: 'Harvest', amount: 5_000_00 }] };
    await firm.owner.put(`payroll/runs/${id}/employees/${amina}`, { input });
    await firm.calculate(id);
    await hire('Chebet');
    await firm.approved(id);
  });
});

test('a run is refused after how a month worked in part is paid was changed', async () => {
  await hire('Chebet', { joinedOn: '2026-10-16' });
  const { id } = await firm.calculated(monthly);
  await setProration('working');
  await expectStale(id, changedOf('Chebet Otieno'));
});

test('a run is refused after a loan’s instalment was carried into it by the year before', async () => {
  await firm.owner.put(`employees/${amina}/terms/2026-10`, {
    salary: 30_000_00,
    deductions: [{ kind: 'loan', name: 'Laptop', amount: 20_000_00, balance: 200_000_00 }],
  });
  const december = await firm.calculated({ kind: 'monthly', month: '2026-12' });
  const january = await firm.calculated({ kind: 'monthly', month: '2027-01' });
  await firm.approved(december.id);
  await firm.review(january.id);
  const refused = await firm.approval(january.id);
  expect([refused.status, refused.body.data.errorMessage]).toEqual([
    409,
    changedOf('Amina Otieno, Brian Otieno'),
  ]);
});

describe('a change and an approval at once', () => {
  test('the approval waits for a raise, and is refused for it', async () => {
    const { id } = await firm.calculated(monthly);
    await firm.review(id);
    const { from: _from, ...known } = (await firm.owner.get(`employees/${amina}/terms`)).body.items[0];
    const commit = await held(app, { tenant: firm.tenant, by: firm.payer.id }, (tx) =>
      setTerms(tx, amina, { ...known, from: month, salary: 1 }),
    );
    const approval = firm.approval(id);
    await blocked();
    await commit();
    expect((await approval).body.data.errorMessage).toBe(changedOf('Amina Otieno'));
  });

  test.each([
    () => firm.owner.put(`employees/${amina}/terms/${month}`, { salary: 120_000_00 }),
    () => firm.owner.post(`employees/${amina}/leave`, unpaid),
  ])('terms and unpaid leave wait for the approval, and then are too late', async (enter) => {
    const { id } = await firm.calculated(monthly);
    await firm.review(id);
    const commit = await held(app, { tenant: firm.tenant, by: firm.approver.id }, async (tx) => {
      const run = await lockRun(tx, id);
      if (run) await approveRun(tx, run, { leaving: leavingOf(run) });
    });
    const late = enter();
    await blocked();
    await commit();
    const { status, body } = await late;
    expect([status, body.data.fields]).toEqual([
      400,
      { from: `must be after ${readerIn('en').month(month)}, which is already approved or paid` },
    ]);
  });
});
