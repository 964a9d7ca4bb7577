import { expect } from '@playwright/test';
import { addTask } from '../tests/support/board.ts';
import { taskNow } from '../tests/support/list.ts';
import { answerPrompt, aPhone } from '../tests/support/money.ts';
import { aWorkplace, type Workplace } from '../tests/support/workplace.ts';
import type { Browser } from './browser.ts';
import { test } from './test.ts';

let place: Workplace;
test.beforeEach(async ({ other }) => {
  place = await aWorkplace();
  await other.logIn(place.client);
});

/** Opens a view of the workplace's app. */
const open = (other: Browser, view: 'board' | 'list') => other.goto(`/apps/${place.app.id}/${view}`);
/** Titles of a column's cards, from above. */
const cards = (other: Browser, status: string) =>
  other.texts(
    `[role=region][aria-label^="${status}, "] [role=listitem] a, section[aria-label^="${status}, "] li a`,
  );
const dialogs = (other: Browser) => other.texts('[role=dialog]');
const focusOn = (other: Browser, title: string) =>
  other.run((wanted) => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent.includes(wanted));
    link?.focus();
    return document.activeElement === link;
  }, title);

test('the list is used by keys, and a key that ends a change opens nothing', async ({ other }) => {
  for (const title of ['First', 'Second']) await addTask(place, title);
  await open(other, 'list');
  await expect.poll(() => focusOn(other, 'First')).toBe(true);
  await other.press('ArrowDown');
  await other.press('F2');
  await other.expectFocus('input');
  await other.press('Control+a');
  await other.type('Renamed');
  await other.press('Enter');
  await expect.poll(async () => (await taskNow(place, 'Renamed'))?.title).toBe('Renamed');
  await other.expectFocus('a');
  expect(await dialogs(other)).toEqual([]);
  await other.press('Enter');
  await expect.poll(() => dialogs(other)).toHaveLength(1);
  await other.press('Escape');
  await expect.poll(() => dialogs(other)).toEqual([]);
});

test('the board is used by mouse and by keys, and shows what others do', async ({ other }) => {
  for (const title of ['First', 'Second']) await addTask(place, title);
  await open(other, 'board');
  await expect.poll(() => cards(other, 'To do')).toEqual(['First', 'Second']);
  await other.drag(['a', 'First'], ['section', 'In progress, ']);
  await expect.poll(() => cards(other, 'In progress')).toEqual(['First']);
  await expect.poll(async () => (await taskNow(place, 'First'))?.status).toBe('in-progress');

  await expect.poll(() => focusOn(other, 'Second')).toBe(true);
  for (const key of ['Space', 'ArrowRight', 'Space']) await other.press(key);
  await expect.poll(() => cards(other, 'To do')).toEqual([]);
  await expect.poll(async () => (await taskNow(place, 'Second'))?.status).toBe('in-progress');

  await addTask(place, 'Theirs');
  await expect.poll(() => cards(other, 'To do')).toEqual(['Theirs']);
});

test('a task is made by keys, with rich text', async ({ other }) => {
  await open(other, 'board');
  await expect.poll(() => other.texts('h1')).not.toEqual([]);
  await expect(async () => {
    if ((await dialogs(other)).length === 0) await other.press('c');
    await expect.poll(() => dialogs(other), { timeout: 2_000 }).toHaveLength(1);
  }).toPass();
  await other.expectFocus('[role=dialog] input');
  await other.type('Mend the chair');
  await other.click('[role=dialog] [contenteditable=true]');
  await other.expectFocus('[contenteditable=true]');
  await other.type('The ');
  await other.press('Control+b');
  await other.type('left');
  await other.press('Control+b');
  await other.type(' leg');
  await expect.poll(() => other.texts('[role=dialog] [contenteditable=true] strong')).toEqual(['left']);
  await other.press('Control+Enter');
  await expect.poll(() => dialogs(other)).toEqual([]);
  await expect.poll(() => taskNow(place, 'chair')).toMatchObject({ title: 'Mend the chair' });
  const { _id } = await taskNow(place, 'chair');
  expect((await place.asClient.get(`tasks/${_id}`)).description).toContain('The <strong>left</strong> leg');
});

test('money is topped up', async ({ other }) => {
  const phone = aPhone();
  await other.goto('/wallet/top-up');
  await other.fill('input', 'M-Pesa number', phone.typed);
  await other.fill('input', 'Amount', '1500');
  await other.click('button', 'Send request');
  await answerPrompt(phone.international, 'approve');
  await expect.poll(() => other.texts('h1, h2, h3')).toContain('KES 1,500.00 arrived');
});
