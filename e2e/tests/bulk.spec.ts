import { expect } from '@playwright/test';
import { addTask } from './support/board.ts';
import { bulkBar, openList, row, taskNow, titles } from './support/list.ts';
import { topUp } from './support/money.ts';
import { test } from './support/test.ts';

test('many tasks are changed at once; what is refused is told one by one; it can be undone', async ({
  page,
  place,
}) => {
  for (const title of ['One', 'Two', 'Three']) await addTask(place, title);
  const four = await addTask(place, 'Four', { status: 'in-progress' });
  await place.asClient.send('POST', `tasks/${four._id}/submission`, { version: four.version });
  await openList(page, place, '?group=none');
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three', 'Four']);

  await row(page, 'One').getByRole('checkbox').click();
  await row(page, 'Three')
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  const bar = bulkBar(page);
  await expect(bar.getByText('3 selected')).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect(grid.getByRole('row', { selected: true })).toHaveCount(3);
  await bar.getByRole('button', { name: 'Priority' }).click();
  await page.getByRole('option', { name: 'High' }).click();
  await expect(page.getByText('3 tasks changed.')).toBeVisible();
  for (const title of ['One', 'Two', 'Three']) await expect(row(page, title)).toContainText('High');
  await expect(row(page, 'Four')).not.toContainText('High');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 tasks restored.')).toBeVisible();
  await expect(row(page, 'One')).not.toContainText('High');

  await page.getByLabel('Select all loaded tasks').click();
  await expect(bar.getByText('4 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Backlog' }).click();
  const refused = page.getByRole('dialog', { name: '1 task could not be changed' });
  await expect(refused).toContainText('Four');
  await expect(refused).toContainText('has the status In review. From there it can be moved to Done');
  await refused.getByRole('button', { name: 'Close' }).last().click();
  await expect(row(page, 'Two')).toContainText('Backlog');
  await bar.getByRole('button', { name: 'Clear selection' }).click();

  await row(page, 'Four').getByRole('checkbox').click();
  await bar.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Done', exact: true }).click();
  await expect(page.getByText('1 task changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('1 task restored.')).toBeVisible();
  await expect(row(page, 'Four')).toContainText('In review');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);
});

test('many tasks are deleted once their number is confirmed, by their menu and by a key', async ({
  page,
  place,
}) => {
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await addTask(place, title);
  await openList(page, place, '?group=none');
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  await row(page, 'One').getByRole('checkbox').click();
  await row(page, 'Two').getByRole('checkbox').click();

  await test.step('the menu of one of several is that of all', async () => {
    await row(page, 'Two').getByRole('link').click({ button: 'right' });
    const menu = page.getByRole('menu', { name: 'Change selected tasks' });
    await expect(menu).toContainText('2 selected');
    await menu.getByRole('menuitem', { name: 'In progress' }).click();
    await expect(page.getByText('2 tasks changed.')).toBeVisible();
    await expect(row(page, 'One')).toContainText('In progress');
    await row(page, 'Three').getByRole('link').click({ button: 'right' });
    const own = page.getByRole('menu', { name: /^Actions/ });
    await expect(own).not.toContainText('selected');
    // Until the menu has the focus, Escape is the list's key and selects nothing.
    await expect(own.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('nothing is deleted without a yes', async () => {
    await row(page, 'Two').getByRole('link').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Delete tasks' }).click();
    const asked = page.getByRole('dialog', { name: 'Delete 2 tasks?' });
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Two').getByRole('link')).toBeFocused();
    await page.keyboard.press('Delete');
    await asked.getByRole('button', { name: 'Delete 2 tasks' }).click();
    await expect(page.getByText('2 tasks deleted.')).toBeVisible();
  });
  await expect.poll(() => titles(page)).toEqual(['Three', 'Four', 'Five']);
  await expect(bulkBar(page)).toHaveCount(0);
  await expect(row(page, 'Three').getByRole('link')).toBeFocused();
  expect((await place.asClient.get(`tasks?app=${place.app.id}`)).items).toHaveLength(3);
});

test('a reward of many tasks says what it comes to, who pays and what is left, and is taken back', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 5_000);
  const given = { assignees: [place.asAgent.user.id] };
  await addTask(place, 'One', given);
  await addTask(place, 'Two', given);
  await addTask(place, 'Three');
  await openList(page, place, '?group=none');
  await expect.poll(() => titles(page)).toEqual(['One', 'Two', 'Three']);
  await page.getByLabel('Select all loaded tasks').click();
  const bar = bulkBar(page);
  await bar.getByRole('button', { name: 'Reward' }).click();
  const form = page.getByRole('dialog', { name: 'Set the rewards of 3 tasks' });

  await form.getByLabel('Reward of each task').fill('3000');
  await expect(form.getByText(/Your wallet has KES\s5,000\.00 available/)).toBeVisible();
  await form.getByLabel('Reward of each task').fill('1200');
  await expect(form).toContainText('Rewards of 3 tasks togetherKES 3,600.00');
  await expect(form).toContainText('Put on hold nowKES 2,400.00');
  await expect(form).toContainText('Balance afterKES 2,600.00');
  await expect(form).toContainText('You pay.');
  await form.getByRole('button', { name: 'Set rewards: KES 3,600.00' }).click();
  await expect(page.getByText('3 tasks changed.')).toBeVisible();
  await expect.poll(() => taskNow(place, 'Two')).toMatchObject({ rewardState: 'held' });
  expect((await place.asAgent.get(`accounts/user/${place.asAgent.user.id}`)).items[1].balance).toBe(240_000);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 tasks restored.')).toBeVisible();
  expect(await taskNow(place, 'Two')).toMatchObject({ reward: null });
  expect((await place.asAgent.get(`accounts/user/${place.asAgent.user.id}`)).items[1].balance).toBe(0);
});
