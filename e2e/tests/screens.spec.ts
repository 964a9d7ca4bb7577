import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { watchFaults } from './support/faults.ts';
import { findings } from './support/findings.ts';
import { cutSelects, hasLoneSign, waysBack } from './support/layout.ts';
import { logIn, sample } from './support/people.ts';
import { loginBudget, screensOf } from './support/screens.ts';
import { onlyBytes, openWithin } from './support/transfer.ts';

const looks = [
  { name: 'wide', who: sample.owner, language: 'en', direction: 'ltr', width: 1440, height: 900 },
  { name: 'phone, in Arabic', who: sample.admin, language: 'ar', direction: 'rtl', width: 390, height: 844 },
] as const;

const signedOut = [
  '/login',
  '/register',
  '/forgot-password',
  '/check-your-mail',
  '/confirm/no-such-token',
  '/reset-password/some-token',
  '/stop-receiver/no-such-token-of-a-mail',
  '/apps/email',
];

/** Another tab choosing a skin, as this one hears of it. */
const choose = (page: Page, skin: string) =>
  page.evaluate((value) => {
    localStorage.setItem('kazi.skin', value);
    dispatchEvent(new StorageEvent('storage', { key: 'kazi.skin' }));
  }, skin);

/** Waits until nothing is loading any more, and looks at what is there, in light and in dark. */
async function expectGood(page: Page, path: string): Promise<void> {
  await expect.soft(page.getByRole('heading').first(), `${path} has a heading`).toBeVisible();
  await expect.soft(page.locator('[aria-busy="true"]'), `${path} is done loading`).toHaveCount(0);
  await expect.soft(page, `${path} has a title of its own`).toHaveTitle(/.+ · Kazi$/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${path} does not scroll sideways`).toBeLessThanOrEqual(0);
  expect.soft(await cutSelects(page), `${path} cuts nothing that is chosen`).toEqual([]);
  expect.soft(await hasLoneSign(page), `${path} gives no sign alone a row of its own`).toBe(false);
  const native = page.locator('input:is([type=date], [type=month], [type=time], [type=datetime-local])');
  await expect.soft(native, `${path} has days of our own`).toHaveCount(0);
  for (const skin of ['light', 'dark']) {
    // Chosen again until the page has begun to listen.
    await expect(async () => {
      await choose(page, skin);
      await expect(page.locator('html')).toHaveAttribute('data-skin', skin, { timeout: 500 });
    }).toPass();
    // A skin is nothing but colours: what has none is looked at once.
    const found = await findings(page, skin === 'light' ? undefined : ['contrast']);
    expect.soft(found, `${path}, ${skin}: what axe finds`).toEqual([]);
  }
}

/** All that goes wrong in pages that are opened from now on. */
function watchFaultsOfAll(context: BrowserContext): () => string[] {
  const faults: string[][] = [];
  context.on('page', (opened) => faults.push(watchFaults(opened)));
  return () => faults.flat();
}

test.describe.configure({ mode: 'parallel' });

for (const { name, who, language, direction, width, height } of looks) {
  test.describe(name, () => {
    // Without motion nothing is half faded in while its contrast is measured.
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('every screen of the application brings no more than it may, and is in order', async ({
      context,
      page,
      request,
    }) => {
      test.setTimeout(1_200_000);
      const calls = await callsAs(request, who);
      // Answered here and kept nowhere, since other tests look at the same person's pages in English.
      const preference = { ...(await calls.get(`user-preference/user/${calls.user.id}`)), language };
      await context.route('**/v1/user-preference/**', (route) =>
        route.fulfill({ json: { ...preference, ...route.request().postDataJSON() } }),
      );
      await logIn(page, who);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      // It would follow each skin that is chosen.
      await page.close();
      const faults = watchFaultsOfAll(context);
      const looksOfWaysBack = new Set<string>();
      for (const [screen, address, budget] of await screensOf(calls)) {
        // Texts of another language are of another size.
        const opened = await openWithin(language === 'en' ? budget : undefined, context, address, screen);
        await expect(opened.locator('html')).toHaveAttribute('dir', direction);
        if (!onlyBytes) await expectGood(opened, screen);
        for (const look of await waysBack(opened)) looksOfWaysBack.add(look);
        await opened.close();
      }
      expect([...looksOfWaysBack]).toHaveLength(1);
      expect(faults()).toEqual([]);
    });

    test('every screen before the login is in order', async ({ context }) => {
      await context.addInitScript((chosen) => {
        if (location.protocol !== 'about:') localStorage.setItem('kazi.language', chosen);
      }, language);
      for (const path of signedOut) {
        const budget = path === '/login' && language === 'en' ? loginBudget : undefined;
        const opened = await openWithin(budget, context, path);
        if (!onlyBytes) await expectGood(opened, path);
        await expect(opened.locator('html')).toHaveAttribute('dir', direction);
        await opened.close();
      }
    });
  });
}
