import { expect, test } from '@playwright/test';
import { searchAndChoose } from '../support/at-once.ts';
import { openDemo } from '../support/demo.ts';

const lists = [
  { path: '/apps/user/list', search: 'Search users', list: 'Role', name: 'role' },
  { path: '/apps/permissions', search: 'Search by name or date', list: 'Role', name: 'role' },
  { path: '/apps/todo', search: 'Search by title or assignee', list: 'Sort by', name: 'sort' },
  { path: '/apps/ecommerce/shop', search: 'Search products', list: 'Sort by', name: 'sort' },
];

for (const { path, search, list, name } of lists)
  test(`a search of ${path} and a choice beside it are both kept, however close together`, async ({
    page,
  }) => {
    await openDemo(page, path);
    const choices = page.getByLabel(list, { exact: true });
    const value = (await choices.locator('option').nth(1).getAttribute('value')) ?? '';
    await searchAndChoose(page, { field: page.getByLabel(search), words: 'a', list: choices, value });
    await expect(page).toHaveURL((url) => url.searchParams.get(name) === value);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'a');
  });

test('a mail opened right after a search leaves the search in the address', async ({ page }) => {
  await openDemo(page, '/apps/email');
  await page.getByLabel('Search e-mails').fill('a');
  await page.locator('[data-mail] a').first().click();
  await expect(page).toHaveURL((url) => url.searchParams.has('mail') && url.searchParams.get('q') === 'a');
});
