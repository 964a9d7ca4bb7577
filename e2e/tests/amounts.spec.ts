import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';
import { amountFieldsOf, amountWalk, sends } from './support/amount-fields.ts';
import { addTask } from './support/board.ts';
import { bulkBar, titles } from './support/list.ts';
import { topUp } from './support/money.ts';
import { aNewcomer } from './support/newcomer.ts';
import { aDraft, aWorker, payrollPeople } from './support/payroll.ts';
import { logInTo } from './support/people.ts';
import { newTask } from './support/task.ts';
import { test } from './support/test.ts';

/** The fields of each walk; a field that stands in none of them fails the last test. */
const walks = {
  work: [
    'new-reward',
    'reward',
    'reward-of-many',
    'budget-per-month',
    'budget-per-task',
    'reward-part',
    'bonus',
  ],
  wallet: ['confirm-rewards-from', 'limit', 'product-price', 'top-up', 'withdrawal'],
  terms: [
    ...['settlement', 'first-salary', 'salary', 'allowance', 'deduction', 'deduction-balance'],
    ...['benefit-meals', 'benefit-other', 'benefit-car', 'benefit-housing', 'benefit-rent'],
    ...['pension-employee', 'pension-employer', 'medical-fund', 'mortgage-interest', 'premium'],
  ],
  runs: ['run-input', 'work-rate', 'remittance'],
};

// Forms are drawn anew at each of thousands of keys.
test.use({ launchOptions: launchOptions({ livesLong: true }) });
test.describe.configure({ mode: 'parallel' });

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`).first();

/** Who keeps money and payroll: a newcomer, since the language that is chosen is theirs on every device. */
const anOwner = () => aNewcomer({ role: 'owner' });

test('rewards and budgets are never another amount than the one that is typed', async ({ page, place }) => {
  await topUp(place.asClient, 5_000);
  const task = await addTask(place, 'One');
  await addTask(place, 'Two');
  const walk = amountWalk(page);
  await logInTo(page, `/apps/${place.app.id}/settings`, place.client);
  await page.getByRole('button', { name: 'Give a budget' }).click();
  await walk.visit('budget-per-month', 'budget-per-task');
  await page.getByRole('combobox', { name: 'Person' }).fill(place.agent.name);
  await page.getByRole('option', { name: place.agent.name }).first().click();
  await field(page, 'budget-per-task').fill('10');
  const budget = { field: field(page, 'budget-per-month'), call: /\/v1\/budgets$/ };
  expect(await sends(page, budget)).toMatchObject({ perMonth: 1500_50 });

  await page.goto(`/apps/${place.app.id}/board`);
  await page.getByRole('button', { name: 'New task' }).first().click();
  await newTask(page).getByRole('textbox', { name: 'Title' }).fill('Three');
  await walk.visit('new-reward');
  const made = { field: field(page, 'new-reward'), call: /\/v1\/tasks$/ };
  expect(await sends(page, made)).toMatchObject({ reward: { amount: 1500_50, currency: 'KES' } });

  await page.goto(`/tasks/${task._id}`);
  await page.getByRole('button', { name: 'No reward' }).click();
  await walk.visit('reward');
  const opened = { field: field(page, 'reward'), call: /\/v1\/tasks\/[^/]+$/, method: 'PUT' } as const;
  expect(await sends(page, opened)).toMatchObject({ reward: { amount: 1500_50, currency: 'KES' } });

  await page.goto(`/apps/${place.app.id}/list?group=none`);
  await expect.poll(() => titles(page)).toEqual(['One', 'Two']);
  await page.getByLabel('Select all loaded tasks').click();
  await bulkBar(page).getByRole('button', { name: 'Reward' }).click();
  await walk.visit('reward-of-many');
  const many = { field: field(page, 'reward-of-many'), call: /\/v1\/tasks\/bulk-change$/ };
  expect(JSON.stringify(await sends(page, many))).toContain('"reward":{"amount":150050,"currency":"KES"}');

  const reward = { amount: 2000_00, currency: 'KES' };
  const assignees = [place.asAgent.user.id];
  const paid = await addTask(place, 'Four', { status: 'in-progress', reward, assignees });
  await page.goto(`/tasks/${paid._id}`);
  await page.getByRole('button', { name: 'Pay a part' }).click();
  await walk.visit('reward-part');
  const part = { field: field(page, 'reward-part'), call: /\/parts$/ };
  expect(await sends(page, part)).toMatchObject({ amount: { amount: 1500_50, currency: 'KES' } });
  const submitted = await place.asAgent.send('POST', `tasks/${paid._id}/submission`, {
    version: paid.version,
  });
  const acceptance = { version: submitted.version, confirmedReward: reward };
  await place.asClient.send('POST', `tasks/${paid._id}/acceptance`, acceptance);
  await page.reload();
  await page.getByRole('button', { name: 'Pay a bonus' }).click();
  await walk.visit('bonus');
  const bonus = { field: field(page, 'bonus'), call: /\/bonuses$/ };
  expect(await sends(page, bonus)).toMatchObject({ amount: { amount: 1500_50, currency: 'KES' } });
  expect(walk.met()).toEqual([...walks.work].sort());
});

test('amounts of the wallet are never another than the one that is typed', async ({
  page,
  theirs: other,
  place,
}) => {
  const { client, asClient } = place;
  await topUp(asClient, 5_000);
  const bank = { name: 'Zawadi Njoroge', bank: '11', account: '01109876543210' };
  const { id } = await asClient.send('POST', 'bank-accounts', bank);
  const walk = amountWalk(page);
  await logInTo(page, '/account/preferences', client);
  await walk.visit('confirm-rewards-from');
  await field(page, 'confirm-rewards-from').fill('');
  await field(page, 'confirm-rewards-from').blur();
  await expect(page.getByText('Enter an amount', { exact: true })).toBeVisible();
  const { confirmRewardsFrom } = await asClient.get(`user-preference/user/${asClient.user.id}`);
  expect(confirmRewardsFrom, 'an empty field changes nothing').toBe(1500_50);

  await page.goto('/wallet/top-up');
  await walk.visit('top-up');
  await page.goto(`/wallet/withdraw?receiver=${id}`);
  await walk.visit('withdrawal');
  const asked: string[] = [];
  page.on('request', (sent) => {
    const amount = new URL(sent.url()).searchParams.get('amount');
    if (amount) asked.push(amount);
  });
  const call = /\/v1\/withdraw\//;
  const sent: unknown[] = [];
  await page.route(call, (route) => {
    sent.push(route.request().postDataJSON());
    return route.abort();
  });
  await field(page, 'withdrawal').fill('');
  await field(page, 'withdrawal').pressSequentially('1,500.50');
  await field(page, 'withdrawal').press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await expect.poll(() => sent).toMatchObject([{ amount: 1500_50 }]);
  expect(asked.every((amount) => ['100', '150050'].includes(amount))).toBe(true);

  const ofOwner = amountWalk(other);
  const owner = await anOwner();
  await logInTo(other, '/wallet/limits', owner);
  await ofOwner.visit('limit');
  await other.goto('/wallet/shop');
  await other.getByRole('button', { name: 'New product' }).first().click();
  await ofOwner.visit('product-price');
  await other.context().close();
  expect([...walk.met(), ...ofOwner.met()].sort()).toEqual([...walks.wallet].sort());
});

test('amounts of a settlement and of an employee’s terms are never another than the one that is typed', async ({
  page,
  place,
}) => {
  // Eleven fields in four languages.
  test.slow();
  const people = await payrollPeople();
  const worker = await aWorker(people);
  const walk = amountWalk(page);
  const owner = await anOwner();
  await topUp(place.asClient, 5_000);
  const disputed = await addTask(place, 'One', {
    reward: { amount: 2000_00, currency: 'KES' },
    assignees: [place.asAgent.user.id],
  });
  await place.asAgent.send('POST', `tasks/${disputed._id}/dispute`, { reason: 'It was never looked at' });
  await logInTo(page, `/tasks/${disputed._id}`, owner);
  await page.getByRole('button', { name: 'Settle the dispute' }).click();
  await walk.visit('settlement');
  await page.goto('/payroll/employees/new');
  await walk.visit('first-salary');

  await page.goto(`/payroll/employees/${worker.id}/terms`);
  await page.getByRole('button', { name: 'Add allowance' }).click();
  await page.getByRole('button', { name: 'Add deduction' }).click();
  // Without the names of what is paid the form would not be sent.
  for (const name of await page.getByLabel('Name', { exact: true }).all()) await name.fill('Duka');
  await page.getByLabel('Pension scheme', { exact: true }).fill('Duka');
  await page.getByRole('combobox', { name: 'Car' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Housing' }).selectOption({ index: 1 });
  await walk.visit(...walks.terms.slice(2));
  expect(walk.met()).toEqual([...walks.terms].sort());
  const salary = { field: field(page, 'salary'), call: /\/terms/, method: 'PUT' } as const;
  expect(await sends(page, salary)).toMatchObject({ salary: 1500_50 });
});

test('amounts of a run and of a return are never another than the one that is typed', async ({ page }) => {
  const people = await payrollPeople();
  const worker = await aWorker(people);
  const run = await aDraft(people, { id: worker.id, note: `Bonus ${worker.number}` });
  const walk = amountWalk(page);
  const owner = await anOwner();
  await logInTo(page, `/payroll/runs/${run}`, owner);
  await page.route(/\/accepted-tasks\//, (route) =>
    route.fulfill({
      json: {
        month: '2026-09',
        tasks: [],
        count: 2,
        hours: 3,
        withoutEstimate: 0,
        rewards: 0,
        currency: 'KES',
      },
    }),
  );
  await page.getByRole('button', { name: `Change the inputs of ${worker.name}` }).click();
  await walk.visit('run-input', 'work-rate');

  await page.goto('/payroll/returns');
  await page.getByRole('row').getByRole('button').first().click();
  await walk.visit('remittance');
  expect(walk.met()).toEqual([...walks.runs].sort());
});

test('no field for an amount is left out of these walks', () => {
  expect(amountFieldsOf('business').sort()).toEqual(Object.values(walks).flat().sort());
});
