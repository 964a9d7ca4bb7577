import { expect, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { findings } from '../support/findings.ts';

test('a role shows its people, is edited by its matrix, and a new one is added', async ({ page }) => {
  await openDemo(page, '/apps/roles');
  const card = (name: string) =>
    page.getByRole('list', { name: 'Roles' }).getByRole('listitem').filter({ hasText: name });
  await card('Manager').getByRole('button', { name: 'Show people of the role Manager' }).click();
  await expect(page).toHaveURL(/role=maintainer/);
  await expect(page.getByRole('table', { name: 'Users' }).locator('tbody tr').first()).toContainText(
    'Maintainer',
  );

  await card('Manager').getByRole('button', { name: 'Edit role Manager' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Project Planning: read' }).check();
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(card('Manager')).toContainText('4 of 9 permissions');

  await page.getByRole('button', { name: 'Add a role' }).click();
  await dialog.getByRole('button', { name: 'Add role' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Auditor');
  await dialog.getByRole('checkbox', { name: 'Read: all permissions' }).check();
  await dialog.getByRole('button', { name: 'Add role' }).click();
  await expect(card('Auditor')).toContainText('9 of 9 permissions');
});

test('the faces of a role lead to its people', async ({ page }) => {
  await openDemo(page, '/apps/roles');
  await page.getByRole('list', { name: 'Roles' }).getByRole('link', { name: 'Amina Wanjiru' }).click();
  await expect(page).toHaveURL(/\/apps\/user\/view\/1$/);
});

test('what the buttons of a role show is part of what they are called', async ({ page }) => {
  await openDemo(page, '/apps/roles');
  await expect(page.getByRole('button', { name: 'Edit role Manager' })).toBeVisible();
  expect(await findings(page, ['rules'])).toEqual([]);
});

test('the client sees one card of access control, the admin two', async ({ page }) => {
  await openDemo(page, '/access-control');
  const everybody = page.getByRole('region', { name: 'For everyone with read access to ACL' });
  const admin = page.getByRole('region', { name: 'For administrators only' });
  await expect(everybody).toBeVisible();
  await expect(admin).toBeVisible();
  await page.getByRole('button', { name: 'Log in as client' }).click();
  await expect(admin).toBeHidden();
  const apps = page.getByRole('row', { name: /^Dashboards, apps and pages/ });
  await expect(apps.getByRole('img')).toHaveText(['', '']);
  await expect(apps.getByRole('img', { name: 'No' })).toHaveCount(1);
  await expect(everybody.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Log in as admin' }).click();
  await expect(admin).toBeVisible();
});
