import { expect, type Page } from '@playwright/test';
import { watchFaults } from './faults.ts';

interface FirstSight {
  path: string;
  heading: string;
  /** A text that must stay where it is. */
  text: string;
}

/** Keeps the code of all pages back until what it gives is called. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose code is kept back until its heading is to be seen; then what was seen stays where it was. */
export async function expectSeenBeforeItsCode(
  page: Page,
  { path, heading, text }: FirstSight,
): Promise<void> {
  const faults = watchFaults(page);
  const letGo = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  const still = page.locator('#root > [inert]');
  await expect(still.locator('h1')).toHaveText(heading);
  // The heading stands in the document before its styles have come; the first paint waits for them.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  const before = await page.getByText(text).boundingBox();

  letGo();
  await expect(page).toHaveTitle(/ · Kazi$/);
  await expect(still).toHaveCount(0);
  expect(await page.getByText(text).boundingBox()).toEqual(before);
  expect(faults).toEqual([]);
}
