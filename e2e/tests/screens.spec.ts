import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { callsAs, sampleApp } from './support/calls.ts';
import { watchFaults } from './support/faults.ts';
import { logIn, sample } from './support/people.ts';

const looks = [
  {
    name: 'light, wide',
    who: sample.owner,
    colorScheme: 'light',
    direction: 'auto',
    width: 1440,
    height: 900,
  },
  { name: 'dark, wide', who: sample.owner, colorScheme: 'dark', direction: 'auto', width: 1440, height: 900 },
  {
    name: 'light, phone, right to left',
    who: sample.admin,
    colorScheme: 'light',
    direction: 'rtl',
    width: 390,
    height: 844,
  },
  {
    name: 'dark, phone, right to left',
    who: sample.admin,
    colorScheme: 'dark',
    direction: 'rtl',
    width: 390,
    height: 844,
  },
] as const;

const signedOut = [
  '/login',
  '/register',
  '/forgot-password',
  '/check-your-mail',
  '/confirm/no-such-token',
  '/reset-password/some-token',
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
    '/notifications',
    '/account',
    '/account/profiles',
    '/account/security',
    '/account/preferences',
    '/no/such/page',
  ];
}

/** Waits until nothing is loading any more, and looks at what is there. */
async function expectGood(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.soft(page.getByRole('heading').first(), `${path} has a heading`).toBeVisible();
  await expect.soft(page.locator('[aria-busy="true"]'), `${path} is done loading`).toHaveCount(0);
  await expect.soft(page, `${path} has a title of its own`).toHaveTitle(/.+ · Kazi$/);
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect.soft(scrollWidth, `${path} does not scroll sideways`).toBeLessThanOrEqual(innerWidth);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect.soft(serious, `${path}: serious findings of axe`).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

for (const { name, who, colorScheme, direction, width, height } of looks) {
  test.describe(name, () => {
    test.use({ colorScheme, viewport: { width, height } });
    test.beforeEach(({ page }) =>
      page.addInitScript((chosen) => localStorage.setItem('kazi.direction', chosen), direction),
    );

    test('every screen of the application is in order', async ({ page, request }) => {
      test.setTimeout(480_000);
      const calls = await callsAs(request, who);
      const { id } = await calls.get(`user-preference/user/${calls.user.id}`);
      await calls.send('PUT', `user-preference/${id}`, { direction });
      await logIn(page, who);
      const faults = watchFaults(page);
      for (const path of await screensOf(calls)) await expectGood(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', direction === 'rtl' ? 'rtl' : 'ltr');
      expect(faults).toEqual([]);
    });

    test('every screen before the login is in order', async ({ page }) => {
      for (const path of signedOut) await expectGood(page, path);
      await expect(page.locator('html')).toHaveAttribute('dir', direction === 'rtl' ? 'rtl' : 'ltr');
    });
  });
}
