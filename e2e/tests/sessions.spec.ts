import { expect } from '@playwright/test';
import { aNewcomer } from './support/newcomer.ts';
import { keptLogin, logIn, logInTo, loginAgain, logOut } from './support/people.ts';
import { test } from './support/test.ts';

declare global {
  interface Window {
    channel: BroadcastChannel;
    heard: Promise<void>;
  }
}

test('what the device keeps of a login says nothing, and is gone with it', async ({ page }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logIn(page, person);
  const kept = await keptLogin(page);
  expect(kept).not.toBeNull();
  expect(kept).not.toContain(person.email);
  expect(atob(kept?.split('.')[1] ?? '')).not.toContain('token');
  await page.reload();
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
});

test('ending another session logs that browser out, and leads back after the next login', async ({
  page,
  theirs: elsewhere,
}) => {
  const person = await aNewcomer({ role: 'agent' });
  await logIn(elsewhere, person);
  await logInTo(page, '/account/security', person);
  await expect(page.getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(page.getByRole('button', { name: /^Log out Chrome/ })).toHaveCount(0);

  await expect(loginAgain(elsewhere)).toBeVisible();
  await elsewhere.goto('/account/profiles');
  await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Faccount%2Fprofiles/);
  expect(await keptLogin(elsewhere)).toBeNull();
  await elsewhere.getByLabel('E-mail address').fill(person.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(person.password);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.getByRole('heading', { name: 'Profiles' })).toBeVisible();
});

test('logging out in one tab logs the other tab out', async ({ page, context }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logIn(page, person);
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL(/\/login/);
});

test('leaving a shared computer logs out, and the server knows the device no longer', async ({ page }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logInTo(page, '/', person);
  const device = () => page.evaluate(() => localStorage.getItem('kazi.device'));
  expect(await device()).not.toBeNull();
  const sent = page.waitForRequest((one) => one.method() === 'DELETE' && one.url().endsWith('/v1/auth'));
  const known = await device();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Leave a shared computer' }).click();
  expect((await sent).postDataJSON()).toEqual({ device: known });
  await expect(page).toHaveURL(/\/login/);
  expect(await device()).toBeNull();
});

test('logging out leads to the login, also when another tab notices meanwhile', async ({ page, context }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logIn(page, person);
  // Two more tabs in which nothing runs: what one says, the other hears when the first tab does.
  const [says, hears] = [await context.newPage(), await context.newPage()];
  await says.goto('/robots.txt');
  await hears.goto('/robots.txt');
  await hears.evaluate(() => {
    window.heard = new Promise((resolve) => {
      window.channel = new BroadcastChannel('kazi.session');
      window.channel.addEventListener('message', ({ data }) => data === 'noticed' && resolve());
    });
  });
  const asked = Promise.withResolvers<void>();
  const noticed = Promise.withResolvers<void>();
  await page.route('**/login', async (route) => {
    asked.resolve();
    await noticed.promise;
    await route.continue();
  });
  const out = logOut(page);
  await asked.promise;
  await says.evaluate(() => {
    window.channel = new BroadcastChannel('kazi.session');
    window.channel.postMessage('noticed');
  });
  await hears.evaluate(() => window.heard);
  noticed.resolve();
  await out;
});
