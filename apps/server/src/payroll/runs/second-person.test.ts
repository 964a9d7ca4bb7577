import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aUser } from '../../../test/factories/user.ts';
import { tokenFor } from '../../../test/mail.ts';
import { aPayroll } from '../../../test/payroll.ts';
import { aDayPasses } from '../../../test/right-grants.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();

const month = '2026-10';
const monthly = { kind: 'monthly', month };

const payroll = useAnew(() => aPayroll(app));

async function aWorker(as = payroll.owner) {
  const user = await aUser(app, payroll.tenant, { role: 'employee' });
  return { ...(await anEmployee(as, { user: user.id, payTo: { method: 'wallet' } })), login: user };
}

/** Says where pay goes from now on. */
async function payTo(id: string, change: object): Promise<void> {
  const { version } = (await payroll.owner.get(`employees/${id}`)).body;
  await expectEach(payroll.owner, 200, [['put', `employees/${id}`, { version, ...change }]]);
}

/** Lets receivers of pay be as if they had been changed on a day. */
const changedOn = (day: string) =>
  app.services.database.write(payroll.tenant.id, null, async (tx) => {
    await tx
      .updateTable('employees')
      .set({ pay_changed_at: new Date(day) })
      .where('tenant_id', '=', tx.tenant)
      .execute();
  });

const bank = { payTo: { method: 'bank', bank: '11', account: '99887766' } };

test('who has set a salary and reviewed it alone cannot approve it, whoever pressed calculate', async () => {
  await aWorker(payroll.second);
  const run = await payroll.calculated(monthly);
  await payroll.review(run.id, payroll.second);
  const refused = await payroll.approval(run.id);
  expect(refused.status).toBe(409);
  expect(refused.body.data.errorMessage).toContain('Another person must review it');
  await payroll.review(run.id);
  expect((await payroll.approval(run.id)).status).toBe(201);
});

test('who has set a bonus and reviewed it alone cannot approve it, whoever touched the payroll last', async () => {
  const grace = await aWorker();
  const other = await aWorker();
  const run = await payroll.calculated(monthly);
  await payroll.review(run.id);
  const input = (as: typeof payroll.owner, employee: string, given: object) =>
    expectEach(as, 200, [['put', `payroll/runs/${run.id}/employees/${employee}`, { input: given }]]);
  const bonus = { earnings: [{ kind: 'bonus', name: 'Bonus', amount: 500_000_00 }] };
  await input(payroll.second, grace.id, bonus);
  await payroll.review(run.id, payroll.second);
  await input(payroll.owner, other.id, { overtimeHours: 0 });
  const refused = await payroll.approval(run.id);
  expect(refused.status).toBe(409);
  expect(refused.body.data.errorMessage).toContain('Another person must review it');
  await payroll.review(run.id);
  expect((await payroll.approval(run.id)).status).toBe(201);
});

test('who has set a bonus or terms is not their second person because another changed them afterwards', async () => {
  const { id } = await aWorker();
  const run = await payroll.calculated(monthly);
  const set = (as: Api, path: string, body: object) => expectEach(as, 200, [['put', path, body]]);
  const earnings = [{ kind: 'bonus', name: 'Bonus', amount: 50_000_00 }];
  const input = `payroll/runs/${run.id}/employees/${id}`;
  await set(payroll.second, input, { input: { earnings } });
  await set(payroll.owner, input, { input: { earnings, overtimeHours: 1 } });
  await payroll.review(run.id, payroll.second);
  expect((await payroll.approval(run.id)).body.data.errorMessage).toContain('Another person must review it');
  await payroll.approved(run.id);
  const november = await payroll.calculated({ ...monthly, month: '2026-11' });
  const terms = `employees/${id}/terms/2026-11`;
  await set(payroll.second, terms, { salary: 200_000_00 });
  await set(payroll.owner, terms, { salary: 200_000_00, medicalFund: 1_000_00 });
  await payroll.calculate(november.id);
  await payroll.review(november.id, payroll.second);
  expect((await payroll.approval(november.id)).body.data.errorMessage).toContain(
    'Another person must review',
  );
  await payroll.approved(november.id);
});

test('who has changed where pay goes and reviewed it alone cannot approve it', async () => {
  const { id } = await aWorker();
  const { version } = (await payroll.second.get(`employees/${id}`)).body;
  await expectEach(payroll.second, 200, [['put', `employees/${id}`, { version, ...bank }]]);
  const run = await payroll.calculated(monthly);
  await payroll.review(run.id, payroll.second);
  expect((await payroll.approval(run.id)).status).toBe(409);
  await payroll.review(run.id);
  expect((await payroll.approval(run.id)).status).toBe(201);
});

test('a review holds for the receiver that was seen: with another one it is to be reviewed again', async () => {
  const { id } = await aWorker();
  const run = await payroll.calculated(monthly);
  await payroll.review(run.id);
  await payroll.calculate(run.id);
  expect((await payroll.get(run.id)).changes).toEqual({ all: 1, reviewed: 1 });
  await payTo(id, bank);
  await payroll.calculate(run.id);
  expect((await payroll.get(run.id)).changes).toEqual({ all: 1, reviewed: 0 });
});

test('a receiver that was changed after the last payroll is pointed out, in whichever month that was', async () => {
  await aWorker();
  await changedOn('2026-01-01');
  await payroll.closed((await payroll.calculated(monthly)).id);
  const november = { ...monthly, month: '2026-11' };
  const quiet = await payroll.calculated(november);
  expect(quiet.changes.all).toBe(0);
  await expectMade(payroll.owner, `payroll/runs/${quiet.id}/cancellation`, {});
  await changedOn('2026-10-30');
  const next = await payroll.calculated(november);
  expect((await payroll.rows(next.id))[0].change).toBe('payout');
});

test('a wallet that became another person’s since the calculation is not paid', async () => {
  const { id } = await aWorker();
  const run = await payroll.calculated(monthly);
  await payroll.review(run.id);
  const other = await aUser(app, payroll.tenant, { role: 'employee' });
  await payTo(id, { user: other.id });
  const refused = await payroll.approval(run.id);
  expect(refused.status).toBe(409);
  expect(refused.body.data.errorMessage).toContain('The payment details of Wanjiru Kamau changed');
});

type Step = (as: Api, employee: string, run: string) => Promise<unknown>;

const change =
  (given: object): Step =>
  async (as, id) => {
    const { version } = (await as.get(`employees/${id}`)).body;
    await expectEach(as, 200, [['put', `employees/${id}`, { version, ...given }]]);
  };
const put =
  (path: (employee: string, run: string) => string, body: object): Step =>
  (as, employee, run) =>
    expectEach(as, 200, [['put', path(employee, run), body]]);
const terms = (given: object) =>
  put((id) => `employees/${id}/terms/2026-11`, { salary: 60_000_00, ...given });
const input = (given: object) => put((id, run) => `payroll/runs/${run}/employees/${id}`, { input: given });

/** What one person entered, and how another takes it away, so that pay is as it was the month before. */
const takings: Record<string, [Step, Step]> = {
  'unpaid leave': [
    (as, id) =>
      expectMade(as, `employees/${id}/leave`, {
        kind: 'unpaid',
        from: '2026-11-02',
        to: '2026-11-13',
        days: 10,
      }),
    async (as, id) => {
      const [entry] = (await as.get(`employees/${id}/leave`)).body.items;
      await expectEach(as, 200, [['delete', `leave/${entry.id}`]]);
    },
  ],
  terms: [
    terms({ salary: 40_000_00 }),
    (as, id) => expectEach(as, 200, [['delete', `employees/${id}/terms/2026-11`]]),
  ],
  'a deduction of the terms': [
    terms({ deductions: [{ kind: 'other', name: 'Canteen', amount: 5_000_00, balance: null }] }),
    terms({}),
  ],
  'a deduction of the month': [
    input({ deductions: [{ kind: 'advance', name: 'Advance', amount: 5_000_00 }] }),
    input({}),
  ],
  'a deduction of the month, for nothing else': [
    input({ deductions: [{ kind: 'advance', name: 'Advance', amount: 5_000_00 }] }),
    input({ daysWorked: 30 }),
  ],
  'being skipped': [input({ skipped: 'Not here' }), input({})],
  'a receiver': [change(bank), change({ payTo: { method: 'wallet' } })],
  'a last day': [change({ leftOn: '2026-11-15' }), change({ leftOn: null })],
};

test.each(Object.entries(takings))(
  '%s that another person has entered is not taken away by one person, who reviews and approves that alone',
  async (_what, [enter, takeAway]) => {
    const { id } = await aWorker();
    await changedOn('2026-01-01');
    await payroll.closed((await payroll.calculated(monthly)).id);
    const run = await payroll.calculated({ ...monthly, month: '2026-11' });
    expect(run.changes.all).toBe(0);
    await enter(payroll.owner, id, run.id);
    await payroll.calculate(run.id);
    await takeAway(payroll.second, id, run.id);
    expect((await payroll.calculate(run.id)).changes).toEqual({ all: 1, reviewed: 0 });
    expect((await payroll.approval(run.id)).body.data.errorMessage).toContain('not marked as reviewed');
    await payroll.review(run.id, payroll.second);
    expect((await payroll.approval(run.id)).body.data.errorMessage).toContain(
      'Another person must review it',
    );
    await payroll.review(run.id);
    expect((await payroll.approval(run.id)).status).toBe(201);
  },
);

test('what was taken away counts until it is approved, in whichever order months are run', async () => {
  const { id } = await aWorker();
  await changedOn('2026-01-01');
  await expectEach(payroll.owner, 200, [['put', `employees/${id}/terms/2026-11`, { salary: 40_000_00 }]]);
  await expectEach(payroll.second, 200, [['delete', `employees/${id}/terms/2026-11`]]);
  await payroll.closed((await payroll.calculated(monthly)).id);
  const november = await payroll.calculated({ ...monthly, month: '2026-11' });
  expect(november.changes.all).toBe(1);
  await payroll.closed(november.id);
  expect((await payroll.calculated({ ...monthly, month: '2026-12' })).changes.all).toBe(0);
});

test('leave that is paid, and a file that says nothing of an employee, are no change of pay', async () => {
  const { id } = await aWorker();
  await changedOn('2026-01-01');
  await payroll.closed((await payroll.calculated(monthly)).id);
  const run = await payroll.calculated({ ...monthly, month: '2026-11' });
  const annual = { kind: 'annual', from: '2026-11-02', to: '2026-11-03', days: 2 };
  const { items } = await expectMade(payroll.owner, `employees/${id}/leave`, annual);
  await expectEach(payroll.second, 200, [['delete', `leave/${items[0].id}`]]);
  const { number } = (await payroll.owner.get(`employees/${id}`)).body;
  const body = new FormData();
  body.set('file', new File([`number,overtime_hours\n${number},0`], 'november.csv', { type: 'text/csv' }));
  const imported = await payroll.owner.send(`payroll/runs/${run.id}/inputs`, { method: 'POST', body });
  expect(imported.body).toMatchObject({ changed: 1, saved: true });
  expect((await payroll.calculate(run.id)).changes.all).toBe(0);
});

test('two runs of one month that were calculated beside each other do not both take the reliefs', async () => {
  const { id } = await aWorker();
  const make = async () => {
    const run = await expectMade(payroll.owner, 'payroll/runs', {
      kind: 'off-cycle',
      month,
      note: 'Bonus',
      employees: [id],
    });
    const input = { earnings: [{ kind: 'bonus', name: 'Bonus', amount: 30_000_00 }] };
    await payroll.owner.put(`payroll/runs/${run.id}/employees/${id}`, { input });
    await payroll.calculate(run.id);
    await payroll.review(run.id);
    return run.id;
  };
  const [first, second] = [await make(), await make()];
  const alone = (await payroll.rows(second))[0].deductions;
  expect((await payroll.approval(first)).status).toBe(201);
  const refused = await payroll.approval(second);
  expect(refused.status).toBe(409);
  expect(refused.body.data.errorMessage).toContain('Calculate again');
  await payroll.calculate(second);
  expect((await payroll.rows(second))[0].deductions).toBeGreaterThan(alone);
  await payroll.review(second);
  expect((await payroll.approval(second)).status).toBe(201);
});

test('a run that is being calculated is not begun anew: who is taken in meanwhile would be left out', async () => {
  await aWorker();
  const run = await payroll.calculated(monthly);
  await app.services.database.write(payroll.tenant.id, null, async (tx) => {
    await tx
      .updateTable('payroll_runs')
      .set({ calculated: 0, to_calculate: 1 })
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', run.id)
      .execute();
  });
  await aWorker();
  const refused = await payroll.owner.post(`payroll/runs/${run.id}/calculation`, { version: run.version });
  expect(refused.status).toBe(409);
  expect((await payroll.get(run.id)).employees).toBe(1);
});

test('the sum of thousands of employees may be more than one payment may be', async () => {
  await aWorker();
  const run = await payroll.calculated(monthly);
  const leaving = 5_000_000_000_00;
  const refused = await payroll.second.post(`payroll/runs/${run.id}/approval`, {
    version: run.version,
    leaving,
  });
  expect(refused.status).toBe(409); // and no 400: it is not reviewed yet
});

/** Invites an admin, who accepts and logs in. */
async function anAdminOf(by: Api): Promise<Api> {
  const login = { email: `${randomUUID()}@example.com`, password: 'quiet lamps by the river' };
  await expectMade(by, 'invitations', { email: login.email, role: 'admin' });
  const token = await tokenFor(app, login.email, 'invitation');
  const nobody = api(app, { tenant: payroll.tenant });
  const { password } = login;
  await expectMade(nobody, `invitations/${token}/acceptance`, { firstName: 'P', lastName: 'Q', password });
  const { body } = await nobody.post('auth', login);
  return api(app, { tenant: payroll.tenant, token: body.token });
}

/** A run between months with a bonus, entered and calculated by somebody. */
async function aBonus(as: Api, employee: string): Promise<string> {
  const { id } = await expectMade(as, 'payroll/runs', {
    kind: 'off-cycle',
    month,
    note: 'Bonus',
    employees: [employee],
  });
  const input = { earnings: [{ kind: 'bonus', name: 'Bonus', amount: 400_000_00 }] };
  await expectEach(as, 200, [['put', `payroll/runs/${id}/employees/${employee}`, { input }]]);
  await calculatedBy(as, id);
  return id;
}

async function calculatedBy(as: Api, id: string): Promise<void> {
  await expectMade(as, `payroll/runs/${id}/calculation`, { version: (await payroll.get(id)).version });
  await payroll.becomes(id, 'calculated');
}

/** Tries to approve a run. Gives the answer's status and sentence, and what had been shown before. */
async function tried(as: Api, id: string) {
  const { may } = (await as.get(`payroll/runs/${id}`)).body;
  const { status, body } = await payroll.approval(id, as);
  return { status, says: body.data?.errorMessage, may };
}

const letIn = {
  status: 403,
  says: expect.stringContaining('through the person who prepared it, directly or through others'),
  may: expect.objectContaining({ approve: false, approveRefusal: 'let-in', reject: true }),
};

test('an admin does not pay out a ghost by admins whom they let in, on no day', async () => {
  const first = await anAdminOf(payroll.second);
  const second = await anAdminOf(first);
  await aDayPasses(payroll.tenant);
  const ghost = await aWorker(first);
  const run = await aBonus(first, ghost.id);
  await payroll.review(run, second);
  expect(await tried(second, run)).toEqual(letIn);
  await aDayPasses(payroll.tenant);
  expect(await tried(second, run)).toEqual(letIn);
  // Nor by who came in through the same admin but is not the one who prepared it, where they set the bonus.
  await calculatedBy(payroll.second, run);
  await payroll.review(run, first);
  expect(await tried(first, run)).toEqual(letIn);
  expect((await payroll.approval(run)).status).toBe(403);
  await payroll.review(run, payroll.owner);
  expect((await payroll.approval(run, payroll.owner)).status).toBe(201);
});

test('who came into the right less than a day ago approves no payroll yet', async () => {
  const fresh = await anAdminOf(payroll.owner);
  const { id } = await aWorker(payroll.second);
  const run = await aBonus(payroll.second, id);
  await payroll.review(run, payroll.owner);
  expect(await tried(fresh, run)).toMatchObject({
    status: 403,
    says: expect.stringContaining('less than 24 hours ago'),
    may: { approve: false, approveRefusal: 'new' },
  });
  await aDayPasses(payroll.tenant);
  expect(await tried(fresh, run)).toMatchObject({
    status: 201,
    may: { approve: true, approveRefusal: null },
  });
});

test('who set a bonus does not approve it by the review of somebody they let in, or of yesterday’s reviewer', async () => {
  const friend = await anAdminOf(payroll.second);
  await aDayPasses(payroll.tenant);
  const { id } = await aWorker();
  const run = await aBonus(payroll.second, id);
  await calculatedBy(payroll.owner, run);
  const alone = {
    status: 409,
    says: expect.stringContaining('has not been reviewed by a second person'),
  };
  await payroll.review(run, friend);
  expect(await tried(payroll.second, run)).toMatchObject(alone);
  const fresh = await anAdminOf(payroll.owner);
  await payroll.review(run, fresh);
  expect(await tried(payroll.second, run)).toMatchObject(alone);
  await aDayPasses(payroll.tenant);
  expect((await payroll.approval(run)).status).toBe(201);
});

test('who was let in by who set a bonus approves it only once another person has reviewed it', async () => {
  const friend = await anAdminOf(payroll.second);
  await aDayPasses(payroll.tenant);
  const { id } = await aWorker();
  const run = await aBonus(payroll.second, id);
  await calculatedBy(payroll.owner, run);
  await payroll.review(run, friend);
  const { status, says } = await tried(friend, run);
  expect({ status, says }).toEqual({
    status: 409,
    says: expect.stringContaining('The change to Wanjiru Kamau’s pay has not been reviewed'),
  });
  await payroll.review(run, payroll.owner);
  expect((await payroll.approval(run, friend)).status).toBe(201);
});
