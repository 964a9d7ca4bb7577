import { expect, type Locator } from '@playwright/test';
import { addTask } from './support/board.ts';
import { openList, row, taskNow, titles } from './support/list.ts';
import { logInTo } from './support/people.ts';
import { submitAll } from './support/task.ts';
import { test } from './support/test.ts';

test('tasks are grouped, folded and sorted, and the address keeps it', async ({ page, place }) => {
  await addTask(place, 'Bricks', { priority: 'low' });
  await addTask(place, 'Arches', { priority: 'urgent', status: 'in-progress' });
  await addTask(place, 'Cement', { priority: 'high' });
  await openList(page, place);
  await expect.poll(() => titles(page)).toEqual(['Bricks', 'Cement', 'Arches']);
  await expect(page.getByRole('button', { name: 'Fold group To do' })).toContainText('2');
  // The heading of the group says the status; the room is the title's.
  const status = row(page, 'Bricks').locator('[data-column=status]');
  const width = async () => (await status.boundingBox())?.width ?? 0;
  const ofSign = await width();

  await page.getByRole('button', { name: 'Group: By status' }).click();
  await page.getByRole('option', { name: 'No groups' }).click();
  await expect.poll(width).toBeGreaterThan(2 * ofSign);
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect.poll(() => titles(page)).toEqual(['Arches', 'Bricks', 'Cement']);
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect.poll(() => titles(page)).toEqual(['Cement', 'Bricks', 'Arches']);
  await page.getByRole('columnheader', { name: 'Priority' }).getByRole('button').click();
  await expect.poll(() => titles(page)).toEqual(['Arches', 'Cement', 'Bricks']);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Arches', 'Cement', 'Bricks']);

  await page.getByRole('button', { name: 'Group: No groups' }).click();
  await page.getByRole('option', { name: 'By priority' }).click();
  await page.getByRole('button', { name: 'Fold group High' }).click();
  await expect.poll(() => titles(page)).toEqual(['Arches', 'Bricks']);
  await page.getByRole('button', { name: 'Unfold group High' }).click();
  await expect.poll(() => titles(page)).toEqual(['Arches', 'Cement', 'Bricks']);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Flow' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Flow' })).toBeVisible();
});

test('tasks begin near the top, and a screen of compact rows has twenty', async ({ page, place }) => {
  await addTask(place, 'Bricks', { status: 'backlog', dueDate: '2026-01-01' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(page, place);
  const group = page.getByRole('row').filter({ has: page.getByRole('button', { name: /Fold group/ }) });
  const boxOf = async (rows: Locator) => (await rows.first().boundingBox()) ?? { y: 900, height: 900 };
  const task = row(page, 'Bricks');
  await expect.poll(async () => (await boxOf(task)).y).toBeLessThanOrEqual(220);

  await test.step('one row of filters, whatever is chosen', async () => {
    const bar = page.getByRole('search', { name: 'Filter tasks' });
    const low = await bar.boundingBox();
    await page.getByRole('button', { name: 'Overdue', exact: true }).click();
    await page.getByRole('columnheader', { name: 'Priority' }).getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeInViewport();
    expect((await bar.boundingBox())?.height).toBe(low?.height);
    await page.getByRole('button', { name: 'Clear all' }).click();
  });

  await test.step('compact rows', async () => {
    await page.getByRole('button', { name: 'Theme and language' }).click();
    await page.getByRole('menuitemradio', { name: 'Compact' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await boxOf(task)).height).toBe(28);
    const { y, height } = await boxOf(task);
    const groups = 5 * (await boxOf(group)).height;
    // Under the first heading, which stands above it, stand those of all five groups and twenty tasks.
    expect(y - height + groups + 20 * height).toBeLessThanOrEqual(900);
  });

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await boxOf(task)).height).toBe(76);
    expect((await boxOf(task)).y).toBeLessThanOrEqual(300);
  });
});

test('every field is changed in place by keys', async ({ page, place }) => {
  await addTask(place, 'Lay the floor');
  await addTask(place, 'Fit the door');
  // In groups by status the row would leave, and the next one be where it was.
  await openList(page, place, '?group=none');
  await row(page, 'Lay the floor').getByRole('link').focus();

  await test.step('status', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('in pro');
    await page.keyboard.press('Enter');
    await expect(
      row(page, 'Lay the floor').getByRole('button', { name: 'Status: In progress' }),
    ).toBeFocused();
  });

  await test.step('priority, and giving up', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('urg');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Lay the floor').getByRole('button', { name: 'Priority: Urgent' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Lay the floor').getByRole('button', { name: 'Priority: Urgent' })).toBeFocused();
  });

  await test.step('assignees', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByPlaceholder('Assignees').fill(place.agent.name);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Lay the floor')).toContainText(place.agent.name);
  });

  await test.step('labels', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByPlaceholder('Find or create a label…').fill('tiles');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Lay the floor')).toContainText('tiles');
  });

  await test.step('due date', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await expect(row(page, 'Lay the floor')).toContainText('Tomorrow');
  });

  await test.step('title, and giving up', async () => {
    await page.keyboard.press('F2');
    await page.keyboard.type('Lay the tiles');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Lay the tiles').getByRole('link')).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.type('Never mind');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Never mind')).toHaveCount(0);
  });

  await expect
    .poll(() => taskNow(place, 'Lay the tiles'))
    .toMatchObject({
      status: 'in-progress',
      priority: 'urgent',
      labels: ['tiles'],
      assignees: [{ id: place.asAgent.user.id }],
    });
  await page.keyboard.press('j');
  await expect(row(page, 'Fit the door').getByRole('link')).toBeFocused();

  await test.step('cells that are only read, boxes, groups and heads are reached as well', async () => {
    await page.keyboard.press('Home');
    await expect(row(page, 'Fit the door').getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(row(page, 'Fit the door').locator('[data-column=number]')).toBeFocused();
    await page.keyboard.press('End');
    await expect(row(page, 'Fit the door').locator('[data-column=reward]')).toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(row(page, 'Lay the tiles').locator('[data-column=reward]')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('columnheader', { name: 'Reward' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByLabel('Select all loaded tasks')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('j');
    await expect(row(page, 'Fit the door').getByRole('link')).toBeFocused();
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/task=/);
});

test('what others do does not disturb what is being typed, and both changes hold', async ({
  page,
  place,
}) => {
  const task = await addTask(place, 'Order the sand');
  await openList(page, place);
  await row(page, task.number).getByRole('link').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Order the gravel');
  await place.asClient.send('PUT', `tasks/${task._id}`, {
    version: 1,
    status: 'in-progress',
    priority: 'high',
  });
  await expect(row(page, task.number)).toContainText('High');
  await expect(page.getByLabel(`Rename ${task.number}`)).toBeFocused();
  await expect(page.getByLabel(`Rename ${task.number}`)).toHaveValue('Order the gravel');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Order the gravel').getByRole('link')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => taskNow(place, 'gravel'))
    .toMatchObject({ title: 'Order the gravel', status: 'in-progress', priority: 'high' });
});

test('two changes of one field stand side by side, and nothing is lost', async ({ page, place }) => {
  const task = await addTask(place, 'Order the sand');
  await openList(page, place);
  const renameTo = async (title: string) => {
    await row(page, task.number).getByRole('link').focus();
    await page.keyboard.press('F2');
    await page.keyboard.type(title);
  };
  const conflict = page.getByRole('dialog', { name: `Someone else changed ${task.number}` });

  await renameTo('Mine');
  const { version } = await place.asClient.send('PUT', `tasks/${task._id}`, { version: 1, title: 'Theirs' });
  await page.keyboard.press('Enter');
  await expect(conflict.getByRole('region', { name: 'Your version' })).toContainText('Mine');
  await expect(conflict.getByRole('region', { name: 'The newer version' })).toContainText('Theirs');
  await page.keyboard.press('Escape');
  await expect(conflict).toBeVisible();
  await conflict.getByRole('button', { name: 'Use the newer version' }).click();
  await expect(row(page, task.number)).toContainText('Theirs');
  await expect.poll(() => taskNow(place, task.number)).toMatchObject({ title: 'Theirs', version });

  await renameTo('Mine again');
  await place.asClient.send('PUT', `tasks/${task._id}`, { version, title: 'Theirs again' });
  await page.keyboard.press('Enter');
  await conflict.getByRole('button', { name: 'Keep your version' }).click();
  await expect(row(page, task.number)).toContainText('Mine again');
  await expect.poll(() => taskNow(place, task.number)).toMatchObject({ title: 'Mine again' });
});

test('my work, over all projects, by when it is due', async ({ page, place }) => {
  const mine = { assignees: [place.asAgent.user.id] };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await addTask(place, 'Long overdue', { ...mine, dueDate: inDays(-9) });
  await addTask(place, 'Some day', mine);
  await addTask(place, 'Far away', { ...mine, dueDate: inDays(30), status: 'in-progress' });
  await addTask(place, 'Not mine');
  await logInTo(page, '/my-work', place.agent);
  const group = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(group('Overdue').getByRole('link', { name: 'Long overdue' })).toBeVisible();
  await expect(group('Later').getByRole('link', { name: 'Far away' })).toBeVisible();
  await expect(group('No due date').getByRole('link', { name: 'Some day' })).toBeVisible();
  await expect(page.getByText('Not mine')).toHaveCount(0);

  await page.getByRole('link', { name: 'Long overdue' }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Far away' })).toBeFocused();
  await page.keyboard.press('n');
  await submitAll(page).click();
  await expect(group('Later').getByRole('button', { name: /In review/ })).toBeVisible();
  await expect.poll(() => taskNow(place, 'Far away')).toMatchObject({ status: 'in-review' });
  await page.keyboard.press('k');
  await page.keyboard.press('s');
  await page.keyboard.type('in pro');
  await page.keyboard.press('Enter');
  await expect(group('Overdue').getByRole('button', { name: /In progress/ })).toBeVisible();

  const client = await page.context().browser()?.newPage();
  if (!client) throw new Error('There is no browser');
  await logInTo(client, '/my-work?part=to-review', place.client);
  await client.getByRole('button', { name: /^Accept / }).click();
  await expect(client.getByRole('heading', { name: 'Nothing to review' })).toBeVisible();
  await expect.poll(() => taskNow(place, 'Far away')).toMatchObject({ status: 'done' });
  await client.context().close();
});
