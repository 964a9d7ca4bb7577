import { expect } from '@playwright/test';
import { addTask, cardIn, column, dragCard, openBoard, titles } from './support/board.ts';
import { logInTo } from './support/people.ts';
import { test } from './support/test.ts';
import type { Workplace } from './support/workplace.ts';

const kept = async ({ asClient, app }: Workplace, status: string): Promise<string[]> =>
  (await asClient.get(`tasks?app=${app.id}&status=${status}`)).items.map(
    ({ title }: { title: string }) => title,
  );

test.use({ viewport: { width: 1680, height: 900 } });

test('tasks are written one after the other, and dragged by mouse from column to column', async ({
  page,
  place,
}) => {
  await openBoard(page, place);
  await expect(page.getByRole('heading', { name: 'No tasks yet' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'New task' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New task' });
  await dialog.getByLabel('Title').fill('Ask for a till number');
  await page.keyboard.press('Enter');
  const todo = column(page, 'To do');
  await expect(cardIn(todo, 'Ask for a till number')).toBeVisible();

  // Nothing waits for the server: no letter of the next title is lost, and none is a shortcut.
  const add = todo.getByRole('button', { name: 'Add a task', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  for (const title of ['Print the till number', 'Try a payment']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await expect
    .poll(() => titles(todo))
    .toEqual(['Ask for a till number', 'Print the till number', 'Try a payment']);
  await expect(page.getByRole('region', { name: 'To do, 3 tasks' })).toBeVisible();

  await dragCard(page, cardIn(todo, 'Print the till number'), column(page, 'In progress'));
  await expect.poll(() => titles(column(page, 'In progress'))).toEqual(['Print the till number']);
  await expect(page.getByRole('region', { name: 'To do, 2 tasks' })).toBeVisible();
  await expect.poll(() => kept(place, 'in-progress')).toEqual(['Print the till number']);
  await page.reload();
  await expect.poll(() => titles(column(page, 'In progress'))).toEqual(['Print the till number']);
});

test('a column that may not take a card says why, and the card goes back', async ({ page, place }) => {
  await addTask(place, 'Count the stock');
  await openBoard(page, place);
  const todo = column(page, 'To do');
  const done = column(page, 'Done');
  await expect(cardIn(todo, 'Count the stock')).toBeVisible();
  await dragCard(page, cardIn(todo, 'Count the stock'), done, { drop: false });
  await expect(
    done.getByText('From To do, a task can move to: Backlog, In progress, Cancelled.'),
  ).toBeVisible();
  await page.mouse.up();
  await expect(cardIn(todo, 'Count the stock')).toBeVisible();
  await expect(cardIn(done, 'Count the stock')).toHaveCount(0);
  await expect(page).toHaveURL(/board$/);
});

test('cards are moved by keys alone, and what happens is said', async ({ page, place }) => {
  for (const title of ['First', 'Second', 'Third']) await addTask(place, title);
  await openBoard(page, place);
  const todo = column(page, 'To do');
  const said = page.locator('[aria-live=assertive]');
  await cardIn(todo, 'First').focus();
  await page.keyboard.press('ArrowDown');
  await expect(cardIn(todo, 'Second')).toBeFocused();

  await test.step('within a column', async () => {
    await page.keyboard.press('Space');
    await expect(said).toHaveText(/picked up from To do, position 2 of 3/);
    await page.keyboard.press('ArrowUp');
    await expect(said).toHaveText('To do, position 1 of 3.');
    await page.keyboard.press('Space');
    await expect.poll(() => titles(todo)).toEqual(['Second', 'First', 'Third']);
    await expect(cardIn(todo, 'Second')).toBeFocused();
  });

  await test.step('put back by Escape', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText(/^In progress, position 1/);
    await page.keyboard.press('Escape');
    await expect(said).toHaveText(/is back where it was/);
    await expect.poll(() => titles(todo)).toEqual(['Second', 'First', 'Third']);
  });

  await test.step('into the next column that takes it, over those that do not', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText(/^Cancelled, position 1/);
    await page.keyboard.press('ArrowLeft');
    await expect(said).toHaveText(/^In progress, position 1/);
    await page.keyboard.press('Enter');
    const progress = column(page, 'In progress');
    await expect.poll(() => titles(progress)).toEqual(['Second']);
    await expect(cardIn(progress, 'Second')).toBeFocused();
  });

  await test.step('by the menu of moves', async () => {
    await expect(async () => {
      await page.keyboard.press('m');
      await expect(page.getByRole('menuitem', { name: 'In review', exact: true })).toBeEnabled({
        timeout: 500,
      });
    }).toPass();
    await page.getByRole('menuitem', { name: 'In review', exact: true }).click();
    await expect.poll(() => titles(column(page, 'In review'))).toEqual(['Second']);
  });

  await expect.poll(() => kept(place, 'in-review')).toEqual(['Second']);
  await page.reload();
  await expect.poll(() => titles(todo)).toEqual(['First', 'Third']);
  await expect.poll(() => titles(column(page, 'In review'))).toEqual(['Second']);
});

test('work sent back asks what is missing, and work accepted is done', async ({ page, place }) => {
  const half = await addTask(place, 'Half done', { status: 'in-progress' });
  const well = await addTask(place, 'Well done', { status: 'in-progress' });
  for (const { _id, version } of [half, well])
    await place.asClient.send('POST', `tasks/${_id}/submission`, { version });
  await openBoard(page, place);
  const review = column(page, 'In review');
  await dragCard(page, cardIn(review, 'Half done'), column(page, 'In progress'));
  const dialog = page.getByRole('dialog', { name: /^Send .+ back$/ });
  await dialog.getByLabel('What is still missing?').fill('The receipt');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect.poll(() => titles(column(page, 'In progress'))).toEqual(['Half done']);
  const reasons = async () =>
    (await place.asClient.get(`tasks/${half._id}/activity`)).items.map(
      ({ reason }: { reason?: string }) => reason,
    );
  await expect.poll(reasons).toContain('The receipt');

  await dragCard(page, cardIn(review, 'Well done'), column(page, 'Done'));
  await expect.poll(() => titles(column(page, 'Done'))).toEqual(['Well done']);
  await expect(cardIn(review, 'Well done')).toHaveCount(0);
});

test('who only works on a task may hand it in but not call it done', async ({ page, place }) => {
  const { id } = place.asAgent.user;
  const task = await addTask(place, 'Paint the sign', { status: 'in-progress', assignees: [id] });
  await place.asAgent.send('POST', `tasks/${task._id}/submission`, { version: task.version });
  await logInTo(page, `/apps/${place.app.id}/board`, place.agent);
  await cardIn(column(page, 'In review'), 'Paint the sign').focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('menuitem', { name: /^Done/ })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: /^Done/ })).toContainText(
    'This task is assigned to you. Someone else must accept your work.',
  );
  await page.keyboard.press('Escape');
  await expect(column(page, 'In review')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a task', exact: true })).toHaveCount(0);
});

test('what one person moves, another sees at once, and neither loses the focus', async ({
  page,
  theirs,
  place,
}) => {
  await addTask(place, 'Ring the bell');
  await addTask(place, 'Open the gate');
  await openBoard(page, place);
  await logInTo(theirs, `/apps/${place.app.id}/board`, place.agent);
  const [mine, other] = [column(page, 'In progress'), column(theirs, 'In progress')];
  await cardIn(column(theirs, 'To do'), 'Ring the bell').focus();

  await dragCard(page, cardIn(column(page, 'To do'), 'Ring the bell'), mine);
  await expect(cardIn(other, 'Ring the bell')).toBeVisible();
  await expect(cardIn(other, 'Ring the bell')).toBeFocused();
  await expect(theirs.getByRole('region', { name: 'In progress, 1 task' })).toBeVisible();

  const { items } = await place.asClient.get(`tasks?app=${place.app.id}&q=gate`);
  await place.asClient.send('PUT', `tasks/${items[0]._id}`, {
    version: items[0].version,
    title: 'Close the gate',
  });
  await expect(cardIn(theirs, 'Close the gate')).toBeVisible();
  await place.asClient.send('DELETE', `tasks/${items[0]._id}`);
  await expect(cardIn(theirs, 'Close the gate')).toHaveCount(0);
  await expect(cardIn(page, 'Close the gate')).toHaveCount(0);
});

test('a move that the server refuses is taken back, and says why', async ({ page, place }) => {
  await addTask(place, 'Lift the box');
  await openBoard(page, place);
  await page.route('**/v1/tasks/*', (route) =>
    route.request().method() === 'PUT' ? route.abort('failed') : route.continue(),
  );
  const todo = column(page, 'To do');
  await dragCard(page, cardIn(todo, 'Lift the box'), column(page, 'In progress'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(cardIn(todo, 'Lift the box')).toBeVisible();
  await expect(cardIn(column(page, 'In progress'), 'Lift the box')).toHaveCount(0);
});
