import { expect, test } from '@playwright/test';
import { watchFaults } from './support/faults.ts';
import { expectSeenBeforeItsCode, holdCode } from './support/first-screen.ts';

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

test('a page that is not drawn beforehand shows the logo and three moving dots until its code is there', async ({
  page,
}) => {
  const letGo = await holdCode(page);
  await page.goto('/projects', { waitUntil: 'commit' });
  const loading = page.getByRole('status', { name: 'Loading' });
  await expect(loading.locator('svg')).toBeVisible();
  const dots = loading.locator('i');
  await expect(dots).toHaveCount(3);
  for (const dot of await dots.all()) {
    await expect(dot).toBeVisible();
    await expect(dot).toHaveCSS('animation-name', 'loading-dot');
  }
  letGo();
  await expect(page.getByRole('heading', { name: 'Log in to Kazi' })).toBeVisible();
  await expect(loading).toHaveCount(0);
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

for (const [language, text] of Object.entries({
  en: 'This browser is too old for Kazi.',
  fr: 'Ce navigateur est trop ancien pour Kazi.',
  sw: 'Kivinjari hiki ni cha zamani mno kwa Kazi.',
  ar: 'هذا المتصفح أقدم من أن يعمل عليه Kazi.',
}))
  test(`a browser that is too old is told so instead of a page that breaks, ${language}`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await page.addInitScript((chosen) => {
      localStorage.setItem('kazi.language', chosen);
      Reflect.deleteProperty(Map, 'groupBy');
    }, language);
    await page.goto('/login');
    const told = page.getByRole('alert');
    await expect(told).toContainText(text);
    await expect(told).toBeVisible();
    await expect(told).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
    // The application's own scripts have run by then, and have left the page alone.
    await page.waitForLoadState('load');
    await expect(page.getByRole('heading')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
