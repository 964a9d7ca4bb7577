import { expect } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { letterTo, pathIn } from './support/mail.ts';
import { aNewcomer, newAddress } from './support/newcomer.ts';
import { logIn, logInTo, loginAgain, sample } from './support/people.ts';
import { test } from './support/test.ts';

test('a withdrawn invitation no longer opens', async ({ page }) => {
  const email = newAddress('mosi');
  const calls = await callsAs(sample.manager);
  await calls.send('POST', 'invitations', { email, role: 'agent' });
  const link = pathIn(await letterTo(email, /invites you/));
  await logInTo(page, '/people/invitations', sample.manager);
  await page.getByRole('button', { name: `Revoke the invitation of ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('row', { name: new RegExp(email) }).getByText('Revoked')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation cannot be opened' })).toBeVisible();
});

test('a join link is passed on, proves an address and brings its role', async ({ page, theirs: guest }) => {
  await logInTo(page, '/people/invitations', sample.manager);
  await page.getByRole('button', { name: 'Join links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join links' });
  await dialog.getByRole('button', { name: 'Create join link' }).click();
  const link = dialog.getByRole('listitem').first();
  await link.getByRole('button', { name: 'QR code' }).click();
  await expect(link.getByRole('img', { name: /QR code of the join link/ })).toBeVisible();
  const url = await link.getByText(/\/join\//).textContent();

  const email = newAddress('achieng');
  await guest.goto(new URL(url ?? '').pathname);
  await guest.getByLabel('E-mail address').fill(email);
  await guest.getByRole('button', { name: 'Send me the link' }).click();
  await expect(guest.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await guest.goto(pathIn(await letterTo(email, /invites you/)));
  await guest.getByLabel('First name').fill('Achieng');
  await guest.getByLabel('Last name').fill('Odhiambo');
  await guest.getByLabel('Choose a password').fill('four green baskets');
  await guest.getByRole('button', { name: 'Accept and log in' }).click();
  await expect(guest.getByRole('button', { name: 'Achieng Odhiambo: account menu' })).toBeVisible();

  await link.getByRole('button', { name: /Revoke the join link/ }).click();
  await expect(page.getByText('The join link no longer works')).toBeVisible();
  await guest.context().close();
});

test('people are found, given another role, and kept out', async ({ page, theirs }) => {
  const person = await aNewcomer({ role: 'agent' });
  await logIn(theirs, person);
  await expect(theirs.getByRole('link', { name: 'Roles' })).toHaveCount(0);

  await logInTo(page, '/people', sample.owner);
  await page.getByLabel('Search people').fill(person.email);
  await page.getByLabel('Role', { exact: true }).selectOption('agent');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('Search people')).toHaveValue(person.email);
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Change role' }).click();
  const dialog = page.getByRole('dialog', { name: `Role of ${person.name}` });
  await dialog.getByLabel('Role', { exact: true }).selectOption('manager');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/people$/);

  await theirs.goto('/people');
  await expect(theirs.getByRole('link', { name: 'Roles' })).toBeVisible();

  await page.getByLabel('Search people').fill(person.email);
  // Until the list is what was searched for, its rows still move.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: person.name }).click();
  // Their row in the list has such a button too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
  await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
  await expect(page.getByRole('main').getByText('Suspended', { exact: true })).toBeVisible();
  // Nothing has to be pressed there: the end of the login ends its stream of events.
  await expect(loginAgain(theirs)).toBeVisible();
  await theirs.getByLabel('E-mail address').fill(person.email);
  await theirs.getByLabel('Password', { exact: true }).fill(person.password);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByRole('alert')).toContainText(/suspended/);
});

test('a person leaves: what is theirs is handed over, then their name goes', async ({ page, place }) => {
  const { name } = place.agent;
  const { id } = place.asAgent.user;
  const heir = await aNewcomer({ role: 'agent' });
  await logInTo(page, `/people/${id}`, sample.owner);
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: `Remove ${name}?` });
  await expect(dialog.getByText('Place in 1 team')).toBeVisible();
  const to = dialog.getByRole('combobox', { name: 'Hand everything over to' });
  await to.fill(heir.email);
  await page.getByRole('option', { name: heir.name }).click();
  await dialog.getByLabel(/to confirm/).fill(name);
  await dialog.getByRole('button', { name: 'Remove and hand over' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('Removed', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Make anonymous' }).click();
  const question = page.getByRole('dialog', { name: `Make ${name} anonymous?` });
  await question.getByLabel(/to confirm/).fill(name);
  await question.getByRole('button', { name: 'Make anonymous' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Former member/ })).toBeVisible();
});

test('a person changes their e-mail address, and takes the former one back', async ({ page, theirs }) => {
  const person = await aNewcomer({ role: 'agent' });
  const email = newAddress('zuri');
  await logInTo(page, '/account', person);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your e-mail address' });
  await dialog.getByLabel('New e-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog).toBeHidden();

  await theirs.goto(pathIn(await letterTo(email, /Confirm your new/)));
  await theirs.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(theirs.getByRole('heading', { name: 'Your e-mail address is changed' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);

  await theirs.goto(pathIn(await letterTo(person.email, /was changed/)));
  await theirs.getByRole('button', { name: 'Undo the change' }).click();
  await expect(theirs.getByRole('heading', { name: 'You have your e-mail address back' })).toBeVisible();
  await expect(loginAgain(page)).toBeVisible();
});
