import { expect, test } from '@playwright/test';
import { expectSeenBeforeItsCode } from './support/first-screen.ts';

for (const width of [1440, 390])
  test(`the login is to be seen before its code is there, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const heading = 'Log in to Kazi';
    await expectSeenBeforeItsCode(page, {
      path: '/login',
      heading,
      text: 'Your projects, tasks and wallet.',
    });
  });

test('what is seen before its code gives way to a clear word where the code cannot be had', async ({
  page,
}) => {
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('Kazi could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log in to Kazi' })).toHaveCount(0);
});
