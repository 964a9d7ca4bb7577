import { expect, type Page } from '@playwright/test';
import { addTask, cardIn, column, openBoard } from './support/board.ts';
import { logIn, logInTo, sample } from './support/people.ts';
import { commentBox, drawer } from './support/task.ts';
import { test } from './support/test.ts';
import { aWorkplace } from './support/workplace.ts';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to…' });

async function seek(page: Page, typed: string): Promise<void> {
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type(typed);
}

/** Opens a new task over its board. */
async function openTask(page: Page, title: string, { isMine = false } = {}) {
  const place = await aWorkplace();
  const task = await addTask(place, title, isMine ? { assignees: [place.asClient.user.id] } : {});
  await openBoard(page, place, `?task=${task._id}`);
  await expect(drawer(page).getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  return { place, task };
}

test('J, K and the arrows lead to the tasks of a page that was just opened', async ({ page, place }) => {
  const assignees = [place.asClient.user.id];
  for (const name of ['Sand the door', 'Oil the hinges']) await addTask(place, name, { assignees });
  await openBoard(page, place);
  const [door, hinges] = ['Sand the door', 'Oil the hinges'].map((name) => cardIn(page, name));
  if (!door || !hinges) throw new Error('There are two');
  await expect(hinges).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('a[data-opens-task]:focus')).toHaveCount(1);
  const first = (await door.evaluate((link) => link === document.activeElement)) ? door : hinges;
  const second = first === door ? hinges : door;
  await page.keyboard.press('j');
  await expect(second).toBeFocused();
  await page.keyboard.press('k');
  await expect(first).toBeFocused();

  await page.goto(`/apps/${place.app.id}/list`);
  await expect(hinges).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('td :focus')).toHaveCount(1);

  await page.goto('/my-work');
  await expect(hinges).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('a[data-task-link]:focus')).toHaveCount(1);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Next task', { exact: true })).toBeVisible();
});

test('an opened task is changed by single keys, which the help lists', async ({ page }) => {
  await openTask(page, 'Varnish the table', { isMine: true });
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Assign the task')).toBeVisible();
  await expect(help.getByText('Pick a card up, or drop it')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  for (const [key, name] of [
    ['s', 'Status'],
    ['a', 'Assignees'],
    ['p', 'Priority'],
    ['l', 'Find or create a label'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('combobox', { name: new RegExp(`^${name}`) })).toBeFocused();
    if (key === 'p') {
      await page.keyboard.type('urg');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press('Escape');
    await expect(page.locator('button:focus')).toHaveCount(1);
  }
  await expect(drawer(page).getByRole('button', { name: 'Priority: Urgent' })).toBeVisible();
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Tomorrow' }).press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Due: Tomorrow' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(drawer(page).getByRole('button', { name: 'Status: In progress' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(commentBox(page)).toBeFocused();
  await page.keyboard.type('spam');
  await expect(commentBox(page)).toHaveText('spam');
});

test('the next step of an opened task is close to its title', async ({ page }) => {
  await openTask(page, 'Sweep up', { isMine: true });
  await page.keyboard.press('Tab');
  await expect(drawer(page).getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer(page).getByRole('button', { name: 'Start' })).toBeFocused();
});

test('the palette acts on the open task and on money, and knows pages by other words', async ({ page }) => {
  await openTask(page, 'Plane the board');
  await seek(page, 'assign');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Assignees' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page).getByRole('button', { name: /^Assignees/ })).toBeFocused();

  for (const [typed, name, url] of [
    ['cash out', 'Withdraw money', /\/wallet\/withdraw/],
    ['deposit', 'Top up the wallet', /\/wallet\/top-up/],
    ['dashboard', 'Home', /\/$/],
  ] as const) {
    await seek(page, typed);
    await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  }
});

test('a palette that was opened while a page comes keeps the focus, also where that page takes a task away', async ({
  page,
}) => {
  await openTask(page, 'Mend the gate');
  const coming = Promise.withResolvers<void>();
  await page.route('**/en/payments.json', async (route) => {
    await coming.promise;
    await route.continue();
  });
  await seek(page, 'cash out');
  await expect(page.getByRole('option', { name: 'Withdraw money' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wallet\/withdraw/);
  await seek(page, 'dash');
  coming.resolve();
  await expect(page).toHaveTitle(/^Withdraw/);
  await expect(drawer(page)).toHaveCount(0);
  await page.keyboard.type('board');
  await expect(palette(page)).toHaveValue('dashboard');
});

/** Cards whose faces do not stand in their first line, or whose counts go on in a second one. */
const untidyCards = (page: Page): Promise<string[]> =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const title = card.querySelector('a');
      const faces = [...card.querySelectorAll('[role=img], img')];
      const counts = [...card.querySelectorAll('[title=Estimate], [title^=Subtasks], [title*=comment]')];
      const isBelow = faces.some(
        (face) => !title || face.getBoundingClientRect().bottom > title.getBoundingClientRect().top,
      );
      const rows = new Set(counts.map((count) => count.getBoundingClientRect().top));
      return isBelow || rows.size > 1 ? [title?.textContent ?? ''] : [];
    }),
  );

test('at 1440 the board shows every column whole, and the list what a task pays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, sample.client);
  await page.goto('/apps');
  await page.getByRole('link', { name: 'Storefront' }).first().click();
  const cancelled = page.getByRole('region', { name: /^Cancelled/ });
  await expect(cancelled).toBeVisible();
  const box = await cancelled.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await untidyCards(page)).toEqual([]);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  for (const name of ['Estimate', 'Reward'])
    await expect(page.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
});

test('on a phone an agent acts from My work, with a thumb', async ({ page, place }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addTask(place, 'Carry the planks', { assignees: [place.asAgent.user.id] });
  await logInTo(page, '/my-work', place.agent);
  const start = page.getByRole('button', { name: /^Start\s*: / });
  await expect(start).toBeVisible();
  expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await start.click();
  await expect(page.getByRole('button', { name: /^Submit/ })).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'My work', 'Wallet']);
  for (const target of [...(await bar.getByRole('link').all()), bar.getByRole('button', { name: 'More' })])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // Opened, its next step stays where the thumb is, however far one reads, and what it lacks is one row.
  await page.getByRole('link', { name: 'Carry the planks' }).click();
  const opened = page.getByRole('dialog', { name: 'Task' });
  const step = opened.getByRole('button', { name: 'Submit for review' });
  await expect(opened.getByRole('list', { name: 'Add a field' })).toBeVisible();
  const fromBelow = async () => 844 - ((await step.boundingBox())?.y ?? 0);
  await expect.poll(fromBelow).toBeLessThan(100);
  await opened.getByRole('button', { name: 'Add Due' }).click();
  await expect(page.getByRole('dialog', { name: 'Due' })).toBeVisible();
  await page.goto(`/apps/${place.app.id}/board`);
  for (const button of [
    page.getByRole('button', { name: /^Fold / }).first(),
    page.getByRole('button', { name: /^Actions for / }).first(),
    page.getByRole('button', { name: 'Unassigned' }),
  ]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const chip = page.getByRole('button', { name: 'Unassigned' });
  await expect(chip).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(cardIn(page, 'Carry the planks')).toBeVisible();
  await expect(chip).toBeInViewport({ ratio: 1 });
});

test('Ctrl+Z takes the last change back, and leaves fields alone', async ({ page }) => {
  const { place, task } = await openTask(page, 'Glue the joint');
  await page.keyboard.press('p');
  await expect(page.getByRole('combobox', { name: 'Priority' })).toBeFocused();
  await page.keyboard.type('high');
  await page.keyboard.press('Enter');
  const high = drawer(page).getByRole('button', { name: 'Priority: High' });
  await expect(high).toBeFocused();
  await expect.poll(async () => (await place.asClient.get(`tasks/${task._id}`)).priority).toBe('high');
  await page.keyboard.press('m');
  await expect(commentBox(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(high).toBeVisible();
  await high.focus();
  await page.keyboard.press('Control+z');
  await expect(drawer(page).getByRole('button', { name: 'Priority: No priority' })).toBeVisible();
  await expect.poll(async () => (await place.asClient.get(`tasks/${task._id}`)).priority).toBe('none');
});

test('the other mouse button opens the menu of a card and of a row, of a flow as well', async ({
  page,
  place,
}) => {
  const task = await addTask(place, 'Stack the chairs');
  await openBoard(page, place);
  await cardIn(page, 'Stack the chairs').click({ button: 'right' });
  // Until it is saved, the list would show the row where it was, and move it under the menu.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/v1/tasks/'),
  );
  await page.getByRole('menuitem', { name: 'In progress', exact: true }).click();
  await expect(cardIn(column(page, 'In progress'), 'Stack the chairs')).toBeVisible();
  await saved;

  await page.goto(`/apps/${place.app.id}/list`);
  await cardIn(page, 'Stack the chairs').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Open as a page' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Select', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: `Select ${task.number}` })).toBeChecked();
  await expect(cardIn(page, 'Stack the chairs')).toBeFocused();

  const flow = await place.asClient.send('POST', 'flows', { app: place.app.id, name: 'Clearing up' });
  await addTask(place, 'Sweep the floor', { flow: flow._id });
  await page.goto(`/flows/${flow._id}`);
  await page.getByRole('link', { name: 'Sweep the floor' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'In progress', exact: true }).click();
  await expect(page.getByRole('button', { name: /: In progress$/ })).toBeVisible();
});
