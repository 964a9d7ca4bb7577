import { expect, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { choosePreference } from '../support/preferences.ts';

test('colours follow the skin, are seen well in each, and are copied by name', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo(page, '/colors');
  const ink = page.getByRole('button', { name: '--kz-accent-ink' });
  await expect(ink).toContainText('#0b6a5c');
  await choosePreference(page, 'skin', 'dark');
  await expect(ink).toContainText('#5fc4b1');
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^text on page/ })).toContainText('AAA');
  await expect(page.getByText('Low', { exact: true })).toHaveCount(0);
  await ink.click();
  await expect(page.getByText('var(--kz-accent-ink) copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('var(--kz-accent-ink)');
});

test('an accent is chosen by keyboard, colours everything, and is there before the next paint', async ({
  page,
}) => {
  await openDemo(page, '/colors');
  const accents = page.getByRole('region', { name: 'Contrast of the accents' });
  await expect(accents.getByRole('row')).toHaveCount(7);
  await page.getByRole('button', { name: 'Theme' }).press('Enter');
  const items = page.getByRole('menuitemradio');
  await expect(items.first()).toBeFocused();
  const plum = page.getByRole('menuitemradio', { name: 'Plum' });
  const teal = page.getByRole('menuitemradio', { name: 'Teal' });
  for (let at = 0; at < 13 && !(await teal.evaluate((item) => item === document.activeElement)); at++)
    await page.keyboard.press('ArrowDown');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
    await page.keyboard.press(key);
  await expect(plum).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(plum).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '--kz-accent-ink' })).toContainText('#8c437e');
  await expect(page.getByText('Low', { exact: true })).toHaveCount(0);
  const logo = page.getByRole('link', { name: 'Kazi home' }).locator('rect');
  await expect(logo).toHaveCSS('fill', 'rgb(140, 67, 126)');

  // Without the application: the document alone paints it.
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto('/colors');
  await expect(page.locator('html')).toHaveAttribute('data-accent', 'plum');
  await expect(page.locator('.loading rect')).toHaveCSS('fill', 'rgb(140, 67, 126)');
});

test('an icon is found, reached by arrows and copied, and few are fetched', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/icons-\w+\/(outline|filled)-\d+\.json$/.test(request.url())) fetched.push(request.url());
  });
  await openDemo(page, '/icons');
  const count = page.getByRole('main').getByText(/^[\d,]+ icons?$/);
  await expect(count).toHaveText(/^5,\d{3} icons$/);
  const cells = page.getByRole('gridcell');
  await expect(cells.first().locator('path').first()).toBeAttached();
  expect(await cells.count()).toBeLessThan(300);
  expect(fetched.length).toBeLessThan(6);

  const search = page.getByRole('searchbox', { name: 'Search icons' });
  await search.fill('pig money');
  await expect(count).toHaveText('1 icon');
  await search.fill('wallet');
  await expect(page.getByRole('gridcell', { name: 'wallet', exact: true })).toBeVisible();
  await expect(count).toHaveText(/^\d{1,2} icons$/);
  await cells.first().getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cells.nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Import of IconWallet copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import IconWallet from '#icons/IconWallet';",
  );

  await page.getByRole('switch', { name: 'Filled' }).click();
  await expect(page).toHaveURL(/filled=true/);
  await search.fill('unicorn on a bicycle');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(count).toHaveText(/^1,\d{3} icons$/);
  await expect(cells.first().locator('path').first()).toBeAttached();
});
