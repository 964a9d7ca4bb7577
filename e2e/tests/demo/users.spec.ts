import { expect, type Locator, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { savedFile } from '../support/files.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row');
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('users are searched, filtered, sorted and paged, and the address keeps it', async ({ page }) => {
  await openDemo(page, '/apps/user/list');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('mawingustudio');
  await expect(page.getByText('1–8 of 8 users')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await filter(page, 'Role').selectOption('editor');
  await filter(page, 'Plan').selectOption('basic');
  await filter(page, 'Status').selectOption('active');
  await expect(page).toHaveURL(/role=editor.*plan=basic.*status=active/);
  await expect(rows(page).filter({ hasNotText: /Editor.*Basic.*Active/ })).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  await page.goto('/apps/user/list?sortColumn=fullName&sort=asc&perPage=25&page=2');
  await expect(page.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText('26–50 of 50 users')).toBeVisible();

  const plan = page.getByRole('columnheader', { name: 'Plan' });
  await expect(plan).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Plan' }).uncheck();
  await expect(plan).toBeHidden();
  await expect(rows(page).first().getByRole('cell')).toHaveCount(5);
  await expect(page).toHaveURL(/hide=.*currentPlan/);
});

test('a user is added, edited, suspended and deleted with a way back', async ({ page }) => {
  await openDemo(page, '/apps/user/list');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog.getByText('Enter the full name.')).toBeVisible();
  // What is wrong is said by the edge of its field as well.
  const wrong = 'rgb(179, 38, 30)';
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveCSS('border-top-color', wrong);
  await expect(dialog.getByRole('textbox', { name: 'Company' })).not.toHaveCSS('border-top-color', wrong);
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Njoki Waweru');
  await dialog.getByRole('textbox', { name: 'Username' }).fill('njoki');
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill('njoki@mail.example');
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(rows(page).first()).toContainText('Njoki Waweru');

  const act = async (action: string) => {
    await page.getByRole('button', { name: /^Actions for Njoki/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Edit');
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Njoki W. Kamau');
  await dialog.getByRole('combobox', { name: 'Status' }).selectOption('active');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).first()).toContainText('Njoki W. Kamau');
  await act('Suspend');
  await expect(rows(page).first()).toContainText('Inactive');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).first()).toContainText('Active');
  await act('Delete');
  await expect(rows(page).first()).toContainText('Amina Wanjiru');
  await expect(page.getByRole('button', { name: 'Actions for Amina Wanjiru' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rows(page).first()).toContainText('Njoki W. Kamau');
});

/** Lines of the file that the menu of a button saves. */
async function exported(page: Page, button: Locator): Promise<string[]> {
  await button.click();
  return (await savedFile(page, page.getByRole('menuitem', { name: 'CSV file' }))).lines;
}

test('users are chosen, exported and suspended together, with a way back; all found are exported', async ({
  page,
}) => {
  await openDemo(page, '/apps/user/list?status=active');
  const found = page.getByRole('main').getByRole('status').filter({ hasText: 'of' });
  await expect(found).toContainText('of 32 users');
  const main = page.getByRole('main');
  const third = (await rows(page).nth(2).getByRole('link').textContent()) ?? '';
  for (const name of ['Amina Wanjiru', third])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const [headings, ...chosen] = await exported(page, main.getByRole('button', { name: 'Export' }).last());
  expect(headings).toMatch(/^Full name,Username,/);
  expect(chosen.map((line) => line.split(',')[0])).toEqual(['Amina Wanjiru', third]);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await main.getByRole('button', { name: 'Suspend' }).click();
  await expect(found).toContainText('of 22 users');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(found).toContainText('of 32 users');
  expect(await exported(page, main.getByRole('button', { name: 'Export' }))).toHaveLength(1 + 32);
});

test('on a wide screen the names of users take no more room than they need', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openDemo(page, '/apps/user/list');
  const name = await rows(page).first().getByRole('rowheader').boundingBox();
  expect(name?.width).toBeLessThan(560);
});

test('the tabs of an account are opened by address and by keyboard, and what they hold is changed', async ({
  page,
}) => {
  await openDemo(page, '/apps/user/view/7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Achieng');
  await expect(page.getByRole('table', { name: 'Projects' })).toBeVisible();
  await page.getByRole('tab', { name: 'Account' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=security/);
  const devices = page.getByRole('table', { name: 'Devices' }).locator('tbody').getByRole('row');
  await expect(devices).toHaveCount(3);
  await devices
    .last()
    .getByRole('button', { name: /^Log out/ })
    .click();
  await expect(devices).toHaveCount(2);

  await page.getByRole('tab', { name: 'Billing & plan' }).click();
  await page.getByRole('combobox', { name: 'Other plans' }).selectOption('enterprise');
  await page.getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByRole('heading', { name: 'Plan: Enterprise' })).toBeVisible();

  await page.goto('/apps/user/view/7?tab=notifications');
  const box = page.getByRole('checkbox', { name: 'Someone mentions them: E-mail' });
  await box.check();
  // Of somebody else throughout.
  await expect(page.getByRole('table', { name: 'Notifications' })).not.toContainText(/\b(me|my|I)\b/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Notifications of Grace Achieng saved.')).toBeVisible();
});
