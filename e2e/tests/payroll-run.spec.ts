import { type Browser, expect, type Page, test } from '@playwright/test';
import { aWorker, payrollPeople } from './support/payroll.ts';
import { logInTo, sample } from './support/people.ts';

/** Begins a run between months for one person, with a bonus, and calculates it. Gives its address. */
async function runFor(page: Page, { number, name }: { number: string; name: string }): Promise<string> {
  await page.getByRole('button', { name: 'Start a payroll run' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Start a payroll run' });
  await dialog.getByText('Off-cycle, for some').click();
  await dialog.getByLabel(/^Month\s*\*?$/).fill('2026-10');
  await dialog.getByRole('button', { name: 'Start a payroll run' }).click();
  await expect(dialog.getByText('Choose at least one employee.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'People paid' }).fill(number);
  await page.getByRole('option', { name: `${number} ${name}` }).click();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Purpose').fill(`Bonus ${number}`);
  await dialog.getByRole('button', { name: 'Start a payroll run' }).click();
  await expect(page.getByRole('heading', { name: 'Payroll of October 2026' })).toBeVisible();

  await page.getByRole('button', { name: `Change the inputs of ${name}` }).click();
  const panel = page.getByRole('dialog', { name: `Inputs of ${name} this month` });
  await panel.getByRole('button', { name: 'Add a payment' }).click();
  await panel.getByLabel('Amount').fill('much');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Enter an amount such as')).toBeVisible();
  await panel.getByLabel('Amount').fill('40,000');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.getByRole('main').getByText('1 change since last month')).toBeVisible();
  return new URL(page.url()).pathname;
}

async function approveAsAnother(browser: Browser, path: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await logInTo(page, path, sample.admin);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Approve KES/ });
  await expect(dialog).toContainText('for 1 employee, and');
  await dialog.getByRole('button', { name: /^Approve KES/ }).click();
  await expect(page.getByRole('main').getByText('Approved: the money is on hold')).toBeVisible();
  await page.context().close();
}

/** Writes down that the training levy of the month was paid: it is owed no longer. */
async function writeDownPayment(page: Page, number: string): Promise<void> {
  await page.goto('/payroll/returns');
  const owed = page.getByRole('row', { name: /^Training levy \(NITA\)\s*October 2026/ });
  await owed.first().getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /^Payment to Training levy/ });
  await dialog.getByRole('button', { name: 'Record a payment' }).click();
  await expect(dialog.getByText('Enter the payment number.')).toBeVisible();
  await dialog.getByLabel('Payment number').fill(`PRN-${number}`);
  await dialog.getByRole('button', { name: 'Record a payment' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(owed).toHaveCount(0);
  await page.getByLabel('Which obligations').selectOption('All');
  await expect(page.getByText(`PRN-${number}`)).toBeVisible();
}

test('a run is prepared, approved by another person, paid and closed; its payslip and returns follow', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const worker = await aWorker(await payrollPeople());
  await logInTo(page, '/payroll', sample.owner);
  const path = await runFor(page, worker);
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: new RegExp(`^${worker.name}, reviewed`) }).click();
  await expect(
    page.getByRole('main').getByText('A second person, who did not prepare it, must approve it.'),
  ).toBeVisible();
  await approveAsAnother(browser, path);

  await page.reload();
  await page.getByRole('button', { name: 'Send the pay' }).click();
  await page
    .getByRole('dialog', { name: 'Send 1 payment now?' })
    .getByRole('button', { name: 'Send the pay' })
    .click();
  const row = page.getByRole('row', { name: new RegExp(worker.name) });
  await expect(row.getByText('Arrived')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Close the month' }).click();
  await page
    .getByRole('dialog', { name: 'Close the payroll run of October 2026?' })
    .getByRole('button', { name: 'Close the month' })
    .click();
  await expect(page.getByRole('main').getByText('This month is closed')).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await logInTo(phone, '/my-pay', worker);
  await phone.getByRole('link', { name: 'October 2026' }).click();
  await expect(phone.getByRole('heading', { name: 'Payslip of October 2026' })).toBeVisible();
  await phone.getByText('Income tax (PAYE)').first().click();
  await expect(phone.getByText('Tax before reliefs')).toBeVisible();
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await phone.getByRole('link', { name: 'Tax statement (P9)' }).click();
  await expect(phone.getByRole('row', { name: /^October/ })).toContainText('40,000.00');
  await phone.goto('/payroll/employees');
  await expect(phone.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  await phone.context().close();

  await writeDownPayment(page, worker.number);
});
