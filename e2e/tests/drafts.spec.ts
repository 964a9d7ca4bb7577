import { expect, type Page } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { aNewcomer, type Newcomer, unused } from './support/newcomer.ts';
import { credentials, logInTo, loginAgain as login, type Person } from './support/people.ts';
import { commentBox, newTask } from './support/task.ts';
import { test } from './support/test.ts';
import type { Workplace } from './support/workplace.ts';

/** Ends the sessions of all browsers of somebody, from a login elsewhere. */
async function endSessions(person: Newcomer): Promise<void> {
  await (await callsAs(person)).send('DELETE', 'sessions');
}

async function logInAgain(page: Page, person: Person): Promise<void> {
  const { email, password } = credentials(person);
  await login(page).getByLabel('E-mail address').fill(email);
  await login(page).getByLabel('Password', { exact: true }).fill(password);
  await login(page).getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs in on the page that a reload leads to without a session. */
async function logInAfterReload(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.reload();
  // The page that is left may have a field for an e-mail address of its own.
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

const aTask = ({ asClient, app }: Workplace) =>
  asClient.send('POST', 'tasks', { app: app.id, title: 'Mend the chair', description: '<p>Four legs.</p>' });

/** Opens a page that hears what happens elsewhere, also that its session has ended. */
async function openTask(page: Page, id: string, person: Person): Promise<void> {
  const hears = page.waitForResponse(/\/v1\/events/);
  await logInTo(page, `/tasks/${id}`, person);
  await hears;
  await expect(commentBox(page)).toBeVisible();
}

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });

/** Texts of drafts as this device has them, in letters that their bytes would make too. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('kazi.draft.'))
      .map((key) => localStorage.getItem(key) ?? ''),
  );

test('a session that ends elsewhere leaves the page as it is, and its person goes on after the login', async ({
  page,
  place,
}) => {
  const task = await aTask(place);
  await openTask(page, task._id, place.client);
  await commentBox(page).click();
  await page.keyboard.type('The left leg is loose.');
  await endSessions(place.client);
  await expect(login(page)).toBeVisible();
  await expect(login(page).getByLabel('E-mail address')).toHaveValue(place.client.email);
  await expect(login(page).getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login(page)).toBeVisible();
  await logInAgain(page, { ...place.client, password: 'not the one' });
  await expect(login(page).getByRole('alert')).toBeVisible();
  await logInAgain(page, place.client);
  await expect(login(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/tasks/${task._id}$`));
  await expect(page).toHaveTitle(/Mend the chair/);
  await expect(commentBox(page)).toHaveText('The left leg is loose.');
  await commentBox(page).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article', { name: /^Comment by/ })).toContainText('The left leg is loose.');
  expect(await stored(page)).toEqual([]);
});

test('what is refused for a session that has ended goes on once its person has logged in', async ({
  page,
  place,
}) => {
  // Nothing tells the page before it is refused.
  await page.route(/\/v1\/events/, (route) => route.abort());
  await logInTo(page, '/projects?new=true', place.client);
  const dialog = page.getByRole('dialog', { name: 'New project' });
  const { name, key } = unused('Jetty');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Key').fill(key);
  await endSessions(place.client);
  await dialog.getByRole('button', { name: 'Create project' }).click();
  await expect(login(page)).toBeVisible();
  await logInAgain(page, place.client);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
});

test('comment, description, subtask, new task and the form of a dialog are there again after a reload and a login', async ({
  page,
  place,
}) => {
  const task = await aTask(place);
  await openTask(page, task._id, place.client);
  await commentBox(page).click();
  await page.keyboard.type('The left leg is loose.');
  await page.getByRole('textbox', { name: 'Add a subtask' }).fill('Find glue');
  await page.getByRole('region', { name: 'Description' }).getByRole('button', { name: 'Edit' }).click();
  await description(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' One is loose.');
  await expect(description(page)).toHaveText('Four legs. One is loose.');
  await page.getByRole('heading', { name: 'Description' }).click();
  await page.keyboard.press('c');
  await newTask(page).getByRole('textbox', { name: 'Title' }).fill('Mend the roof');
  await endSessions(place.client);
  await expect(login(page)).toBeVisible();
  for (const text of await stored(page)) expect(text).not.toMatch(/leg|glue|roof/);

  await logInAfterReload(page, place.client);
  await expect(commentBox(page)).toHaveText('The left leg is loose.');
  await expect(page.getByRole('textbox', { name: 'Add a subtask' })).toHaveValue('Find glue');
  await expect(description(page)).toHaveText('Four legs. One is loose.');
  await page.getByRole('heading', { name: 'Description' }).click();
  await page.keyboard.press('c');
  await expect(newTask(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Mend the roof');

  await page.goto('/projects?new=true');
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Description').fill('A jetty for the fishers');
  await endSessions(place.client);
  await logInAfterReload(page, place.client);
  await expect(dialog.getByText('This is your draft.')).toBeVisible();
  await expect(dialog.getByLabel('Description')).toHaveValue('A jetty for the fishers');
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(dialog.getByLabel('Description')).toHaveValue('');
  await expect(dialog.getByText('This is your draft.')).toHaveCount(0);
});

test('a page of payroll is as it was left, also what was changed of a record', async ({ page }) => {
  const owner = await aNewcomer({ role: 'owner' });
  await logInTo(page, '/payroll/employees/new', owner);
  await page.getByLabel('First name').fill('Wanjiku');
  await page.getByLabel('Job title').fill('Carpenter');
  await endSessions(owner);
  await logInAfterReload(page, owner);
  await expect(page.getByLabel('First name')).toHaveValue('Wanjiku');
  await expect(page.getByText('This is your draft.')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.goto('/payroll/employees/new');
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(await stored(page)).toEqual([]);
});

test('another person who logs in there is led to their own home and sees nothing of it, until its author is back', async ({
  page,
  place,
}) => {
  const task = await aTask(place);
  await openTask(page, task._id, place.client);
  await commentBox(page).click();
  await page.keyboard.type('Between us');
  await endSessions(place.client);
  await expect(login(page)).toBeVisible();
  await logInAgain(page, place.agent);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: `${place.agent.name}: account menu` })).toBeVisible();
  await page.goto(`/tasks/${task._id}`);
  await expect(commentBox(page)).toBeVisible();
  await expect(commentBox(page)).not.toContainText('Between us');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);

  const kept = await stored(page);
  expect(kept).toHaveLength(1);
  expect(kept[0]).not.toContain('Between');
  await logInTo(page, `/tasks/${task._id}`, place.client);
  await expect(commentBox(page)).toHaveText('Between us');
});

test('logging out in one tab asks where another holds what is not saved', async ({
  page,
  context,
  place,
}) => {
  const task = await aTask(place);
  await openTask(page, task._id, place.client);
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await commentBox(page).click();
  await page.keyboard.type('The left leg is loose.');
  await expect.poll(() => stored(other)).toHaveLength(1);
  const leave = async () => {
    await other.getByRole('button', { name: /account menu/ }).click();
    await other.getByRole('menuitem', { name: 'Log out' }).click();
  };
  await leave();
  const question = other.getByRole('dialog', { name: 'Log out with unsaved work?' });
  await expect(question).toContainText('You have written something that is not saved');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(commentBox(page)).toHaveText('The left leg is loose.');
  await leave();
  await question.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login/);
  expect(await stored(page)).toEqual([]);
});

test('a login in one tab ends the waiting of the other', async ({ page, context, place }) => {
  const task = await aTask(place);
  await openTask(page, task._id, place.client);
  await commentBox(page).click();
  await page.keyboard.type('The left leg is loose.');
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await endSessions(place.client);
  await expect(login(other)).toBeVisible();
  await expect(login(page)).toBeVisible();
  await logInAgain(other, place.client);
  await expect(login(other)).toHaveCount(0);
  await expect(login(page)).toHaveCount(0);
  await expect(commentBox(page)).toHaveText('The left leg is loose.');
});

const blockers = {
  'site data is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  'the storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
  },
  'IndexedDB is denied': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
};

for (const [problem, block] of Object.entries(blockers))
  test(`where ${problem} the login page says so, and one can log in`, async ({ page, place }) => {
    await page.addInitScript(block);
    await page.goto('/login');
    const note = page.getByText(/You can log in, but only until you reload or close the page/);
    await expect(note).toBeVisible();
    await page.getByLabel('E-mail address').fill(place.client.email);
    await page.getByLabel('Password', { exact: true }).fill(place.client.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
    await page.keyboard.press('c');
    await newTask(page).getByRole('textbox', { name: 'Title' }).fill('Mend the roof');
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect(newTask(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Mend the roof');
  });
