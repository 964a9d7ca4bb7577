import { expect, type Page } from '@playwright/test';
import { letterTo, pathIn } from './support/mail.ts';
import { aNewcomer, newAddress } from './support/newcomer.ts';
import { keptLogin, logIn, logInTo, loginAgain, logOut, sample } from './support/people.ts';
import { test } from './support/test.ts';
import { toastWith } from './support/toasts.ts';

const password = 'seven quiet lamps';

test('somebody registers, confirms by mail, logs in and logs out', async ({ page }) => {
  const email = newAddress('amina');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();

  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Required')).toHaveCount(2);
  await expect(page.getByText('Enter an address such as amina@example.com')).toBeVisible();
  await expect(page.getByText('At least 10 characters', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill('Odhiambo');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await expect(page.getByText('5 more characters')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect(page.getByText('Strong')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(page.url(), 'the address is nobody’s business').not.toContain('@');
  await expect(page.getByRole('link', { name: 'Open the mailbox' })).toBeVisible();

  await logInAs(page, email, password);
  await expect(page.getByRole('alert')).toContainText(/confirm/);
  await page.getByRole('link', { name: /Send the e-mail again/ }).click();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(toastWith(page, email)).toBeVisible();

  const link = pathIn(await letterTo(email, /Confirm/));
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm my account' }).click();
  await expect(page.getByRole('button', { name: 'Amina Odhiambo: account menu' })).toBeVisible();

  await logOut(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  expect(await keptLogin(page)).toBeNull();
});

test('opening the link confirms nothing, and another device asks for the password of the registration', async ({
  page,
  theirs: other,
}) => {
  const email = newAddress('amina');
  await page.goto('/register');
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill('Odhiambo');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  const link = pathIn(await letterTo(email, /Confirm/));

  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Confirm your account' })).toBeVisible();
  await logInAs(page, email, password);
  await expect(page.getByRole('alert')).toContainText(/confirm/);
  await other.getByLabel('Password', { exact: true }).fill('of somebody else');
  await other.getByRole('button', { name: 'Confirm my account' }).click();
  await expect(other.getByText('Wrong password. If you did not register here')).toBeVisible();
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Confirm my account' }).click();
  await expect(other.getByRole('heading', { name: 'Your account is confirmed' })).toBeVisible();
  await other.context().close();
  await logInAs(page, email, password);
  await expect(page.getByRole('button', { name: 'Amina Odhiambo: account menu' })).toBeVisible();
});

test('a confirmation that is no longer good says so and offers another', async ({ page }) => {
  await page.goto('/confirm/not-a-token-anybody-was-sent');
  await page.getByRole('button', { name: 'Confirm my account' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await page.getByLabel('E-mail address').fill(newAddress());
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(toastWith(page, 'another e-mail')).toBeVisible();
});

test('a forgotten password is replaced by mail, and the old one no longer works', async ({ page }) => {
  const person = await aNewcomer({ role: 'agent' });
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If there is an account for ${person.email}`)).toBeVisible();

  await page.goto(pathIn(await letterTo(person.email, /new password/)));
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();

  await logInAs(page, person.email, person.password);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
});

test('a password is changed with the current one, and no weak one is taken', async ({ page }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logInTo(page, '/account/security', person);
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Current password').fill('not this one');
  await form.getByLabel('New password').fill(password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Wrong password.')).toBeVisible();
  await form.getByLabel('Current password').fill(person.password);
  await form.getByLabel('New password').fill('zawadi12345');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText(/Must not be made of your name/)).toBeVisible();
  await form.getByLabel('New password').fill(password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(form.getByLabel('Current password')).toHaveValue('');
  await letterTo(person.email, /password was changed/);
  await logOut(page);
  await logIn(page, { ...person, password });
});

test('a wrong password and an unknown address are answered alike', async ({ page }) => {
  await logInAs(page, sample.agent, 'not the password');
  const wrong = await page.getByRole('alert').textContent();
  await logInAs(page, newAddress(), 'not the password');
  await expect(page.getByRole('alert')).toHaveText(wrong ?? '');
  await expect(page).toHaveURL(/\/login$/);
});

test('a page asked for without a login is shown after it', async ({ page }) => {
  await page.goto('/people?role=agent');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel('E-mail address').fill(sample.manager);
  await page.getByLabel('Password', { exact: true }).fill('kazi-sample-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/people\?role=agent$/);
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();

  await page.goto('/login?redirect=https://elsewhere.example/');
  await expect(page, 'nobody is led elsewhere').toHaveURL(/127\.0\.0\.1/);
});

test('somebody changes their name, picture and profiles', async ({ page }) => {
  const person = await aNewcomer({ role: 'client', firstName: 'Baraka' });
  await logInTo(page, '/account', person);

  await page.getByLabel('First name').fill('Imani');
  await page.getByLabel('Phone').fill('0712');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Phone').fill('+254 712 345 678');
  await page.getByRole('combobox', { name: 'Country' }).fill('Ken');
  await page.getByRole('option', { name: 'Kenya' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: /^Imani .*account menu/ })).toBeVisible();

  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 64;
    canvas.getContext('2d')?.fillRect(8, 8, 48, 48);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
  const shown = page.getByRole('main').getByRole('img', { name: /^Imani/ });
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Profiles' }).click();
  await page.getByRole('button', { name: 'Add business' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Imani Traders');
  await dialog.getByRole('button', { name: 'Add business' }).click();
  await page.getByRole('button', { name: /^Use this profile\s*: Imani Traders$/ }).click();
  await expect(page.getByText('In use')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Use this profile\s*: Imani Traders$/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Imani Traders' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete profile' }).click();
  await expect(page.getByText('Imani Traders', { exact: true })).toHaveCount(0);
});

test('a file that is sent by a login which has ended waits for the next one', async ({ page }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logInTo(page, '/account', person);
  await page.route('**/v1/file-upload/single', (route) =>
    route.fulfill({ status: 401, json: { message: 'Log in first' } }),
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not looked at') });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(loginAgain(page)).toBeVisible();
});

/** Tries to log in, with or without success. */
async function logInAs(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert').or(page.getByRole('button', { name: /account menu/ }))).toBeVisible();
}
