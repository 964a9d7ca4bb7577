import { expect, type Page, test } from '@playwright/test';
import { callsAs, sampleApp } from './support/calls.ts';
import { seriousFindings } from './support/demo-findings.ts';
import { watchFaults } from './support/faults.ts';
import { logIn, sample } from './support/people.ts';

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

async function screensOf(calls: Awaited<ReturnType<typeof callsAs>>): Promise<string[]> {
  const app = await sampleApp(calls);
  const [flow] = (await calls.get(`flows?app=${app.id}`)).items;
  const [task] = (await calls.get(`tasks?app=${app.id}&limit=1`)).items;
  return [
    '/',
    '/my-work',
    '/projects',
    `/projects/${app.project.id}`,
    '/apps',
    `/apps/${app.id}/board`,
    `/apps/${app.id}/board?task=${task._id}`,
    `/apps/${app.id}/list`,
    `/apps/${app.id}/flows`,
    `/apps/${app.id}/settings`,
    `/flows/${flow._id}`,
    `/tasks/${task._id}`,
    '/people',
    `/people/${calls.user.id}`,
    '/people/invitations',
    '/roles',
    '/workspace',
    '/workspace/audit',
    '/notifications',
    '/account',
    '/account/profiles',
    '/account/security',
    '/account/preferences',
    '/wallet',
    '/wallet/top-up',
    '/wallet/statements',
    '/wallet/shop',
    '/wallet/payments',
    '/wallet/receivers',
    '/wallet/withdraw',
    '/wallet/approvals',
    '/wallet/reconciliation',
    '/wallet/limits',
    '/payroll',
    '/payroll/returns',
    '/my-pay',
    '/payroll/employees',
    '/payroll/employees/new',
    '/payroll/settings',
    '/no/such/page',
  ];
}

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
  for (const skin of ['light', 'dark']) {
    // Chosen again until the page has begun to listen.
    await expect(async () => {
      await choose(page, skin);
      await expect(page.locator('html')).toHaveAttribute('data-skin', skin, { timeout: 500 });
    }).toPass();
    // A skin is nothing but colours: what has none is looked at once.
    const findings = await seriousFindings(page, skin === 'light' ? undefined : ['color-contrast']);
    expect.soft(findings, `${path}, ${skin}: serious findings of axe`).toEqual([]);
  }
}

test.describe.configure({ mode: 'parallel' });

for (const { name, who, language, direction, width, height } of looks) {
  test.describe(name, () => {
    // Without motion nothing is half faded in while its contrast is measured.
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('every screen of the application is in order', async ({ page, request }) => {
      test.setTimeout(1_200_000);
      const calls = await callsAs(request, who);
      // Answered here and kept nowhere, since other tests look at the same person's pages in English.
      const preference = { ...(await calls.get(`user-preference/user/${calls.user.id}`)), language };
      await page.route('**/v1/user-preference/**', (route) =>
        route.fulfill({ json: { ...preference, ...route.request().postDataJSON() } }),
      );
      await logIn(page, who);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      const faults = watchFaults(page);
      for (const path of await screensOf(calls)) {
        await page.goto(path);
        await expectGood(page, path);
      }
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      expect(faults).toEqual([]);
    });

    test('every screen before the login is in order', async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('kazi.language', chosen), language);
      for (const path of signedOut) {
        await page.goto(path);
        await expectGood(page, path);
      }
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
    });
  });
}
