import { expect, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';

test('a list leads from a page that there is not to its last', async ({ page }) => {
  for (const [path, last] of [
    ['/apps/user/list', '41–50 of 50'],
    ['/apps/invoice/list', '41–50 of 50'],
    ['/apps/ecommerce/shop', /^28–36 of 36/],
  ] as const) {
    await openDemo(page, `${path}?page=99`);
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: last })).toBeVisible();
    await expect(page).not.toHaveURL(/page=99/);
  }
  await openDemo(page, '/apps/permissions?page=99');
  await expect(page.getByRole('row')).toHaveCount(10);
  await expect(page).not.toHaveURL(/page=/);
});

test('a reload at the payment leads back to the address, and the order costs what it did', async ({
  page,
}) => {
  await openDemo(page, '/apps/ecommerce/checkout?step=address');
  await page
    .getByRole('button', { name: /^Deliver/ })
    .first()
    .click();
  const pay = page.getByRole('button', { name: /^Pay KES/ });
  await expect(pay).toBeVisible();
  const price = (await pay.textContent())?.match(/KES.*/)?.[0] ?? 'no price';
  await expect(page).toHaveURL(/step=payment/);
  await page.reload();
  await expect(page).toHaveURL(/step=address/);
  await expect(page.getByRole('main')).toContainText(price);
});

test('what is wrong with a number of an invoice is told while it is typed, and counts nothing', async ({
  page,
}) => {
  await openDemo(page, '/apps/invoice/add');
  const line = page.getByRole('group', { name: 'Item 1' });
  await line.getByRole('textbox', { name: 'Price, KES' }).fill('100');
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total).toContainText('KES 116.00');
  const discount = line.getByRole('textbox', { name: 'Discount, %' });
  for (const wrong of ['150', '1e9', '-3', '7.5']) {
    await discount.fill(wrong);
    await expect(discount).toHaveValue(wrong);
    await expect(line.getByText('Must be a whole number from 0 to 100.')).toBeVisible();
    await expect(total).toContainText('KES 116.00');
  }
  await discount.fill('50');
  await expect(line.getByText('Must be a whole number from 0 to 100.')).toBeHidden();
  await expect(total).toContainText('KES 58.00');
  const quantity = line.getByRole('textbox', { name: 'Quantity' });
  for (const wrong of ['1e9', '-3', '0', '1.234']) {
    await quantity.fill(wrong);
    await expect(line.getByText('Must be more than 0')).toBeVisible();
  }
  await quantity.fill('1,5');
  await expect(total).toContainText('KES 87.00');
});

test('in the dark, a face lies over the cover of its profile; boxes to tick are square', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kazi.skin', 'dark'));
  await openDemo(page, '/pages/profile');
  const face = page.locator('[data-page-title]').locator('xpath=../..').locator('img').first();
  await expect(face).toBeVisible();
  const isOnTop = await face.evaluate((picture) => {
    const { left, top, width } = picture.getBoundingClientRect();
    return picture.parentElement?.contains(document.elementFromPoint(left + width / 2, top + 6)) ?? false;
  });
  expect(isOnTop).toBe(true);
  await openDemo(page, '/apps/user/list');
  await expect(page.getByRole('checkbox', { name: 'Select all shown' })).toHaveCSS(
    'border-top-left-radius',
    '4px',
  );
});

test('on a phone the calendar is a list until another view is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, '/apps/calendar');
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await page.getByText('Month', { exact: true }).click();
  await expect(page).toHaveURL(/view=month/);
});

test('the first press on the events that a day hides opens them, also before what drags is there', async ({
  page,
}) => {
  await openDemo(page, '/apps/calendar?view=month');
  const more = page.getByText(/^\+\d+ more$/).first();
  await expect(more).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(/\/assets\/.*\.js/);
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await more.click();
  const opened = page.getByRole('dialog');
  await expect(opened).toBeVisible();
  const answered = (await asked).response();
  release();
  await answered;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(opened).toBeVisible();
});
