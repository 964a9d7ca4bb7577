import { type Browser, expect, type Page, test } from '@playwright/test';
import { letterTo, pathIn } from './support/mail.ts';
import { newAddress } from './support/newcomer.ts';
import { anOwnServer, type OwnServer } from './support/own-server.ts';
import { logIn } from './support/people.ts';
import { toastWith } from './support/toasts.ts';

const password = 'seven quiet lamps';
const owner = newAddress('wambui');

let server: OwnServer;

// One workspace from its first minute on: each test goes on where the last one ended.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  server = await anOwnServer();
});
test.afterAll(() => server.stop());

/** A browser of its own in the workspace. */
const aVisitor = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: server.url })).newPage();

async function fillIn(page: Page, firstName: string, email: string): Promise<void> {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Karanja');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('textbox', { name: /password/i }).fill(password);
}

/** Registers, and confirms by the link of the mail. */
async function register(page: Page, firstName: string, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillIn(page, firstName, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.goto(pathIn(await letterTo(email, /Confirm/, page.request)));
  await page.getByRole('button', { name: 'Confirm my account' }).click();
}

/** As the owner, opens the settings of the workspace and chooses how one comes in. */
async function openSettings(page: Page): Promise<void> {
  await logIn(page, { email: owner, password });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Workspace', level: 1 })).toBeVisible();
}

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toastWith(page, 'Workspace saved')).toBeVisible();
};

test('before there is an owner nobody registers', async ({ browser }) => {
  const page = await aVisitor(browser);
  await page.goto('/login');
  await expect(page.getByText('has no owner yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Nobody can register yet' })).toBeVisible();
  await page.context().close();
});

test('who opens the address that the start tells becomes the owner, once', async ({ browser }) => {
  const page = await aVisitor(browser);
  await page.goto(server.firstOwner);
  await expect(page.getByRole('heading', { name: 'You are the first owner of Kazi' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Required')).toHaveCount(2);
  await expect(page.getByText('Enter an address such as amina@example.com')).toBeVisible();
  await expect(page.getByText('At least 10 characters', { exact: true })).toBeVisible();
  await fillIn(page, 'www.evil.example', owner);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Enter a name without web addresses')).toBeVisible();
  await page.getByLabel('First name').fill('Wambui');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Wambui Karanja: account menu' })).toBeVisible();
  await page.goto(server.firstOwner);
  await expect(page.getByRole('heading', { name: 'This address no longer works' })).toBeVisible();
  await page.context().close();
});

test('a new workspace is joined by invitation, and its pages say so', async ({ browser }) => {
  const page = await aVisitor(browser);
  await page.goto('/login');
  await expect(page.getByText('People join by invitation: ask')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'People join by invitation' })).toBeVisible();
  await page.context().close();
});

test('where newcomers are let in, they wait for it, and a manager of people hears of them', async ({
  browser,
}) => {
  const theirs = await aVisitor(browser);
  await openSettings(theirs);
  await expect(theirs.getByRole('radio', { name: /By invitation only/ })).toBeChecked();
  await theirs.getByRole('radio', { name: /Anyone can ask/ }).check();
  await theirs.getByLabel('Only e-mail addresses ending in').fill('@kazi.test, nonsense');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('“nonsense” is not the end of an e-mail address')).toBeVisible();
  await theirs.getByLabel('Only e-mail addresses ending in').fill('@kazi.test');
  await save(theirs);

  const page = await aVisitor(browser);
  await page.goto('/register');
  await expect(page.getByText('an administrator must approve you')).toBeVisible();
  await expect(page.getByText('@kazi.test')).toBeVisible();
  await fillIn(page, 'Baraka', 'baraka@elsewhere.example');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Must end in @kazi.test')).toBeVisible();
  const email = newAddress('baraka');
  await register(page, 'Baraka', email);
  await expect(page.getByText('An administrator must approve you')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('an administrator must approve you first');

  await theirs.getByRole('button', { name: /^Notifications, \d unread/ }).click();
  await theirs.getByRole('link', { name: 'Baraka Karanja asks to join' }).click();
  await expect(theirs.getByRole('heading', { name: 'Baraka Karanja', level: 1 })).toBeVisible();
  await theirs.goto('/people?status=waiting');
  await theirs.getByRole('button', { name: 'Actions for Baraka Karanja' }).click();
  await theirs.getByRole('menuitem', { name: 'Approve' }).click();
  await expect(toastWith(theirs, 'Baraka Karanja can now log in')).toBeVisible();

  await letterTo(email, /You can log in/, page.request);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Baraka Karanja: account menu' })).toBeVisible();

  const other = await aVisitor(browser);
  await register(other, 'Zuri', newAddress('zuri'));
  await expect(other.getByText('An administrator must approve you')).toBeVisible();
  await theirs.goto('/people?status=waiting');
  await theirs.getByRole('button', { name: 'Actions for Zuri Karanja' }).click();
  await theirs.getByRole('menuitem', { name: 'Reject' }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(toastWith(theirs, 'rejected')).toBeVisible();
  for (const visitor of [theirs, page, other]) await visitor.context().close();
});

test('an open workspace lets newcomers in at once', async ({ browser }) => {
  const theirs = await aVisitor(browser);
  await openSettings(theirs);
  await theirs.getByRole('radio', { name: /Anyone can register/ }).check();
  await save(theirs);
  const page = await aVisitor(browser);
  const email = newAddress('achieng');
  await register(page, 'Achieng', email);
  await expect(page.getByRole('button', { name: 'Achieng Karanja: account menu' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings' }),
  ).toHaveCount(0);
  await page.goto('/workspace');
  await expect(page.getByRole('heading', { name: 'Workspace', level: 1 })).toHaveCount(0);
  await theirs.context().close();
  await page.context().close();
});
