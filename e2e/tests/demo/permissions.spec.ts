import { expect, type Page, test } from '@playwright/test';
import { fetchOn, openDemo } from '../support/demo.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Permissions' }).getByRole('row');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test('permissions are searched, filtered by role, and the address keeps it', async ({ page }) => {
  await openDemo(page, '/apps/permissions');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Search by name or date' }).fill('oct 2021');
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(/q=oct/);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('support');
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(row(page, 'Project Planning')).toBeVisible();
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('a permission is added on top, renamed and removed with a way back', async ({ page }) => {
  await openDemo(page, '/apps/permissions');
  await page.getByRole('button', { name: 'Add a permission' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a permission' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Close the books');
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(1)).toContainText('Close the booksAdministrator');

  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Close the books', 'Rename');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Close the year');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Close the year')).toBeVisible();
  await act('Close the year', 'Remove');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).nth(1)).toContainText('Close the year');
});

test('a request typed in the console is answered alike', async ({ page }) => {
  await openDemo(page, '/apps/permissions');
  const { status, body } = await fetchOn(page, '/apps/permissions/data?q=bill&perPage=5');
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 1, params: { q: 'bill', perPage: '5' } });
});
