import { expect, type Page } from '@playwright/test';
import { watchFaults } from './faults.ts';

interface FirstSight {
  path: string;
  heading: string;
  /** A text that must stay where it is. */
  text: string;
}

/** Opens a page whose code is kept back until its heading is to be seen; then what was seen stays where it was. */
export async function expectSeenBeforeItsCode(
  page: Page,
  { path, heading, text }: FirstSight,
): Promise<void> {
  const faults = watchFaults(page);
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await letGo;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const still = page.locator('#root > [inert]');
  await expect(still.locator('h1')).toHaveText(heading);
  // The heading stands in the document before its styles have come; the first paint waits for them.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  const before = await page.getByText(text).boundingBox();

  resolve();
  await expect(page).toHaveTitle(/ · Kazi$/);
  await expect(still).toHaveCount(0);
  expect(await page.getByText(text).boundingBox()).toEqual(before);
  expect(faults).toEqual([]);
}
