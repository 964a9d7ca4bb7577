import { expect, type Page, test } from '@playwright/test';
import { fetchOn, openDemo } from '../support/demo.ts';
import { savedFile } from '../support/files.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the shop is seen at a glance, and its revenue report by year', async ({ page }) => {
  await openDemo(page, '/');
  await expect(page.getByRole('heading', { name: 'Hongera, Amina!' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Companies' }).getByRole('row')).toHaveCount(7);
  for (const name of ['Orders', 'Profit', 'Revenue', 'Next market day', 'Goal overview', 'Transactions'])
    await expect(
      card(page, name)
        .getByText(/KES|\d/)
        .first(),
    ).toBeVisible();

  const report = card(page, 'Revenue report');
  await expect(report.getByText('Income in 2020')).toBeVisible();
  await report.getByRole('combobox', { name: 'Year of the revenue report' }).selectOption('2018');
  await expect(report.getByText('Income in 2018')).toBeVisible();
  await page.reload();
  await expect(report.getByText('Income in 2018')).toBeVisible();
});

test('a chart is read by pointer, by keyboard, and as a table', async ({ page }) => {
  await openDemo(page, '/');
  const report = card(page, 'Revenue report');
  const values = report.getByRole('slider', { name: /^Income and expenses in 2020/ });
  await values.hover({ position: { x: 4, y: 60 } });
  await expect(report.getByText('Jan', { exact: true }).first()).toBeVisible();
  await expect(values).toHaveAttribute('aria-valuetext', /^Jan: Income KES\s[\d.]+M, Expenses KES\s[\d.]+M$/);

  await values.focus();
  await values.press('End');
  await values.press('ArrowLeft');
  await expect(values).toHaveAttribute('aria-valuetext', /^Nov: Income/);
  await values.press('Home');
  await expect(values).toHaveAttribute('aria-valuetext', /^Jan: Income/);

  const table = report.getByRole('table', { name: /^Income and expenses in 2020/ });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row', { name: /^Dec KES\s/ })).toHaveCount(1);
});

test('small charts tell the value under the pointer, and by keyboard', async ({ page }) => {
  await openDemo(page, '/');
  const orders = card(page, 'Orders').getByRole('slider', { name: /^Orders, Last 7 days/ });
  await orders.hover({ position: { x: 4, y: 30 } });
  // Its heading, the head of its table, and beside the value that is pointed at.
  await expect(card(page, 'Orders').getByText('Orders', { exact: true })).toHaveCount(3);
  await expect(orders).toHaveAttribute('aria-valuetext', /^\w+ \d+: Orders \d+$/);
  const profit = card(page, 'Profit').getByRole('slider');
  await profit.focus();
  await profit.press('Home');
  await expect(profit).toHaveAttribute('aria-valuetext', /: Profit KES\s[\d.]+K$/);

  await page.goto('/dashboard/analytics');
  const customers = card(page, 'Customers').getByRole('slider', { name: 'Customers' });
  await customers.focus();
  await expect(customers).toHaveAttribute('aria-valuetext', 'New: 892');
  await customers.press('ArrowRight');
  await expect(customers).toHaveAttribute('aria-valuetext', 'Returning: 2,141');
  // In its table, in the legend, and in the middle of the ring.
  await expect(card(page, 'Customers').getByText('2,141', { exact: true })).toHaveCount(3);
});

test('what the shop’s dashboard tells leads to where more is told', async ({ page }) => {
  const lead = async (region: string, name: string, url: RegExp) => {
    await card(page, region).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(url);
    await page.goBack();
  };
  await openDemo(page, '/');
  await lead('Statistics', 'Customers', /\/apps\/user\/list/);
  await lead('Statistics', 'Products', /\/apps\/ecommerce\/shop/);
  await lead('Companies', 'Lamu Dhows', /\/apps\/invoice\/list\?q=Lamu/);
  await lead('Transactions', 'Pesalink', /\/apps\/invoice\/list\?q=Savanna/);
  await card(page, 'Next market day').getByRole('link', { name: 'Makers’ market, Karura' }).click();
  await expect(page).toHaveURL(/\/apps\/calendar\?view=day&date=\d{4}-\d\d-\d\d/);
  await expect(page.getByRole('button', { name: /Makers’ market, Karura/ })).toBeVisible();
});

for (const [path, usual] of [
  ['/apps/user/list', 'Default order'],
  ['/apps/invoice/list', 'Number, descending'],
] as const)
  test(`on a tablet, what ${path} comes to stands two and two, and its order has a name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openDemo(page, path);
    const cards = page.locator('[class*="figures"] > *');
    await expect(cards).toHaveCount(4);
    const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops[1]).toBe(tops[0]);
    expect(tops[3]).toBe(tops[2]);
    expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await expect(order.locator('option:checked')).toHaveText(usual);
    await order.selectOption('Status, ascending');
    await expect(page).toHaveURL(/sort=asc/);
  });

test('a figure stays on one line on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openDemo(page, '/');
  const revenue = card(page, 'Statistics').getByText(/^KES\s[\d.]+M$/);
  await expect(revenue).toBeVisible();
  const lines = await revenue.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('each card of the analytics tells of its own period, where one has scrolled to', async ({ page }) => {
  await openDemo(page, '/dashboard/analytics');
  const choose = (name: string, of: string, period: string) =>
    card(page, name)
      .getByRole('combobox', { name: `Period of ${of}` })
      .selectOption(period);
  await expect(card(page, 'Customers').getByText('3,338', { exact: true })).toBeVisible();
  await choose('Average sessions', 'average sessions', 'Last year');
  await expect(card(page, 'Average sessions').getByText('583,200')).toBeVisible();
  await choose('Support tracker', 'the support tracker', 'Last month');
  await expect(card(page, 'Support tracker').getByText('203', { exact: true }).first()).toBeVisible();
  await choose('Product orders', 'product orders', 'Last year');
  await expect(card(page, 'Product orders').getByText('41,260').first()).toBeVisible();

  await card(page, 'Customers').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await choose('Customers', 'customers', 'Last month');
  await expect(card(page, 'Customers').getByText('3,303', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  await expect(card(page, 'Support tracker').getByText('203', { exact: true }).first()).toBeVisible();
  await expect(card(page, 'Customers').getByText('3,303', { exact: true })).toBeVisible();

  await card(page, 'Latest invoices').getByRole('link', { name: /^#/ }).first().click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
});

test('notifications are counted, read one by one and all at once', async ({ page }) => {
  await openDemo(page, '/');
  await page.getByRole('button', { name: 'Notifications, 4 unread' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await list.getByRole('button', { name: 'Mark as read: Purple tea is running low' }).click();
  await expect(list.getByRole('button', { name: /^Mark as read:/ })).toHaveCount(3);
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await list.getByRole('link', { name: 'Grace Achieng wrote to you' }).click();
  await expect(page).toHaveURL(/\/apps\/chat\?chat=7/);
  await expect(page.getByText('Could I have a new price by Thursday?').first()).toBeVisible();
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await list.getByRole('link', { name: /paid their invoice$/ }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('a card call typed in the console is answered alike', async ({ page }) => {
  await openDemo(page, '/');
  const { status, body } = await fetchOn(page, '/card/card-analytics/avg-sessions');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    goal: 100_000,
    retention: 90,
    last_days: ['Last 28 Days', 'Last Month', 'Last Year'],
  });
});

test('every card has a menu: it is fetched again, saved as CSV, and fills the screen', async ({ page }) => {
  await openDemo(page, '/dashboard/analytics');
  const sales = card(page, 'Sales');
  const act = async (item: string) => {
    await sales.getByRole('button', { name: 'Actions for Sales' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act('Refresh');
  await expect(page.getByText('Sales: up to date.')).toBeVisible();

  await sales.getByRole('button', { name: 'Actions for Sales' }).click();
  const file = await savedFile(page, page.getByRole('menuitem', { name: 'Export as CSV' }));
  expect(file.name).toBe('Sales.csv');
  const [headings, ...months] = file.lines;
  expect(headings).toMatch(/Month,Online,In store$/);
  expect(months).toHaveLength(6);
  expect(months[0]).toMatch(/^\d{4}-\d\d-\d\d,\d+,\d+$/);

  await act('Full screen');
  const leave = sales.getByRole('button', { name: 'Exit full screen' });
  await expect(leave).toBeVisible();
  expect(await sales.evaluate((element) => document.fullscreenElement === element)).toBe(true);
  await expect(leave).toBeFocused();
  await leave.click();
  const button = sales.getByRole('button', { name: 'Actions for Sales' });
  await expect(button).toBeFocused();
  await expect(page.getByRole('menu')).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Refresh' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
