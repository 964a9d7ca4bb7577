import { expect } from '@playwright/test';
import { letterTo } from './support/mail.ts';
import { aNewcomer, newAddress } from './support/newcomer.ts';
import { logInTo, loginAgain, sample } from './support/people.ts';
import { askForProof, proofDialog } from './support/proof.ts';
import { test } from './support/test.ts';
import { failures } from './support/toasts.ts';

test('what weighs much is done once somebody has confirmed that it is them, and otherwise nothing is lost', async ({
  page,
}) => {
  const person = await aNewcomer({ role: 'client' });
  await logInTo(page, '/account', person);
  await page.getByLabel('Phone').fill('+254712345678');
  await askForProof(page, '**/v1/users/*-*');
  await page.getByLabel('Phone').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Phone')).toHaveValue('+254712345678');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Phone')).toBeFocused();

  await askForProof(page, '**/v1/users/*-*');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Wrong password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Details saved.')).toBeVisible();
});

test('Escape closes the question alone, not the form below it', async ({ page }) => {
  const person = await aNewcomer({ role: 'client' });
  await logInTo(page, '/account/profiles', person);
  await page.getByRole('button', { name: 'Add business' }).click();
  const form = page.getByRole('dialog', { name: 'Add a business' });
  await form.getByLabel('Name').fill('Imani Traders');
  await askForProof(page, '**/v1/profiles');
  await form.getByRole('button', { name: 'Add business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue('Imani Traders');
});

test('to invite an administrator asks who one is, and keeps the form where one does not say', async ({
  page,
}) => {
  const owner = await aNewcomer({ role: 'owner' });
  const email = newAddress('admin');
  await logInTo(page, '/people/invitations', owner);
  await page.getByRole('button', { name: 'Invite' }).first().click();
  const form = page.getByRole('dialog', { name: 'Invite people' });
  await form.getByLabel('E-mail addresses').fill(email);
  await form.getByRole('combobox', { name: 'Role' }).selectOption('Administrator');
  await askForProof(page, '**/v1/invitations/bulk-creation', 'POST');
  await form.getByRole('button', { name: 'Send invitations' }).click();
  const dialog = proofDialog(page);
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(form.getByLabel('E-mail addresses')).toHaveValue(email);
  await expect(failures(page)).toHaveCount(0);

  await askForProof(page, '**/v1/invitations/bulk-creation', 'POST');
  await form.getByRole('button', { name: 'Send invitations' }).click();
  await dialog.getByLabel('Your password').fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(email) }).getByText('Open')).toBeVisible();
});

test('a token that was used for an hour is replaced, in every tab', async ({ page, context }) => {
  const person = await aNewcomer({ role: 'client' });
  await logInTo(page, '/account', person);
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  // Whatever either page asks next replaces it: the clock is that of both, and each may be fetching ahead.
  const renewal = context.waitForEvent('response', (answer) => answer.url().endsWith('/v1/auth/renewal'));
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  await page.getByRole('link', { name: 'Security' }).click();
  const { token } = await (await renewal).json();
  const asked = other.waitForRequest(
    (sent) => sent.url().includes('/v1/') && sent.headers().authorization === `Bearer ${token}`,
  );
  // What is asked while the first tab still stores it goes with the old one, which is good for some seconds.
  for (const part of ['Security', 'Profiles', 'Security'])
    await other.getByRole('link', { name: part }).click();
  await asked;
  await expect(other.getByText('This device')).toBeVisible();
});

test('who manages people logs one out everywhere, who is told', async ({ page, theirs }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logInTo(theirs, '/account', person);
  await logInTo(page, `/people?q=${person.email}`, sample.owner);
  await page.getByRole('link', { name: person.name }).click();
  // The list has such a button too, until the person's page is there.
  await expect(page.getByRole('heading', { name: person.name, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(person.name) }).click();
  await page.getByRole('menuitem', { name: 'Log out everywhere' }).click();
  await expect(page.getByText(/was logged out on 1 device/)).toBeVisible();
  await expect(loginAgain(theirs)).toBeVisible();
  await letterTo(person.email, /logged out/);
});
