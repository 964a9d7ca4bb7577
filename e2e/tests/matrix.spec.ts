import { expect } from '@playwright/test';
import { aNewcomer, unused } from './support/newcomer.ts';
import { logInTo, sample } from './support/people.ts';
import { test } from './support/test.ts';

test('a role is tried out on somebody before it is saved, and holds in their browser at once', async ({
  page,
  theirs,
}) => {
  const { name: role } = unused('Storekeeper');
  await logInTo(page, '/roles', sample.owner);
  await page.getByRole('button', { name: 'New role' }).click();
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByLabel('Name').fill(role);
  await dialog.getByLabel('Copy permissions from').selectOption({ label: 'Employee' });
  await dialog.getByRole('button', { name: 'Create role' }).click();
  const given = page.getByRole('checkbox', { name: `${role}: Projects: Read` });
  await expect(given).not.toBeChecked();

  const person = await aNewcomer({ role });
  await logInTo(theirs, '/projects', person);
  await expect(theirs.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();

  await given.check();
  await page.getByRole('checkbox', { name: `${role}: Projects: Manage all` }).check();
  const unsaved = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(unsaved).toContainText('2 unsaved changes');
  await unsaved.getByRole('button', { name: 'Try it out' }).click();
  const tryOut = page.getByRole('dialog', { name: 'What would this person see?' });
  await tryOut.getByRole('combobox', { name: 'Person' }).fill(person.email);
  await page.getByRole('option', { name: person.name }).click();
  await expect(tryOut.getByText('currently 0').first()).toBeVisible();
  await expect(tryOut.getByRole('listitem').filter({ hasText: 'Projects' })).toBeVisible();
  await expect(tryOut.getByText('Everything, on all of them')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'People' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/roles$/);

  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  await unsaved.getByRole('button', { name: 'Save changes' }).click();
  await expect(unsaved).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible({ timeout: 15_000 });
  await theirs.context().close();

  await page.reload();
  await given.uncheck();
  await unsaved.getByRole('button', { name: 'Discard' }).click();
  await expect(given).toBeChecked();
  await page.getByRole('button', { name: `Actions for the role ${role}` }).click();
  await page.getByRole('menuitem', { name: 'Delete role' }).click();
  await page
    .getByRole('dialog', { name: 'This role is in use' })
    .getByRole('button', { name: 'Show' })
    .click();
  await expect(page.getByRole('link', { name: person.name })).toBeVisible();
});

test('the matrix is worked by keyboard alone', async ({ page }) => {
  await logInTo(page, '/roles', sample.owner);
  const first = page.getByRole('checkbox', { name: 'Owner: Everything: Manage all' });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('checkbox', { name: 'Administrator: Everything: Manage all' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first, 'the owner role cannot be changed').toBeChecked();
  await page.keyboard.press('Tab');
  await expect(first).not.toBeFocused();
});

test('a permission of the workspace’s own is made, changed and deleted', async ({ page }) => {
  const { name } = unused('Watch');
  await logInTo(page, '/roles', sample.owner);
  await page.getByRole('button', { name: 'New permission' }).click();
  const dialog = page.getByRole('dialog', { name: 'New permission' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Applies to').selectOption({ label: 'Apps' });
  await dialog.getByRole('button', { name: 'Create permission' }).click();
  await page.getByLabel('Search permissions').fill(name);
  // Until the list is what was sought, its rows still move.
  await expect(page.getByRole('rowheader')).toHaveText(['Apps', new RegExp(name)]);
  await page.getByRole('button', { name: `Actions for the permission ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit permission' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${name} closely`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Actions for the permission ${name} closely` }).click();
  await page.getByRole('menuitem', { name: 'Delete permission' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permission' }).click();
  await expect(page.getByRole('heading', { name: 'No permission matches' })).toBeVisible();
});
