import { expect } from '@playwright/test';
import { logIn, sample } from './support/people.ts';
import { test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', locale: 'en-KE' });

test('the application can be installed under the name of its workspace, and offline says so in place of an old page', async ({
  page,
  context,
}) => {
  await logIn(page, sample.agent);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(String(href))).json();
  expect(manifest).toMatchObject({
    display: 'standalone',
    start_url: '/',
    name: expect.stringMatching(/\w/),
  });
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/my-work',
    '/wallet',
    '/notifications',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const drawn = await page.evaluate(async (icon) => {
      const image = new Image();
      image.src = icon;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(drawn, src).toBe(sizes);
  }
  const browser = await context.newCDPSession(page);
  // A window that keeps nothing, as of tests, installs nothing: that alone may be against it.
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/my-work');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'My work' })).toBeVisible();
});

test('a device asks to be told only once its person turns that on, until they turn it off', async ({
  page,
}) => {
  // No push service of a browser is reached from here: what one would answer stands in its place.
  await page.addInitScript(() =>
    Object.assign(PushManager.prototype, {
      getSubscription: async () => null,
      subscribe: async () => ({
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/test-of-the-panel',
          keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
        }),
      }),
    }),
  );
  await logIn(page, sample.employee);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/account/preferences');
  const panel = page.getByRole('region', { name: 'This device' });
  const isOn = panel.getByRole('switch', { name: 'Notify me on this device' });
  await expect(isOn).not.toBeChecked();
  await isOn.click();
  await expect(isOn).toBeChecked();
  await page.reload();
  await expect(isOn).toBeChecked();
  const amounts = panel.getByRole('switch', { name: 'Show amounts' });
  await expect(amounts).not.toBeChecked();
  await amounts.click();
  await expect(amounts).toBeChecked();
  await isOn.click();
  await expect(isOn).not.toBeChecked();
  await expect(amounts).toHaveCount(0);
});
