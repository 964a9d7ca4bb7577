import { expect, type Page, test } from '@playwright/test';
import { fetchOn, openDemo } from '../support/demo.ts';

const mailAddress = '/apps/email';
const list = (page: Page, name = 'Inbox') => page.getByRole('region', { name, exact: true });
const rows = (page: Page, name?: string) => list(page, name).locator('[data-mail]');
const row = (page: Page, subject: string) => page.locator('[data-mail]').filter({ hasText: subject });
const folders = (page: Page) => page.getByRole('navigation', { name: 'Folders' });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

test('folders, labels and the search narrow the list, and the address keeps them', async ({ page }) => {
  await openDemo(page, mailAddress);
  await expect(rows(page)).toHaveCount(18);
  await expect(folders(page).getByRole('link', { name: 'Inbox 5 unread' })).toBeVisible();
  for (const [folder, count] of [
    ['Sent', 7],
    ['Drafts', 3],
    ['Archive', 4],
    ['Spam', 4],
    ['Trash', 4],
    ['Starred', 6],
  ] as const) {
    await folders(page).getByRole('link', { name: folder }).click();
    await expect(rows(page, folder)).toHaveCount(count);
  }
  await folders(page).getByRole('link', { name: 'Important' }).click();
  await expect(rows(page, 'Starred, Important')).toHaveCount(3);
  await expect(page).toHaveURL(/folder=starred.*label=important/);
  await page.getByRole('searchbox', { name: 'Search e-mails' }).fill('clause 12');
  await expect(row(page, 'Contract with Highland Tea Growers')).toBeVisible();
  await expect(rows(page, 'Starred, Important')).toHaveCount(1);
  await page.reload();
  await expect(rows(page, 'Starred, Important')).toHaveCount(1);
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page, 'Starred')).toHaveCount(6);
  // Without a folder, a label is looked for in all of them.
  await page.goto(mailAddress);
  await folders(page).getByRole('link', { name: 'Personal' }).click();
  await expect(rows(page, 'All e-mails, Personal')).toHaveCount(7);
  await page.goto(`${mailAddress}?label=personal`);
  await expect(rows(page, 'All e-mails, Personal')).toHaveCount(7);
});

test('many mails are marked, labelled, moved, and taken back', async ({ page }) => {
  await openDemo(page, mailAddress);
  await page.getByRole('checkbox', { name: 'Select Shop plan' }).check();
  await page.getByRole('checkbox', { name: 'Select Payroll' }).check();
  const tools = page.getByRole('toolbar', { name: 'Selected e-mails' });
  await expect(tools.getByText('2 selected')).toBeVisible();

  await tools.getByRole('button', { name: 'Mark as read' }).click();
  await expect(folders(page).getByRole('link', { name: 'Inbox 3 unread' })).toBeVisible();
  await undo(page).click();
  await expect(folders(page).getByRole('link', { name: 'Inbox 5 unread' })).toBeVisible();

  await tools.getByRole('button', { name: 'Labels' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Personal' }).click();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Shop plan').getByText('Personal')).toBeVisible();
  await expect(row(page, 'Payroll').getByText('Personal')).toBeVisible();

  await tools.getByRole('button', { name: 'Move to trash' }).click();
  await expect(rows(page)).toHaveCount(16);
  await undo(page).click();
  await expect(rows(page)).toHaveCount(18);

  await page.getByRole('checkbox', { name: 'Select all e-mails' }).check();
  await expect(tools.getByText('18 selected')).toBeVisible();
  await tools.getByRole('button', { name: 'Move to folder' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in Inbox' })).toBeVisible();
  await undo(page).click();
  await expect(rows(page)).toHaveCount(18);
});

test('a mail is opened, read with its conversation, and leads to its neighbours', async ({ page }) => {
  await openDemo(page, mailAddress);
  await row(page, 'Shop plan').getByRole('link').click();
  const mail = page.getByRole('article', { name: 'Shop plan for Kisumu, second version' });
  await expect(mail.getByText('revised quotation by Thursday')).toBeVisible();
  await expect(folders(page).getByRole('link', { name: 'Inbox 4 unread' })).toBeVisible();
  await expect(mail.getByRole('button', { name: 'Previous e-mail' })).toBeDisabled();
  await mail.getByRole('button', { name: 'Shop plan Kisumu.pdf' }).click();
  await expect(page.getByRole('img', { name: 'First page of Shop plan Kisumu.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await mail.getByRole('button', { name: 'Next e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Payroll for October' })).toBeVisible();
  await page.getByRole('button', { name: 'Next e-mail' }).click();
  await expect(page.getByRole('article', { name: 'From Brian Otieno' })).toHaveCount(2);
  await expect(page).toHaveURL(/mail=3/);
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { name: 'Quotation for the new till' })).toBeVisible();
  await page.goto(`${mailAddress}?mail=999`);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).not.toHaveURL(/mail=/);
});

test('the mailbox is worked by keyboard alone', async ({ page }) => {
  await openDemo(page, mailAddress);
  await expect(rows(page)).toHaveCount(18);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(row(page, 'Payroll').getByRole('link')).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Star Payroll' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Payroll' })).toBeChecked();
  await page.keyboard.press('x');
  await page.keyboard.press('#');
  await expect(row(page, 'Payroll')).toHaveCount(0);
  await expect(row(page, 'Logo for Mawingu').getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Logo for Mawingu' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Quotation for the new till' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/mail=/);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search e-mails' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Write e-mail')).toBeVisible();
});

test('on a phone the folders slide in, and a mail takes the place of the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, mailAddress);
  await page.getByRole('button', { name: 'Folders' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sent' }).click();
  await expect(rows(page, 'Sent')).toHaveCount(7);
  await row(page, 'No meetings on Thursdays').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'No meetings on Thursdays' })).toBeFocused();
  await expect(list(page, 'Sent')).toBeHidden();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row(page, 'No meetings on Thursdays').getByRole('link')).toBeFocused();
});

test('a request typed in the console is answered alike', async ({ page }) => {
  await openDemo(page, mailAddress);
  const { status, body } = await fetchOn(page, '/apps/email/emails?folder=draft&q=naivasha');
  expect(status).toBe(200);
  expect(body).toMatchObject({ emails: [{ folder: 'draft' }], emailsMeta: { inbox: 5, draft: 3, spam: 3 } });
  expect((await fetchOn(page, '/apps/email/get-email?id=999')).status).toBe(404);
});

test('on a phone subjects end below each other, with and without marks beside them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, mailAddress);
  await expect(rows(page).first()).toBeVisible();
  const ends = await rows(page)
    .locator('[class*=subject]')
    .evaluateAll((subjects) => subjects.map((subject) => subject.getBoundingClientRect().right));
  expect(new Set(ends).size).toBe(1);
});
