import { expect, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { expectSeenBeforeItsCode } from '../support/first-screen.ts';

for (const width of [1440, 390])
  test(`a dashboard is to be seen before its code is there, ${width} px wide`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDemo(page, '/pages/faq', baseURL);
    await page.evaluate(() => localStorage.clear());
    const heading = 'eCommerce dashboard';
    await expectSeenBeforeItsCode(page, { path: '/', heading, text: 'What the shop sold' });
  });

test('a calendar names its weekdays and numbers its days before its code is there', async ({
  page,
  baseURL,
}) => {
  await openDemo(page, '/pages/faq', baseURL);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/apps/calendar', { waitUntil: 'commit' });
  const drawn = page.locator('#root > [inert]');
  await expect(drawn.getByText('Wed', { exact: true })).toBeVisible();
  const days = drawn.locator('[data-month-day]:not([data-other])');
  const thisMonth = new Date();
  const last = new Date(thisMonth.getFullYear(), thisMonth.getMonth() + 1, 0).getDate();
  await expect(days).toHaveText(Array.from({ length: last }, (_, at) => String(at + 1)));
  code.resolve();
  await expect(page.locator('[data-event]').first()).toBeVisible();
});
