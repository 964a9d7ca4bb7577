import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { brokenCriteria, fitsNarrowScreen } from './support/criteria.ts';
import { watchFaults } from './support/faults.ts';
import { findings } from './support/findings.ts';
import { cutSelects, hasLoneSign, waysBack } from './support/layout.ts';
import { logIn, sample } from './support/people.ts';
import { choosePreference } from './support/preferences.ts';
import { backwards } from './support/reading-order.ts';
import { loginBudget, routesOfScreens, screensOf, signedOut } from './support/screens.ts';
import { onlyBytes, openWithin } from './support/transfer.ts';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Chooses a preference, again until the page has begun to listen: the root element then has the attribute. */
async function choose(
  page: Page,
  preference: 'skin' | 'language',
  chosen: string,
  [attribute, value]: readonly [name: string, value: string],
): Promise<void> {
  await expect(async () => {
    await choosePreference(page, preference, chosen);
    await expect(page.locator('html')).toHaveAttribute(attribute, value, { timeout: 500 });
  }).toPass();
}

/** Waits until nothing is loading any more, and looks at what is there, in light and in dark. Gives how its ways back look. */
async function expectGood(page: Page, path: string): Promise<string[]> {
  await expect.soft(page.getByRole('heading').first(), `${path} has a heading`).toBeVisible();
  await expect.soft(page.locator('[aria-busy="true"]'), `${path} is done loading`).toHaveCount(0);
  await expect.soft(page, `${path} has a title of its own`).toHaveTitle(/.+ · Kazi$/);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.soft.poll(overflow, { message: `${path} does not scroll sideways` }).toBeLessThanOrEqual(0);
  expect.soft(await cutSelects(page), `${path} cuts nothing that is chosen`).toEqual([]);
  expect.soft(await hasLoneSign(page), `${path} gives no sign alone a row of its own`).toBe(false);
  const native = page.locator('input:is([type=date], [type=month], [type=time], [type=datetime-local])');
  await expect.soft(native, `${path} has days of our own`).toHaveCount(0);
  for (const skin of ['light', 'dark']) {
    await choose(page, 'skin', skin, ['data-skin', skin]);
    const found = await findings(page, skin === 'light' ? undefined : ['contrast']);
    expect.soft(found, `${path}, ${skin}: what axe finds`).toEqual([]);
  }
  return waysBack(page);
}

/** Looks at a page on a desk in English, and then on a phone in Arabic. Gives how the ways back look on both. */
async function expectGoodOnBoth(page: Page, path: string): Promise<string[]> {
  const ways = await expectGood(page, `${path}, wide`);
  expect.soft(await brokenCriteria(page), `${path}: what WCAG asks for and axe does not`).toEqual([]);
  expect.soft(await fitsNarrowScreen(page), `${path} fits 320 pixels`).toBe(true);
  await page.setViewportSize(phone);
  await choose(page, 'language', 'ar', ['dir', 'rtl']);
  await expect.soft.poll(() => backwards(page), { message: `${path}: digits read backwards` }).toEqual([]);
  return [...ways, ...(await expectGood(page, `${path}, on a phone in Arabic`))];
}

/** All that goes wrong in pages that are opened from now on. */
function watchFaultsOfAll(context: BrowserContext): () => string[] {
  const faults: string[][] = [];
  context.on('page', (opened) => faults.push(watchFaults(opened)));
  return () => faults.flat();
}

test.describe.configure({ mode: 'parallel' });

test.use({ viewport: desk });

/** Each visit ends in Arabic and in the dark, and begins in English and in light. */
const beginInEnglish = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('kazi.language', 'en');
    localStorage.setItem('kazi.skin', 'light');
  });

for (const half of [0, 1])
  test(`screens of the application bring no more than they may, and are in order: half ${half + 1}`, async ({
    context,
    page,
  }) => {
    test.setTimeout(1_200_000);
    const calls = await callsAs(sample.owner);
    // Answered here and kept nowhere, since other tests look at the same person's pages.
    const preference = await calls.get(`user-preference/user/${calls.user.id}`);
    await context.route('**/v1/user-preference/**', (route) =>
      route.fulfill({ json: { ...preference, ...route.request().postDataJSON() } }),
    );
    await logIn(page, sample.owner);
    // It would follow each skin that is chosen.
    await page.close();
    await beginInEnglish(context);
    const faults = watchFaultsOfAll(context);
    const looksOfWaysBack = new Set<string>();
    const screens = (await screensOf(calls)).filter((_, at) => at % 2 === half);
    for (const [screen, address, budget] of screens) {
      const opened = await openWithin(budget, context, address, screen);
      const ways = onlyBytes ? [] : await expectGoodOnBoth(opened, screen);
      for (const look of ways) looksOfWaysBack.add(look);
      await opened.close();
    }
    if (!onlyBytes) expect([...looksOfWaysBack]).toHaveLength(1);
    expect(faults()).toEqual([]);
  });

test('every screen before the login is in order', async ({ context }) => {
  await beginInEnglish(context);
  for (const [screen, address] of signedOut) {
    const opened = await openWithin(screen === '/login' ? loginBudget : undefined, context, address, screen);
    if (!onlyBytes) await expectGoodOnBoth(opened, screen);
    await opened.close();
  }
});

test('no screen is left out', async () => {
  const screens = [...(await screensOf(await callsAs(sample.owner))), ...signedOut];
  const visited = new Set(screens.map(([screen]) => screen));
  expect(routesOfScreens().filter((route) => !visited.has(route))).toEqual([]);
});
