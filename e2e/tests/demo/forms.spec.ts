import { expect, type Locator, type Page, test } from '@playwright/test';
import { goTo, openDemo } from '../support/demo.ts';

interface Form {
  name: string;
  path: string;
  /** Opens the form where it is not there with its page; returns it. */
  open: (page: Page) => Promise<Locator>;
  /** Label of its first field that may be wrong, and a value that is. */
  wrong: [label: string, value: string];
}

const panel = (page: Page) => page.getByRole('dialog').last();
const press = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  return panel(page);
};
const action = (menu: string, item: string) => async (page: Page) => {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  return panel(page);
};
const inPage = async (page: Page) => page.getByRole('main');
const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
};
const example = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: `Open ${name}` }).click();
  return panel(page);
};
const modals = '/pages/modal-examples';
const settings = '/pages/account-settings';

/** Forms in panels and dialogs: closing them asks. */
const opened: Form[] = [
  { name: 'a new user', path: '/apps/user/list', open: press('Add user'), wrong: ['Username', 'x'] },
  {
    name: 'a user',
    path: '/apps/user/view/2',
    open: press('Edit'),
    wrong: ['Full name', ' '],
  },
  { name: 'a new task', path: '/apps/todo', open: press('Add a task'), wrong: ['Title', ' '] },
  { name: 'a task', path: '/apps/todo?task=20', open: async (page) => panel(page), wrong: ['Title', ' '] },
  {
    name: 'a card of the board',
    path: '/apps/kanban?task=6',
    open: async (page) => panel(page),
    wrong: ['Title', ' '],
  },
  {
    name: 'a board',
    path: '/apps/kanban',
    open: action('Actions for To do', 'Rename'),
    wrong: ['Name', ' '],
  },
  { name: 'a new event', path: '/apps/calendar', open: press('Add event'), wrong: ['Title', ' '] },
  {
    name: 'a new permission',
    path: '/apps/permissions',
    open: press('Add a permission'),
    wrong: ['Name', ' '],
  },
  {
    name: 'a permission',
    path: '/apps/permissions',
    open: action('Actions for Management', 'Rename'),
    wrong: ['Name', ' '],
  },
  { name: 'a new role', path: '/apps/roles', open: press('Add a role'), wrong: ['Name', ' '] },
  {
    name: 'a mail of an invoice',
    path: '/apps/invoice/preview/5050',
    open: press('Send'),
    wrong: ['To', 'x'],
  },
  {
    name: 'a payment',
    path: '/apps/invoice/preview/5050',
    open: press('Add a payment'),
    wrong: ['Amount', '0'],
  },
  { name: 'a payment card', path: modals, open: example('Add a card'), wrong: ['Card number', '1'] },
  { name: 'a referral', path: modals, open: example('Refer a friend'), wrong: ['E-mail address', 'x'] },
  { name: 'an address', path: modals, open: example('New address'), wrong: ['Name', ' '] },
  {
    name: 'a second step',
    path: modals,
    open: example('Two-step verification'),
    wrong: ['Code from the app', '1'],
  },
];

/** Forms that are part of a page: leaving it asks. */
const standing: Form[] = [
  { name: 'general settings', path: settings, open: inPage, wrong: ['Username', ' '] },
  { name: 'a password', path: settings, open: tab('Password'), wrong: ['New password', 'x'] },
  { name: 'links of an account', path: settings, open: tab('Connections'), wrong: ['Twitter', 'x'] },
  { name: 'a comment on a post', path: '/pages/blog/detail', open: inPage, wrong: ['Your comment', ' '] },
  { name: 'a post', path: '/pages/blog/edit', open: inPage, wrong: ['Title', ' '] },
  {
    name: 'a user’s password',
    path: '/apps/user/view/2',
    open: tab('Security'),
    wrong: ['New password', 'x'],
  },
  { name: 'a key', path: '/pages/api-key', open: inPage, wrong: ['Name', ' '] },
  { name: 'an invoice', path: '/apps/invoice/edit/5050', open: inPage, wrong: ['Service', ' '] },
];

const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true }).first();
const question = (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Leave without saving?' });

for (const { name, path, open, wrong } of [...opened, ...standing])
  test(`the first field that is wrong takes the focus: ${name}`, async ({ page }) => {
    await openDemo(page, path);
    const form = await open(page);
    const [label, value] = wrong;
    await field(form, label).fill(value);
    await field(form, label).evaluate((input) => input.closest('form')?.requestSubmit());
    const first = form
      .locator(':is(input, textarea, select):is([aria-invalid=true], [data-error] *)')
      .first();
    await expect(first).toBeFocused();
  });

for (const { name, path, open, wrong } of opened)
  test(`what was typed is asked about before it is closed: ${name}`, async ({ page }) => {
    await openDemo(page, path);
    const form = await open(page);
    const [label, value] = wrong;
    await field(form, label).fill(`${value}7`);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(field(form, label)).not.toHaveValue('');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(field(form, label)).toBeHidden();
  });

for (const { name, path, open, wrong } of standing)
  test(`what was typed is asked about before its page is left: ${name}`, async ({ page }) => {
    await openDemo(page, path);
    const form = await open(page);
    const [label, value] = wrong;
    await field(form, label).fill(`${value}7`);
    await page.getByRole('navigation').getByRole('link', { name: 'Users' }).first().click();
    await expect(question(page)).toHaveCount(1);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(field(form, label)).not.toHaveValue('');
  });

test('a step back in the history asks before it closes a panel, or leaves the page below it', async ({
  page,
}) => {
  await openDemo(page, '/apps/todo');
  await page.getByRole('link', { name: 'Kanban' }).click();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const title = panel(page).getByLabel('Title', { exact: true });
  await title.fill('Another title');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Another title');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(title).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Kanban' })).toBeVisible();
});

test('what was typed waits in its tab while another is open, and all of it is asked about once', async ({
  page,
}) => {
  await openDemo(page, settings);
  const company = page.getByLabel('Company');
  await company.fill('Ziwa');
  await page.getByRole('tab', { name: 'Password' }).click();
  await page.getByLabel('Old password', { exact: true }).fill('x');
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(company).toHaveValue('Ziwa');
  await page.getByRole('link', { name: 'Users' }).first().click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('who changes their name in the settings is called so on every page, until the samples are put back', async ({
  page,
}) => {
  await openDemo(page, settings);
  await page.getByLabel('Name', { exact: true }).fill('Zed Wanjiru');
  await page.getByRole('button', { name: 'Save' }).click();
  const menu = page.getByRole('button', { name: 'Zed Wanjiru: account menu' });
  await expect(menu).toBeVisible();
  await goTo(page, '/pages/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Zed Wanjiru' })).toBeVisible();
  await expect(page.getByRole('article', { name: /Zed Wanjiru/ }).first()).toBeVisible();
  await goTo(page, '/apps/user/view/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Zed Wanjiru' })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Reset demo data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amina Wanjiru' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Amina Wanjiru: account menu' })).toBeVisible();
});

test('keys that are typed into a new mail do nothing to the mails behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemo(page, '/apps/email');
  const subject = 'Contract with Highland Tea Growers, my notes';
  const heading = page.getByRole('heading', { name: subject });
  const inList = page.locator('[data-mail]').filter({ hasText: subject });
  await inList.getByRole('link').first().click();
  await expect(heading).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.type('peter#!e');
  const dialog = page.getByRole('dialog', { name: 'New e-mail' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'To' })).toBeFocused();
  for (const place of [dialog.getByRole('button', { name: 'Send' }), inList.getByRole('link').first()]) {
    await place.focus();
    await page.keyboard.press('e');
    await page.keyboard.press('j');
  }
  await expect(heading).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'moved' })).toHaveCount(0);
  await expect(inList).toBeVisible();
  await dialog.getByRole('combobox', { name: 'To' }).focus();
  // The first press may close what is suggested.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('e');
  await expect(inList).toBeHidden();
});
