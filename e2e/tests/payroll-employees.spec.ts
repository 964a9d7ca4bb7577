import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { logInTo, sample } from './support/people.ts';

/** A payroll number that no other test has. */
const aNumber = () => `T${randomUUID().slice(0, 8).toUpperCase()}`;

test('an employee is added, told which number is wrong, and given terms from a month on', async ({
  page,
}) => {
  const number = aNumber();
  await logInTo(page, '/payroll/employees', sample.owner);
  await page.getByRole('link', { name: 'Add employee' }).first().click();
  await page.getByLabel('First name').fill('Naliaka');
  await page.getByLabel('Last name').fill(`Wekesa ${number}`);
  await page.getByLabel('Payroll number').fill(number);
  await page.getByLabel('First day').fill('2026-03-16');
  await page.getByLabel('Basic salary').fill('85,000');
  await page.getByLabel('KRA PIN', { exact: true }).fill('A12');
  await page.getByLabel('Payment method').selectOption('M-Pesa');
  await page.getByLabel('M-Pesa number').fill('12');
  const add = page.getByRole('button', { name: 'Add employee' });
  await add.click();
  await expect(page.getByText('Must be a KRA PIN such as A012345678Z')).toBeVisible();
  await expect(page.getByLabel('M-Pesa number')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('KRA PIN', { exact: true }).fill('a012345678z');
  await page.getByLabel('M-Pesa number').fill('0712 345 678');
  await add.click();
  await expect(page.getByRole('heading', { name: `Naliaka Wekesa ${number}` })).toBeVisible();
  await expect(page.getByText('+254 ••• ••• 678')).toBeVisible();
  await expect(page.getByText('Still missing:')).toContainText('Identity document');

  await page.getByRole('link', { name: 'Set terms' }).click();
  await page.getByLabel('From month').fill('2026-12');
  await page.getByLabel('Basic salary').fill('90,000');
  await page.getByRole('button', { name: 'Add allowance' }).click();
  await page.getByLabel('Name', { exact: true }).fill('House');
  await page.getByLabel('Per month', { exact: true }).fill('much');
  const save = page.getByRole('button', { name: 'Save terms' });
  await save.click();
  await expect(page.getByText('Enter an amount such as')).toBeVisible();
  await page.getByLabel('Per month', { exact: true }).fill('15,000');
  await save.click();
  const newer = page.getByRole('region', { name: 'From December 2026' });
  await expect(newer).toContainText('KES 90,000.00');
  await expect(newer).toContainText('KES 15,000.00');
  const first = page.getByRole('region', { name: 'From March 2026' });
  await expect(first).toContainText('KES 85,000.00');
  await expect(first).toContainText('current');
});

test('leave is entered by its days and removed again, and the last day is told', async ({ page }) => {
  const calls = await callsAs(sample.owner);
  const number = aNumber();
  const person = { number, firstName: 'Barasa', lastName: number, joinedOn: '2026-01-05' };
  const { id } = await calls.send('POST', 'employees', person);
  await logInTo(page, `/payroll/employees/${id}`, sample.owner);
  await page.getByRole('button', { name: 'Enter leave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave of Barasa' });
  await dialog.getByLabel('First day').fill('2026-08-03');
  await dialog.getByLabel('Last day').fill('2026-08-09');
  await dialog.getByRole('button', { name: 'Enter leave' }).click();
  await expect(page.getByRole('cell', { name: '5 days' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove the leave Aug 3/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove leave' }).click();
  await expect(page.getByText('No leave entered')).toBeVisible();

  await page.getByRole('button', { name: 'More about this employee' }).click();
  await page.getByRole('menuitem', { name: 'Last day' }).click();
  const lastDay = page.getByRole('dialog', { name: 'Last day of Barasa' });
  await lastDay.getByLabel('Last day').fill('2026-01-04');
  await lastDay.getByRole('button', { name: 'Save' }).click();
  await expect(lastDay.getByText('Must be between the first and the last day')).toBeVisible();
  await lastDay.getByLabel('Last day').fill('2026-10-31');
  await lastDay.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Oct 31, 2026')).toBeVisible();
});

test('a file of employees is checked by row and column before it is saved', async ({ page }) => {
  const [one, other] = [aNumber(), aNumber()];
  const csv = (pin: string) =>
    [
      'number,first_name,last_name,joined_on,kra_pin,salary',
      `${one},Chebet,${one},2026-02-01,A012345678Z,60000`,
      `${other},Mwangi,${other},2026-02-01,${pin},60000`,
    ].join('\n');
  const fileOf = (text: string) => ({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await logInTo(page, '/payroll/employees', sample.owner);
  await page.getByRole('button', { name: 'Import CSV' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Employees from a CSV file' });
  const save = dialog.getByRole('button', { name: 'Save employees' });
  await dialog.locator('input[type=file]').setInputFiles(fileOf(csv('wrong')));
  const problem = dialog.getByRole('row', { name: /kra_pin/ });
  await expect(problem).toContainText('3');
  await expect(problem).toContainText('must be a KRA PIN such as A012345678Z');
  await expect(save).toBeDisabled();
  await dialog.locator('input[type=file]').setInputFiles(fileOf(csv('A012345679Z')));
  await expect(dialog.getByText('No problems. 2 new, 0 updated.')).toBeVisible();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search employees' }).fill(other);
  await expect(page.getByRole('link', { name: `Mwangi ${other}` })).toBeVisible();
});

test('who runs payroll says who the employer is, and it stays said', async ({ page }) => {
  await logInTo(page, '/payroll/settings', sample.owner);
  await page.getByLabel('Employer name').fill('Kazi Limited');
  await page.getByLabel('KRA PIN', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Must be a KRA PIN such as A012345678Z')).toBeVisible();
  await page.getByLabel('KRA PIN', { exact: true }).fill('P051234567X');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Payroll settings saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Employer name')).toHaveValue('Kazi Limited');
});

test('payroll is not open to who manages work', async ({ page }) => {
  await logInTo(page, '/payroll/employees', sample.manager);
  await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Payroll' })).toHaveCount(0);
});
