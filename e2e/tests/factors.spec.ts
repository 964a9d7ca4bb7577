import { expect, type Page } from '@playwright/test';
import { authenticator } from './support/authenticator.ts';
import { letterTo } from './support/mail.ts';
import { aNewcomer, type Newcomer } from './support/newcomer.ts';
import { logInTo, sample } from './support/people.ts';
import { test } from './support/test.ts';

async function enterPassword(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** Sets an authenticator app up on the page about security; gives what makes its codes, and the recovery codes. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const nextCode = authenticator((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByLabel('Code from the app').fill(nextCode());
  await dialog.getByRole('button', { name: 'Confirm the code' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  return { nextCode, recoveryCodes };
}

test('an authenticator app is set up, asked for, and stood in for by a recovery code', async ({ page }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logInTo(page, '/account/security', person);
  const { nextCode, recoveryCodes } = await setUpApp(page);
  await expect(page.getByText(/In use since/)).toBeVisible();
  await letterTo(person.email, /Your login methods/);
  await logOut(page);

  await enterPassword(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(/Must be the current, unused code of the app/)).toBeVisible();
  await page.getByLabel('Code').fill(nextCode());
  await page.getByLabel('Do not ask on this device for 30 days').check();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  await logOut(page);
  await enterPassword(page, person);
  await expect(page.getByRole('button', { name: /account menu/ }), 'it is remembered').toBeVisible();

  await page.goto('/account/security');
  await page.getByRole('button', { name: /^Ask .* again$/ }).click();
  await expect(page.getByText('Trusted devices')).toHaveCount(0);
  await logOut(page);
  await enterPassword(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  await page.goto('/account/security');
  await expect(page.getByText('9 codes left')).toBeVisible();
});

test('a passkey is added, logs in alone, and is removed', async ({ page, baseURL }) => {
  const person = await aNewcomer({ role: 'agent' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // Browsers keep passkeys for names, not for numbers.
  const host = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await page.goto(`${host}/account/security`);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of the passkey').fill('My laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  await logOut(page);

  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  await page.goto(`${host}/account/security`);
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('My laptop', { exact: true })).toHaveCount(0);
});

test('a browser without passkeys offers none, and says so where one looks for them', async ({ page }) => {
  const person = await aNewcomer({ role: 'agent' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');
  await expect(page.getByText('This browser cannot use passkeys.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
  await logInTo(page, '/account/security', person);
  await expect(page.getByText('This browser cannot use passkeys.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

test('whose role asks for a second factor is led to one, and on from there', async ({ page, theirs }) => {
  const name = `Teller ${Date.now()}`;
  await logInTo(page, '/roles', sample.owner);
  await page.getByRole('button', { name: 'New role' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('switch', { name: 'Requires a second factor' }).check({ force: true });
  await dialog.getByRole('button', { name: /role/i }).click();
  await expect(dialog).toBeHidden();

  const person = await aNewcomer({ role: name });
  await enterPassword(theirs, person);
  await expect(theirs).toHaveURL(/\/account\/security$/);
  await expect(theirs.getByText(/Your role requires a second factor/)).toBeVisible();
  await theirs.goto('/my-work');
  await expect(theirs).toHaveURL(/\/account\/security$/);
  await setUpApp(theirs);
  await theirs.goto('/account/profiles');
  await expect(theirs.getByRole('heading', { name: 'Profiles' })).toBeVisible();

  await page.goto(`/people?q=${person.email}`);
  await page.getByRole('button', { name: new RegExp(person.name) }).click();
  await page.getByRole('menuitem', { name: 'Reset second factor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset second factor' }).click();
  await expect(page.getByText(/now logs in with the password only/)).toBeVisible();
});
