import { expect, type Page, test } from '@playwright/test';
import { fetchOn, openDemo } from '../support/demo.ts';

const chat = '/apps/chat';
const people = (page: Page) => page.getByRole('region', { name: 'Chats and contacts' });
const chats = (page: Page) => people(page).getByRole('list', { name: 'Chats' }).getByRole('link');
const contacts = (page: Page) => people(page).getByRole('list', { name: 'Contacts' }).getByRole('link');
const talk = (page: Page, name: string) => page.getByRole('region', { name: `Chat with ${name}` });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

test('chats and contacts are searched, and the address keeps it', async ({ page }) => {
  await openDemo(page, chat);
  await expect(chats(page)).toHaveCount(8);
  await expect(contacts(page)).toHaveCount(8);
  // What is said in place of a chat stands in the middle of its room.
  const room = await people(page).boundingBox();
  const none = await page.getByRole('heading', { name: 'No chat open' }).boundingBox();
  if (!room || !none) throw new Error('The room of the chat is not on the page');
  expect(Math.abs(none.y - room.y - room.height / 2)).toBeLessThan(60);
  await page.getByRole('searchbox').fill('grace');
  await expect(chats(page)).toHaveCount(1);
  await expect(contacts(page)).toHaveCount(0);
  await expect(page).toHaveURL(/q=grace/);
  await page.reload();
  await expect(chats(page)).toContainText(['Grace Achieng']);
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(contacts(page)).toHaveCount(8);
});

test('a chat is opened, seen, written in and answered', async ({ page }) => {
  await openDemo(page, chat);
  const grace = chats(page).filter({ hasText: 'Grace Achieng' });
  await expect(grace).toContainText('2 unread');
  await grace.click();
  await expect(talk(page, 'Grace Achieng').getByText('new price by Thursday')).toBeInViewport();
  await expect(grace).not.toContainText('unread');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Thank you,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Grace!');
  await page.keyboard.press('Enter');
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByText('Thank you, Grace!')).toBeInViewport();
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText('Grace Achieng is typing')).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'Grace Achieng wrote:' })).toBeAttached();
  await expect(messages.locator('p').last()).toContainText(/Karibu|Any time|welcome/);
  await expect(chats(page).first()).toContainText('Grace Achieng');
});

test('an answer that comes while another chat is open is counted as unread', async ({ page }) => {
  await openDemo(page, chat);
  await contacts(page).filter({ hasText: 'Irene Mwende' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await field(page).fill('Wednesday at ten?');
  await page.keyboard.press('Enter');
  await expect(chats(page).first()).toContainText('Irene Mwende');
  await chats(page).filter({ hasText: 'Brian Otieno' }).click();
  await expect(chats(page).filter({ hasText: 'Irene Mwende' })).toContainText('1 unread');
  await expect(chats(page).filter({ hasText: 'Irene Mwende' })).toContainText('Online');
});

test('one’s profile and a contact’s are looked at and changed', async ({ page }) => {
  await openDemo(page, `${chat}?chat=2`);
  await page.getByRole('button', { name: 'About Brian Otieno' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Contact' }).getByText('Draws first, asks later'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Your profile' });
  await profile.getByRole('radio', { name: 'Busy' }).click();
  await expect(profile.getByRole('radio', { name: 'Busy' })).toBeChecked();
  await profile.getByRole('switch', { name: 'Notifications' }).click();
  await profile.getByRole('textbox', { name: 'About' }).fill('At the coast.');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  const { body } = await fetchOn(page, '/apps/chat/users/profile-user');
  expect(body).toMatchObject({ status: 'busy', about: 'At the coast.', isNotificationsOn: true });
});

test('on a phone the chat takes the place of the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, chat);
  await chats(page).filter({ hasText: 'Brian Otieno' }).click();
  await expect(people(page)).toBeHidden();
  await expect(field(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Back to chats' }).click();
  await expect(people(page)).toBeVisible();
});
