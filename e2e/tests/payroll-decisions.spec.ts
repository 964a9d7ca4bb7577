import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { availableTo } from './support/money.ts';
import { aDraft, approve, aWorker, calculate, payrollPeople } from './support/payroll.ts';
import { logInTo, sample } from './support/people.ts';
import { test } from './support/test.ts';

/** The month in Kenya of a moment: 2026-11. */
const kenyanMonth = (moment: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi', year: 'numeric', month: '2-digit' }).format(
    new Date(moment),
  );

test('a run is sent back with its reason, mended and calculated again', async ({ page, theirs: second }) => {
  const people = await payrollPeople();
  const worker = await aWorker(people);
  const run = await aDraft(people, { ...worker, note: `Bonus ${worker.number}` });
  await calculate(people, run);
  await logInTo(second, `/payroll/runs/${run}`, sample.admin);
  await second.getByRole('button', { name: 'Send back' }).click();
  const dialog = second.getByRole('dialog', { name: 'Send this payroll run back?' });
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog.getByText('Enter the corrections needed.')).toBeVisible();
  await dialog.getByLabel('Corrections needed').fill('The bonus is 7,000.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(second.getByRole('heading', { name: 'It was sent back' })).toBeVisible();
  await second.context().close();

  await logInTo(page, `/payroll/runs/${run}`, sample.owner);
  await expect(
    page.getByRole('main').getByText('“The bonus is 7,000.” Correct it, then calculate again.'),
  ).toBeVisible();
  await page.getByRole('button', { name: `Change the inputs of ${worker.name}` }).click();
  const panel = page.getByRole('dialog', { name: `Inputs of ${worker.name} this month` });
  await panel.getByLabel('Amount').fill('7,000');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(worker.name) })).toContainText('KES 7,000.00');
  await expect(page.getByRole('listitem').filter({ hasText: 'sent it back' })).toContainText('7,000');
});

test('the dialog to start a run is in the address, and leaves it as it closes', async ({ page }) => {
  await logInTo(page, '/payroll?new=true', sample.owner);
  const dialog = page.getByRole('dialog', { name: 'Start a payroll run' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/payroll$/);
  await page.getByRole('button', { name: 'Start a payroll run' }).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?new=true$/);
});

test('an approval says whose pay was changed since, until it is calculated anew', async ({ page }) => {
  const people = await payrollPeople();
  const worker = await aWorker(people);
  const run = await aDraft(people, { ...worker, note: `Bonus ${worker.number}` });
  await calculate(people, run);
  await people.owner.send('PUT', `employees/${worker.id}/terms/2026-09`, { salary: 70_000_00 });
  await logInTo(page, `/payroll/runs/${run}`, sample.admin);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Approve KES/ });
  await dialog.getByRole('button', { name: /^Approve KES/ }).click();
  const refusal = page.getByText(`The pay details of ${worker.name} changed`);
  await expect(refusal).toBeVisible();
  await calculate(people, run);
  await expect(refusal).toHaveCount(0);
});

test('an approved run is given up, and what it held is back', async ({ page }) => {
  const people = await payrollPeople();
  const worker = await aWorker(people);
  // More than all that other tests move on this wallet meanwhile.
  const earning = { kind: 'bonus', name: 'Bonus', amount: 600_000_00 };
  const run = await aDraft(people, { ...worker, note: `Bonus ${worker.number}`, earning });
  await approve(people, run);
  const { totals } = await people.owner.get(`payroll/runs/${run}`);
  const held = await availableTo(people.owner);
  await logInTo(page, `/payroll/runs/${run}`, sample.owner);
  await page.getByRole('button', { name: 'Cancel payroll run' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the payroll run of September 2026?' });
  await expect(dialog).toContainText('money on hold is returned');
  await dialog.getByRole('button', { name: 'Cancel payroll run' }).click();
  await expect(page.getByRole('heading', { name: 'This payroll run was cancelled' })).toBeVisible();
  expect((await availableTo(people.owner)) - held).toBeGreaterThan(totals.leaving / 2);
});

test('a file of hours and bonuses is told what is wrong by row, and saved once it is right', async ({
  page,
}) => {
  const people = await payrollPeople();
  const worker = await aWorker(people);
  const run = await aDraft(people, { ...worker, note: `Bonus ${worker.number}` });
  const fileOf = (...rows: string[]) => ({
    name: 'inputs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['number,overtime_hours,bonus', ...rows].join('\n')),
  });
  await logInTo(page, `/payroll/runs/${run}`, sample.owner);
  await page.getByRole('button', { name: 'Hours and bonuses from CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hours and bonuses from CSV' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles(fileOf(`${worker.number},4.1,12000`, 'NOBODY,2,0'));
  await expect(dialog.getByText('2 problems. Nothing is saved')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^2 overtime_hours/ })).toContainText('quarters of an hour');
  await expect(dialog.getByRole('row', { name: /^3 number/ })).toContainText(
    'is not the number of an employee',
  );
  await file.setInputFiles(fileOf(`${worker.number},4.5,12000`));
  const changes = dialog.getByRole('region', { name: 'What the file changes' });
  await expect(changes.getByRole('row', { name: new RegExp(worker.number) })).toContainText(
    'bonus: 5000 → 12000',
  );
  await dialog.getByRole('button', { name: 'Save inputs' }).click();
  await expect(page.getByText('Inputs of 1 employee saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: `Change the inputs of ${worker.name}` }).click();
  const panel = page.getByRole('dialog', { name: `Inputs of ${worker.name} this month` });
  await expect(panel.getByLabel('Overtime hours')).toHaveValue('4.5');
});

test('a payout that fails says why, and is sent by a second person once its receiver is mended', async ({
  page,
  theirs: second,
}) => {
  const people = await payrollPeople();
  // Of the sample, since a receiver of today would get less than this.
  const { items } = await people.owner.get('employees?q=MS-006');
  // The sandbox refuses this very sum, 40,402. A per diem of less than 10,000 a day is free of tax.
  const earning = { kind: 'per-diem', name: 'Kisumu', amount: 2_020_10, days: 20 };
  const trip = { id: items[0].id, month: '2026-11', note: `Kisumu ${randomUUID()}`, earning };
  const run = await aDraft(people, trip);
  await approve(people, run);
  await people.owner.send('POST', `payroll/runs/${run}/payment`, {}, randomUUID());

  await logInTo(page, `/payroll/runs/${run}`, sample.owner);
  const row = page.getByRole('row', { name: /^Peter Kariuki/ });
  await expect(row.getByText('The recipient’s number is not registered')).toBeVisible();
  await row.getByRole('link', { name: 'Correct this for Peter Kariuki' }).click();
  await page.getByLabel('Payment method').selectOption('Wallet');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Peter Kariuki' })).toBeVisible();
  await page.goto(`/payroll/runs/${run}`);
  await row.getByRole('button', { name: 'Send again to Peter Kariuki' }).click();
  await expect(page.getByText('A second person must send it').first()).toBeVisible();

  await logInTo(second, `/payroll/runs/${run}`, sample.admin);
  await second.getByRole('button', { name: 'Send again to Peter Kariuki' }).click();
  await expect(row.getByText('Arrived')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Everyone’s pay was sent' })).toBeVisible();
});

test('accepted tasks of the month are paid by the hour beside a salary', async ({
  page,
  place: { asClient, app, project },
}) => {
  const people = await payrollPeople();
  const worker = await aWorker(people, { role: 'agent', project });
  const asWorker = await callsAs(worker);
  const task = await asClient.send('POST', 'tasks', {
    app: app.id,
    title: 'Count the stock',
    status: 'todo',
    estimate: 6,
    assignees: [worker.user.id],
  });
  let { version } = task;
  for (const status of ['in-progress', 'in-review'])
    ({ version } = await asWorker.send('PUT', `tasks/${task._id}`, { version, status }));
  const { updatedAt } = await asClient.send('POST', `tasks/${task._id}/acceptance`, { version });
  const run = await aDraft(people, {
    ...worker,
    note: `Tasks ${worker.number}`,
    month: kenyanMonth(updatedAt),
  });

  await logInTo(page, `/payroll/runs/${run}`, sample.owner);
  await page.getByRole('button', { name: `Change the inputs of ${worker.name}` }).click();
  const panel = page.getByRole('dialog', { name: `Inputs of ${worker.name} this month` });
  const accepted = panel.getByRole('group', { name: /^Accepted in/ });
  await expect(accepted).toContainText('1 task, 6 hours by estimate');
  await accepted.getByText('Show tasks').click();
  await expect(accepted.getByRole('listitem')).toHaveText(/Count the stock · 6 hours/);
  await accepted.getByLabel('Rate').fill('500');
  await accepted.getByRole('button', { name: 'Add to pay' }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  // Six hours of 500 beside the bonus of 5,000.
  await expect(page.getByRole('row', { name: new RegExp(worker.name) })).toContainText('KES 8,000.00');
});
