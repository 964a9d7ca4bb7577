import { expect, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { watchFaults } from '../support/faults.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const account = (page: Page) => page.getByRole('button', { name: /: account menu$/ });

test('the login page leads into the demo, and the demo leads out again', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Open the demo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Kanban' })).toBeVisible();
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Leave the demo' }).click();
  await expect(page.getByLabel('E-mail address')).toBeVisible();
  await expect(page).toHaveURL(/login/);
});

test('the client sees what its ability allows, and is told so elsewhere', async ({ page }) => {
  await openDemo(page, '/apps/permissions');
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log in as client' }).click();
  await expect(page).toHaveURL(/access-control/);
  await expect(menu(page).getByRole('link', { name: 'Access control' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Permissions' })).toHaveCount(0);
  await page.goto('/apps/permissions');
  await expect(page).toHaveURL(/misc\/not-authorized/);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/access-control/);
});

test('whoever logged out is asked to log in, refused a wrong password, and led back', async ({ page }) => {
  await openDemo(page, '/pages/faq');
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/pages/pricing');
  await expect(page).toHaveURL(/\/login\?redirect/);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pages\/pricing/);
});

test('somebody new registers, and a name that is taken is refused', async ({ page }) => {
  await openDemo(page, '/pages/register-basic');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('E-mail address').fill('njeri@demo.kazi.example');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText('This username is already in use');
  await page.getByLabel('Username').fill('njeri');
  await page.keyboard.press('Enter');
  await expect(account(page)).toHaveAccessibleName('njeri: account menu');
});

test('pages are starred, found, and the menu folds or stands on top', async ({ page }) => {
  await openDemo(page, '/apps/permissions');
  const starred = menu(page)
    .getByRole('region', { name: 'Starred' })
    .or(menu(page).locator('section').last());
  await expect(starred.getByRole('link')).toHaveCount(4);
  await page.getByRole('button', { name: 'Star this page' }).click();
  await expect(starred.getByRole('link', { name: 'Permissions' })).toBeVisible();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search or jump to…' });
  await search.fill('payroll');
  await expect(page.getByRole('option', { name: /Payroll October/ })).toBeVisible();
  await search.fill('a');
  for (const group of ['Pages', 'Files', 'Contacts']) {
    const found = page.getByRole('group', { name: group }).getByRole('option');
    expect(await found.count()).toBeLessThanOrEqual(4);
  }
  await search.fill('invoices');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/invoice\/list/);

  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'On top' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'horizontal');
  await page.keyboard.press('Escape');
  await menu(page).getByRole('button', { name: 'Dashboards' }).click();
  await page.getByRole('menuitem', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(/dashboard\/analytics/);
});

test('pages are as wide as was chosen, also after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 900 });
  await openDemo(page, '/apps/invoice/list');
  const table = page.getByRole('main').getByRole('table');
  const choose = async (width: string) => {
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: width, exact: true }).click();
    await page.keyboard.press('Escape');
  };
  const wide = () => table.evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(wide).toBeGreaterThan(1400);
  const usual = await wide();
  await choose('Full');
  await expect.poll(wide).toBeGreaterThan(usual + 400);
  await choose('Boxed');
  await expect.poll(wide).toBeLessThan(1200);
  await page.reload();
  await expect.poll(wide).toBeLessThan(1200);
});

test('pages that stand in no menu are found and starred, and a contact opens the chat', async ({ page }) => {
  await openDemo(page, '/apps/permissions');
  const search = page.getByRole('combobox', { name: 'Search or jump to…' });
  const find = async (words: string) => {
    await page.keyboard.press('Control+k');
    await search.fill(words);
  };
  await find('coming soon');
  await expect(page.getByRole('option', { name: 'Coming soon' })).toBeVisible();
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Escape');
  await expect(menu(page).getByRole('link', { name: 'Coming soon' })).toBeVisible();
  await find('edit invoice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/invoice\/edit$/);
  await find('mercy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Chat with Mercy Atieno' })).toBeVisible();
});

test('pages are found by the words that developers search for, too', async ({ page }) => {
  await openDemo(page, '/apps/permissions');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search or jump to…' });
  for (const [words, name] of [
    ['horizontal bar', 'ApexCharts'],
    ['datepicker', 'Date and time pickers'],
    ['data grid', 'Data table'],
    ['otp', 'Input'],
    ['dark', 'Colours'],
    ['rtl', 'Internationalisation (i18n)'],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  }
});

test('a token that is refused leads to the login, while a page is open and at the start', async ({
  page,
}) => {
  await page.clock.install();
  await openDemo(page, '/apps/permissions');
  const kept = await page.evaluate(() => localStorage.getItem('kazi.demo.session') ?? '');
  await page.clock.fastForward('26:00:00');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapps%2Fpermissions/);
  await expect(page.getByRole('heading', { name: 'Log in to the demo' })).toBeVisible();
  await page.evaluate((login) => {
    localStorage.setItem('kazi.demo.session', JSON.stringify({ ...JSON.parse(login), refreshToken: 'none' }));
  }, kept);
  await page.goto('/apps/todo');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapps%2Ftodo/);
});

test('the samples go back to what they were on request', async ({ page }) => {
  await openDemo(page, '/apps/permissions');
  const rows = page.getByRole('table', { name: 'Permissions' }).getByRole('row');
  await page.getByRole('button', { name: 'Actions for Management' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(9);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
  await expect(rows).toHaveCount(10);
});

test('an address of the demo opened in the business application is offered there', async ({ page }) => {
  const faults = watchFaults(page);
  await page.goto('/apps/kanban');
  await page.getByRole('button', { name: /demo/i }).click();
  await expect(page).toHaveURL(/apps\/kanban/);
  await expect(menu(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test('in the other direction than its language has, each text is read in its own', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kazi.direction', 'rtl'));
  await openDemo(page, '/');
  const greeting = page.getByText(/^Hongera/);
  const places = await greeting.evaluate((element) => {
    const text = element.firstChild;
    const placeOf = (at: number) => {
      const range = document.createRange();
      if (!text) return 0;
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().x;
    };
    const last = (text?.textContent?.length ?? 0) - 1;
    return { first: placeOf(0), last: placeOf(last) };
  });
  expect(places.first).toBeLessThan(places.last);
  // It begins at the right, as all of the page does.
  const around = await greeting.locator('..').boundingBox();
  expect(places.last).toBeGreaterThan((around?.x ?? 0) + (around?.width ?? 0) / 2);
});
