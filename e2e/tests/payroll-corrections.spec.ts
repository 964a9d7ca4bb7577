import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { aDraft, approve, aWorker, close, payrollPeople, payslipIn } from './support/payroll.ts';
import { logInTo, sample } from './support/people.ts';
import { test } from './support/test.ts';

test('a payslip of a closed month is taken back in an open run, and both say so', async ({ page }) => {
  const people = await payrollPeople();
  const worker = await aWorker(people);
  const closed = await aDraft(people, { ...worker, note: `Bonus ${worker.number}` });
  await close(people, closed);
  const payslip = await payslipIn(people, closed);
  const earning = { kind: 'bonus', name: 'Bonus', amount: 9_000_00 };
  const note = `Mended ${worker.number}`;
  const open = await aDraft(people, { ...worker, month: '2026-11', note, earning });

  await logInTo(page, `/payroll/payslips/${payslip}`, sample.owner);
  const takeBack = async () => {
    await page.getByRole('button', { name: 'Reverse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reverse the payslip of September 2026?' });
    await expect(dialog).toContainText('September 2026 itself stays as filed');
    await dialog.getByLabel('Payroll that reverses it').selectOption(`November 2026 · ${note}`);
    await dialog.getByRole('button', { name: 'Reverse' }).click();
  };
  await takeBack();
  await expect(page).toHaveURL(`/payroll/runs/${open}`);
  const reversals = page.getByRole('region', { name: 'Reversed in this payroll run' });
  await expect(reversals).toContainText('−KES');
  await reversals.getByRole('link', { name: worker.name }).click();
  await expect(page.getByText('Reversed by a payroll that is not approved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo reversal' }).click();
  await expect(page.getByText('Reversal undone.')).toBeVisible();
  await takeBack();
  await expect(page).toHaveURL(`/payroll/runs/${open}`);

  await approve(people, open);
  await page.goto(`/payroll/payslips/${payslip}`);
  await expect(page.getByText('The payroll of November 2026 reversed this payslip.')).toBeVisible();
  await page.getByRole('link', { name: 'See the reversal' }).click();
  await expect(page.getByText('This payslip reverses an earlier one')).toBeVisible();
  await page.getByRole('link', { name: 'See the earlier one' }).click();
  await expect(page).toHaveURL(`/payroll/payslips/${payslip}`);
});

test('without an open run of its year, a payslip leads to the payrolls', async ({ page }) => {
  const people = await payrollPeople();
  const worker = await aWorker(people);
  const closed = await aDraft(people, { ...worker, note: `Bonus ${worker.number}` });
  await close(people, closed);
  // Other tests have open runs of their own in the same workspace.
  await page.route(/\/v1\/payroll\/runs\?/, (route) =>
    route.fulfill({ json: { items: [], nextCursor: null } }),
  );
  await logInTo(page, `/payroll/payslips/${await payslipIn(people, closed)}`, sample.owner);
  await page.getByRole('button', { name: 'Reverse' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No payroll of 2026 is open from September 2026 on.');
  await dialog.getByRole('link', { name: 'Go to payroll runs' }).click();
  await expect(page).toHaveURL('/payroll');
});

test('what an employee was paid is found on their page, and from the page of the person', async ({
  page,
}) => {
  const people = await payrollPeople();
  const worker = await aWorker(people);
  await close(people, await aDraft(people, { ...worker, note: `Bonus ${worker.number}` }));
  await logInTo(page, `/people/${worker.user.id}`, sample.owner);
  await page.getByRole('link', { name: `On the payroll: ${worker.number}` }).click();
  await expect(page.getByRole('heading', { name: worker.name })).toBeVisible();
  const pay = page.getByRole('region', { name: 'Payslips and P9' });
  await expect(pay.getByRole('group').first()).toContainText('2026');
  await expect(pay.getByRole('row', { name: /^September 2026/ })).toContainText('KES 5,000.00');
  await pay.getByRole('link', { name: 'P9 for 2026' }).click();
  await expect(page.getByRole('row', { name: /^September/ })).toContainText('5,000.00');
});

test('who runs payroll and is paid themselves has a tab for their own pay', async ({ page, theirs }) => {
  const people = await payrollPeople();
  await logInTo(page, '/payroll', sample.owner);
  const tabs = page.getByRole('navigation', { name: 'Payroll' });
  await expect(tabs.getByRole('link', { name: 'Returns' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'My pay' })).toHaveCount(0);

  const worker = await aWorker(people, { role: 'admin' });
  await close(people, await aDraft(people, { ...worker, note: `Bonus ${worker.number}` }));
  await logInTo(theirs, '/payroll', worker);
  await theirs.getByRole('navigation', { name: 'Payroll' }).getByRole('link', { name: 'My pay' }).click();
  // The list of payrolls, which has rows of the same month, stays until their own pay is here.
  await expect(theirs.getByRole('heading', { name: 'My pay' })).toBeVisible();
  await expect(theirs.getByRole('row', { name: /^September 2026/ })).toBeVisible();
});

test('the books of a month have two equal sides, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInTo(page, '/payroll/returns?month=2026-08', sample.owner);
  await page.getByRole('link', { name: 'Books of the month' }).click();
  const books = page.getByRole('table', { name: 'Books of August 2026' });
  await expect(books.getByRole('row', { name: /^Paying wallet/ })).toContainText(',');
  const [, debit, credit] = await books
    .getByRole('row', { name: /^Total/ })
    .locator('th, td')
    .allInnerTexts();
  expect(debit).toMatch(/^\d[\d,]+\.\d\d$/);
  expect(credit).toBe(debit);
  await expect(page.getByText('Both sides are equal')).toBeVisible();
  const { scrollWidth } = await page.locator('html').evaluate(({ scrollWidth }) => ({ scrollWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(390);
  await page.getByLabel('Month').fill('2023-01');
  await expect(page.getByText('Nothing posted this month')).toBeVisible();
});

test('all P9 of a year come as one file, a year without pay says so, and a failure too', async ({ page }) => {
  await logInTo(page, '/payroll/returns', sample.owner);
  const panel = page.getByRole('region', { name: 'P9 of all employees' });
  // What is owed comes above it, and moves it.
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download all' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('P9-2026.zip');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(panel.getByText('P9-2026.zip downloaded.')).toBeVisible();

  await panel.getByLabel('Year').selectOption('2023');
  await panel.getByRole('button', { name: 'Download all' }).click();
  await expect(panel.getByText('Nobody was paid in 2023')).toBeVisible();

  await page.route('**/v1/payroll/p9s/*', (route) => route.abort());
  await panel.getByRole('button', { name: 'Download all' }).click();
  await expect(panel.getByText('Download failed')).toBeVisible();
});
