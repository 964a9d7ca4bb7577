import { expect, type Page } from '@playwright/test';
import { goByKeys } from './support/keyboard.ts';
import { logIn } from './support/people.ts';
import { test } from './support/test.ts';
import type { Workplace } from './support/workplace.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const latest = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

const aTask = ({ asClient, app }: Workplace, title: string, assignees: string[] = []) =>
  asClient.send('POST', 'tasks', { app: app.id, title, assignees });

test('a mention in a comment rings the bell at once and leads to the place', async ({
  page,
  theirs,
  place,
}) => {
  const flow = await place.asClient.send('POST', 'flows', { app: place.app.id, name: 'Weighing maize' });
  await Promise.all([logIn(page, place.client), logIn(theirs, place.agent)]);
  await Promise.all([page.goto(`/flows/${flow._id}`), theirs.goto('/projects')]);
  await expect(bell(theirs)).toHaveAccessibleName('Notifications');

  const box = page.getByRole('textbox', { name: 'Write a comment' });
  await box.click();
  // The whole name: the list holds the first few who match, and other tests have people of the same first name.
  await page.keyboard.type(`Can you look at this, @${place.agent.name.replace(' ', '')}`);
  await page.getByRole('option', { name: place.agent.name }).click();
  await page.keyboard.type('please?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('article', { name: `Comment by ${place.client.name}` })).toBeVisible();

  await expect(bell(theirs)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(theirs).click();
  await expect(latest(theirs).getByText('Weighing maize')).toBeVisible();
  await latest(theirs)
    .getByRole('link', { name: `${place.client.name} mentioned you` })
    .click();
  await expect(theirs.getByRole('heading', { name: 'Weighing maize', level: 1 })).toBeVisible();
  await expect(theirs.getByText('Can you look at this', { exact: false })).toBeVisible();
  await expect(bell(theirs)).toHaveAccessibleName('Notifications');
});

test('notifications are listed, filtered and marked as read, in every tab', async ({ page, place }) => {
  const { id: agent } = place.asAgent.user;
  for (const title of ['Sharpen the saws', 'Oil the hinges', 'Sort the nails'])
    await aTask(place, title, [agent]);
  await logIn(page, place.agent);
  const other = await page.context().newPage();
  await other.goto('/projects');
  await expect(bell(other)).toHaveAccessibleName('Notifications, 3 unread');

  await goByKeys(page, 'n', page.getByRole('heading', { name: 'Notifications', level: 1 }));
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText('Sort the nails');
  await list
    .first()
    .getByRole('button', { name: /^Mark as read/ })
    .click();
  await expect(page.getByText('2 unread.')).toBeVisible();
  await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread');

  await page.getByText('Unread', { exact: true }).click();
  await expect(list).toHaveCount(2);
  await page.reload();
  await expect(list).toHaveCount(2);
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('heading', { name: 'You have read everything' })).toBeVisible();
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list).toHaveCount(3);
});

test('whoever handed work in hears whether it was accepted or sent back', async ({ page, place }) => {
  const { _id } = await aTask(place, 'Plane the door', [place.asAgent.user.id]);
  const move = async (calls: Workplace['asClient'], noun: string) => {
    const { version } = await calls.get(`tasks/${_id}`);
    return calls.send('POST', `tasks/${_id}/${noun}`, { version });
  };
  const { version } = await place.asAgent.get(`tasks/${_id}`);
  await place.asAgent.send('PUT', `tasks/${_id}`, { version, status: 'in-progress' });
  await move(place.asAgent, 'submission');
  await logIn(page, place.agent);
  await move(place.asClient, 'rejection');
  // What asked for work that they have begun is read by then, and so is later what asked for it anew.
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await move(place.asAgent, 'submission');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await move(place.asClient, 'acceptance');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).press('Enter');
  await expect(latest(page).getByRole('link').first()).toHaveText(`${place.client.name} accepted your work`);
  await expect(latest(page).getByText(`${place.client.name} sent your work back`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
});
