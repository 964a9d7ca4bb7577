import { expect, type Page } from '@playwright/test';
import { startProvider, type TestProvider } from '../../apps/server/test/oidc/provider.ts';
import { freePort } from '../free-port.ts';
import { newAddress } from './support/newcomer.ts';
import { anOwnServer, type OwnServer } from './support/own-server.ts';
import { test } from './support/test.ts';

const owner = newAddress('wambui');
let provider: TestProvider;
let server: OwnServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  const port = await freePort();
  server = await anOwnServer({
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: 'kazi',
    OIDC_CLIENT_SECRET: 'a secret of the client that nobody guesses',
    OIDC_TITLE: 'Acme Login',
  });
  provider = await startProvider(server.url, port);
  provider.account = { sub: 'wambui', email: owner, email_verified: true };
  const page = await browser.newPage();
  await page.goto(server.firstOwner);
  await page.getByLabel('First name').fill('Wambui');
  await page.getByLabel('Last name').fill('Karanja');
  await page.getByLabel('E-mail address').fill(owner);
  await page.getByRole('textbox', { name: /password/i }).fill('seven quiet lamps');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Wambui Karanja: account menu' })).toBeVisible();
  await page.close();
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
});

/** Opens a page of the workspace signed out, and goes to the provider. */
async function goThere(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await page.getByRole('button', { name: 'Continue with Acme Login' }).click();
  await expect(page.getByRole('heading', { name: 'The provider' })).toBeVisible();
}

/** Opens a page of the workspace by a login at the provider. */
async function logInThere(page: Page, path: string): Promise<void> {
  await goThere(page, path);
  await page.getByRole('button', { name: `Sign in as ${owner}` }).click();
  await expect(page).toHaveURL(`${server.url}${path}`);
}

/**
 * As if the login were an hour ago: that many new roles are refused before the server is asked. Say it before a page is opened,
 * since a request of a page that is about to be left is held for ever now and then.
 */
async function refuseNewRoles(page: Page, times: number): Promise<void> {
  let left = times;
  await page.route('**/v1/roles', async (route) => {
    if (left === 0 || route.request().method() !== 'POST') return route.fallback();
    left--;
    const data = { errorMessage: 'You cannot do this before you have confirmed your identity.' };
    const refusal = { defined: true, code: 'CONFIRM_LOGIN', status: 403, message: data.errorMessage, data };
    await route.fulfill({ status: 403, json: refusal });
  });
}

test('an address that has an account here is connected once by its password, and disconnected from inside', async ({
  page,
}) => {
  await goThere(page, '/account/security');
  await page.getByRole('button', { name: `Sign in as ${owner}` }).click();
  await expect(page.getByRole('heading', { name: 'You already have an account here' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('of somebody else');
  await page.getByRole('button', { name: 'Connect and log in' }).click();
  await expect(page.getByText('Wrong password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('seven quiet lamps');
  await page.getByRole('button', { name: 'Connect and log in' }).click();
  await expect(page).toHaveURL(`${server.url}/account/security`);
  await page.getByRole('button', { name: 'Disconnect Acme Login' }).click();
  await page.getByRole('button', { name: 'Connect Acme Login' }).click();
  await page.getByRole('button', { name: `Sign in as ${owner}` }).click();
  await expect(page).toHaveURL(`${server.url}/account/security`);
  await expect(page.getByText('You can log in with Acme Login.')).toBeVisible();
});

test('somebody logs in by the provider, lands where they wanted to go, and logs out there too', async ({
  page,
}) => {
  await logInThere(page, '/people');
  await expect(page.getByRole('button', { name: 'Wambui Karanja: account menu' })).toBeVisible();

  await page.getByRole('button', { name: 'Wambui Karanja: account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('and still logged in at Acme Login')).toBeVisible();
  await page.getByRole('button', { name: 'Log out of Acme Login too' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page).toHaveURL(new RegExp(`^${server.url}/login`));
  await expect(page.getByRole('button', { name: 'Continue with Acme Login' })).toBeVisible();
  await expect(page.getByText('and still logged in at Acme Login')).toHaveCount(0);
});

test('a login that the provider vouches no second factor for asks for the one here', async ({ page }) => {
  const token = 'of the first step';
  await page.route('**/v1/auth/sso', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { secondFactor: { token, code: true, passkey: false } } })
      : route.fallback(),
  );
  await goThere(page, '/people');
  await page.getByRole('button', { name: /Sign in as/ }).click();
  const sent = page.waitForRequest('**/v1/auth/second-factor');
  await page.getByRole('textbox').fill('123456');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ token, code: '123456' });
  await page.getByRole('button', { name: 'Back to log in' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Acme Login' })).toBeVisible();
});

test('what weighs much is confirmed at the provider in a window beside it, and then done as it was typed', async ({
  page,
}) => {
  await refuseNewRoles(page, 1);
  await logInThere(page, '/roles');
  await page.getByRole('button', { name: 'New role' }).click();
  await page.getByLabel('Name').fill('Cashier');
  await page.getByRole('button', { name: 'Create role' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Confirm with Acme Login in a new window' }).click();
  const beside = await opened;
  const closed = beside.waitForEvent('close');
  const renewed = page.waitForResponse('**/v1/auth/renewal');
  await beside.getByRole('button', { name: /Sign in as/ }).click();
  await closed;
  // The page has stood all the while: what was typed is sent once more, without a hand.
  await expect(page.getByRole('heading', { name: 'Confirm your identity' })).toHaveCount(0);
  expect((await renewed).status()).toBe(200);
  await expect(page.getByRole('columnheader', { name: /Cashier/ })).toBeVisible();
});

test('a window in which nothing is confirmed says so, and the form stays to be sent again', async ({
  page,
}) => {
  await refuseNewRoles(page, Number.POSITIVE_INFINITY);
  await logInThere(page, '/roles');
  await page.getByRole('button', { name: 'New role' }).click();
  await page.getByLabel('Name').fill('Porter');
  await page.getByRole('button', { name: 'Create role' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Confirm with Acme Login in a new window' }).click();
  const beside = await opened;
  provider.account = { sub: 'another', email: newAddress('another'), email_verified: true };
  await beside.getByRole('button', { name: /Sign in as/ }).click();
  await expect(beside.getByRole('heading', { name: 'We could not confirm your identity' })).toBeVisible();
  await beside.close();
  provider.account = { sub: 'wambui', email: owner, email_verified: true };
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).last().click();
  await expect(page.getByLabel('Name')).toHaveValue('Porter');
});

test('an address that the provider leads back to is of no use in another browser', async ({
  page,
  theirs: other,
}) => {
  await goThere(page, '/login');
  // What a thief would see: the address is caught before the page there has opened.
  const caught = page.waitForRequest((request) => request.url().startsWith(`${server.url}/sso?`));
  await page.route(`${server.url}/sso?*`, (route) => route.abort());
  await page.getByRole('button', { name: /Sign in as/ }).click();
  const address = (await caught).url();

  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'You were not logged in' })).toBeVisible();
  await expect(other.getByText('was not started in this tab')).toBeVisible();
  await expect(other).toHaveURL(`${server.url}/sso`);
  await other.getByRole('link', { name: 'Back to log in' }).click();
  await expect(other.getByRole('button', { name: 'Continue with Acme Login' })).toBeVisible();
});

test('what the provider does not vouch for is refused in words', async ({ page }) => {
  provider.account = { sub: 'unknown', email: newAddress('unknown'), email_verified: false };
  await goThere(page, '/login');
  await page.getByRole('button', { name: /Sign in as/ }).click();
  await expect(page.getByRole('heading', { name: 'You were not logged in' })).toBeVisible();
  await expect(page.getByText('Acme Login has not verified your e-mail address')).toBeVisible();
});

test('the password still works beside it', async ({ page }) => {
  await page.goto(`${server.url}/login`);
  await expect(page.getByText('or with a password')).toBeVisible();
  await page.getByLabel('E-mail address').fill(owner);
  await page.getByLabel('Password', { exact: true }).fill('seven quiet lamps');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Wambui Karanja: account menu' })).toBeVisible();
});
