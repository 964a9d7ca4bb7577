import { expect, type Page, test } from '@playwright/test';
import { openDemo } from './support/demo.ts';
import { watchFaults } from './support/faults.ts';

/** Keeps the application's code back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const boxOf = (page: Page) => page.getByText(/What the shop sold|Good to see you again/).boundingBox();

for (const [name, path, width] of [
  ['the demo', '/', 1440],
  ['the demo on a phone', '/', 390],
  ['the login', '/login', 1440],
  ['the login on a phone', '/login', 390],
] as const)
  test(`${name} is to be seen before its code is there, and stays where it is`, async ({ page, baseURL }) => {
    const faults = watchFaults(page);
    await page.setViewportSize({ width, height: 900 });
    if (path === '/') {
      await openDemo(page, '/pages/faq', baseURL);
      await page.evaluate(() => localStorage.clear());
    }
    const letGo = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const still = page.locator('#root > [inert]');
    await expect(still.locator('h1')).toHaveText(path === '/' ? 'eCommerce dashboard' : 'Log in to Kazi');
    const before = await boxOf(page);

    letGo();
    await expect(page).toHaveTitle(/ · Kazi$/);
    await expect(still).toHaveCount(0);
    expect(await boxOf(page)).toEqual(before);
    expect(faults).toEqual([]);
  });
