import { expect, type Page } from '@playwright/test';
import { addTask, cardIn, titles as cardTitles, column, openBoard } from './support/board.ts';
import { bulkBar, openList, row } from './support/list.ts';
import { logInTo } from './support/people.ts';
import { test } from './support/test.ts';
import type { Workplace } from './support/workplace.ts';

const name = (at: number) => `Task ${String(at).padStart(2, '0')}`;

/** As many tasks as said in the backlog, in the order of their numbers. */
async function backlogOf(place: Workplace, count: number, more: object = {}): Promise<void> {
  for (let at = 1; at <= count; at += 1) await addTask(place, name(at), { status: 'backlog', ...more });
}

/** The title that has the focus, in the list, on the board or in one's own work. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-place]')?.querySelector('a')?.textContent);

const expectFocus = (page: Page, title: string) => expect.poll(() => focused(page)).toContain(title);

/** Chooses in the list that a key opens: by its first letters, which go into it whether it is there yet or not. */
async function choose(page: Page, key: string, typed: string) {
  await page.keyboard.press(key);
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
}

test('fifty tasks are triaged without a pointer: each key acts where one is, or on all selected, and the next task is there', async ({
  page,
  place,
}) => {
  test.slow();
  await backlogOf(place, 50);
  await openList(page, place);
  await expect(row(page, name(1))).toBeVisible();
  const scroller = page.getByRole('grid', { name: 'Tasks' }).locator('..');
  await page.keyboard.press('j');
  await expectFocus(page, name(1));

  await test.step('one after the other: the row leaves, the next one has the focus, nothing scrolls', async () => {
    for (let at = 1; at <= 10; at += 1) {
      const top = await scroller.evaluate((element) => element.scrollTop);
      await choose(page, 's', at % 2 === 0 ? 'to do' : 'in pro');
      await expectFocus(page, name(at + 1));
      expect(await scroller.evaluate((element) => element.scrollTop)).toBe(top);
    }
  });

  await test.step('priority, assignee, estimate and day of one task, which stays', async () => {
    await choose(page, 'p', 'urg');
    await expectFocus(page, name(11));
    await choose(page, 'a', place.agent.name);
    await page.keyboard.press('Escape');
    await expectFocus(page, name(11));
    await choose(page, 'e', '6');
    await expectFocus(page, name(11));
    await page.keyboard.press('d');
    await page.getByRole('button', { name: 'Tomorrow' }).press('Enter');
    await expectFocus(page, name(11));
    await page.keyboard.press('j');
  });

  await test.step('the selection, by X and by Shift', async () => {
    await page.keyboard.press('x');
    for (let steps = 0; steps < 19; steps += 1) await page.keyboard.press('Shift+ArrowDown');
    await expect(bulkBar(page).getByText('20 selected')).toBeVisible();
    await choose(page, 'p', 'high');
    await expect(page.getByText('20 tasks changed.')).toBeVisible();
    await choose(page, 's', 'to do');
    // The last selected row had the focus: where it was, the next one is.
    await expectFocus(page, name(32));
    await page.keyboard.press('Escape');
    await expect(bulkBar(page)).toHaveCount(0);
  });

  await test.step('the palette acts on the selection, and says so', async () => {
    for (let steps = 0; steps < 3; steps += 1) {
      await page.keyboard.press('x');
      await page.keyboard.press('j');
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('status');
    const field = page.getByRole('combobox', { name: 'Search or jump to…' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('status');
    await expect(page.getByRole('option', { name: 'Change status of 3 tasks…' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused();
    await page.keyboard.type('cancel');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 tasks changed.')).toBeVisible();
    await expectFocus(page, name(35));
    await page.keyboard.press('Escape');
  });

  await test.step('deleting leads to the next, at the end to the one before', async () => {
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Delete 1 task' }).press('Enter');
    await expectFocus(page, name(36));
    await page.keyboard.press('Control+End');
    await page.keyboard.press('k');
  });

  const { items } = await place.asClient.get(`tasks?app=${place.app.id}&limit=100`);
  const now = new Map<
    string,
    { status: string; priority: string; estimate: number; dueDate: string; assignees: [] }
  >(items.map((task: { title: string }) => [task.title, task]));
  const statuses = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => now.get(name(from + at))?.status);
  expect(statuses(1, 4)).toEqual(['in-progress', 'todo', 'in-progress', 'todo']);
  expect(now.get(name(11))).toMatchObject({ status: 'backlog', priority: 'urgent', estimate: 6 });
  expect(now.get(name(11))?.assignees).toHaveLength(1);
  expect(now.get(name(11))?.dueDate).not.toBeNull();
  expect(new Set(statuses(12, 31))).toEqual(new Set(['todo']));
  expect(new Set(Array.from({ length: 20 }, (_, at) => now.get(name(12 + at))?.priority))).toEqual(
    new Set(['high']),
  );
  expect(statuses(32, 34)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(now.has(name(35))).toBe(false);
  expect(new Set(statuses(36, 50))).toEqual(new Set(['backlog']));
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
])
  test(`the row with the focus stays in sight at ${size.width} × ${size.height}`, async ({ page, place }) => {
    await page.setViewportSize(size);
    await backlogOf(place, 34);
    await openList(page, place);
    await expect(row(page, name(1))).toBeVisible();
    const inSight = async () => {
      const box = await page.locator(':focus').boundingBox();
      const head = await page.getByRole('columnheader', { name: 'Title' }).boundingBox();
      const bar = await bulkBar(page)
        .boundingBox({ timeout: 100 })
        .catch(() => null);
      const end = bar?.y ?? size.height;
      return box && head && box.y >= head.y + head.height && box.y + box.height <= end;
    };
    for (const key of ['j', 'k']) {
      if (key === 'k') await page.keyboard.press('x');
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press(key);
        const at = key === 'j' ? presses + 1 : 30 - 1 - presses;
        if (at >= 1) await expectFocus(page, name(at));
        expect(await inSight()).toBe(true);
      }
    }
  });

test('the same keys on a board of twenty', async ({ page, place }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await backlogOf(place, 20);
  await openBoard(page, place);
  await expect(cardIn(column(page, 'Backlog'), name(1))).toBeVisible();
  await page.keyboard.press('j');
  await expectFocus(page, name(1));
  for (let at = 1; at <= 3; at += 1) {
    await choose(page, 's', 'to do');
    await expectFocus(page, name(at + 1));
  }
  await choose(page, 'p', 'urg');
  await expectFocus(page, name(4));
  await page.keyboard.press('j');
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(bulkBar(page).getByText('5 selected')).toBeVisible();
  await choose(page, 's', 'in pro');
  await expect(page.getByText('5 tasks changed.')).toBeVisible();
  await expectFocus(page, name(10));
  await expect.poll(() => cardTitles(column(page, 'In progress'))).toHaveLength(5);
  await page.keyboard.press('Escape');
  await expect(bulkBar(page)).toHaveCount(0);
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Cancelled', exact: true }).press('Enter');
  await expectFocus(page, name(11));
});

test('the same keys in one’s own work', async ({ page, place }) => {
  await backlogOf(place, 6, { status: 'todo', assignees: [place.asAgent.user.id] });
  await logInTo(page, '/my-work', place.agent);
  await expect(page.getByRole('link', { name: name(1) })).toBeVisible();
  await page.keyboard.press('j');
  const first = (await focused(page)) ?? '';
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bulkBar(page).getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Take the next step of 2 tasks' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByText('2 tasks changed.')).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe(undefined);
  const { items } = await place.asClient.get(`tasks?app=${place.app.id}&status=in-progress`);
  expect(items).toHaveLength(2);
  expect(items.map(({ title }: { title: string }) => title)).toContain(first);

  await test.step('what leaves last leaves the focus to the page’s heading', async () => {
    await page.goto('/my-work?status=["in-progress"]');
    await expect(page.getByRole('link', { name: first })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { name: 'No task matches' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'My work', level: 1 })).toBeFocused();
  });
});
