import { expect } from '@playwright/test';
import { addTask, cardIn, column, dragCard, openBoard, titles } from './support/board.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 1680, height: 900 } });

test('the filter lives in the address: it survives a reload, goes along to the list, is cleared, and saved by a name', async ({
  page,
  place,
}) => {
  await addTask(place, 'Pay the rent', { priority: 'urgent', labels: ['money'] });
  await addTask(place, 'Pay the guard', { priority: 'low', labels: ['money'] });
  await addTask(place, 'Paint the door');
  await openBoard(page, place);
  const todo = column(page, 'To do');
  await page.getByLabel('Filter by text').fill('pay');
  await expect.poll(() => titles(todo)).toEqual(['Pay the rent', 'Pay the guard']);
  await page.getByRole('button', { name: 'Priority: any' }).click();
  await page.getByRole('option', { name: 'Urgent' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => titles(todo)).toEqual(['Pay the rent']);
  await expect(page).toHaveURL(/q=pay/);
  await page.getByRole('button', { name: 'Save filter' }).click();
  await page.getByRole('textbox', { name: 'Name of the filter' }).fill('Urgent bills');
  await page.keyboard.press('Enter');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Priority: Urgent' })).toBeVisible();
  await expect.poll(() => titles(todo)).toEqual(['Pay the rent']);
  await page
    .getByRole('navigation', { name: 'Views of this app' })
    .getByRole('link', { name: 'List' })
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'Pay the rent' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Pay the guard' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Board' }).click();

  await page.getByLabel('Filter by text').fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No task matches' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click();
  await expect.poll(() => titles(todo)).toEqual(['Pay the rent', 'Pay the guard', 'Paint the door']);
  await expect(page).toHaveURL(/board$/);
  await page.getByRole('button', { name: 'Urgent bills', exact: true }).click();
  await expect.poll(() => titles(todo)).toEqual(['Pay the rent']);
});

test('lanes by flow and by person; a card dragged into a lane becomes theirs', async ({ page, place }) => {
  const flow = await place.asClient.send('POST', 'flows', { app: place.app.id, name: 'Opening day' });
  await addTask(place, 'Hang the lamps', { flow: flow._id });
  await addTask(place, 'Wash the windows', { assignees: [place.asAgent.user.id] });
  await openBoard(page, place, '?lanes=flow');
  const lane = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}, \\d+ shown`) });
  const within = (name: string) => column(page, 'To do').and(lane(name).locator('section'));
  await expect.poll(() => titles(within('Opening day'))).toEqual(['Hang the lamps']);
  await expect.poll(() => titles(within('No flow'))).toEqual(['Wash the windows']);
  await dragCard(page, cardIn(within('No flow'), 'Wash the windows'), within('Opening day'));
  await expect
    .poll(() => titles(within('Opening day')).then((found) => found.toSorted()))
    .toEqual(['Hang the lamps', 'Wash the windows']);
  await page.getByRole('button', { name: 'Lanes by flow' }).click();
  await page.getByRole('option', { name: 'Lanes by assignee' }).click();
  await expect(page).toHaveURL(/lanes=assignee/);
  await expect.poll(() => titles(within(place.agent.name))).toEqual(['Wash the windows']);
  await expect.poll(() => titles(within('Nobody'))).toEqual(['Hang the lamps']);
});

test('a column of many cards is fetched as it is scrolled, and only what is seen is drawn', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000);
  const titleOf = (at: number) => `Card ${String(at).padStart(3, '0')}`;
  for (let at = 1; at <= 120; at += 1) await addTask(place, titleOf(at));
  await openBoard(page, place);
  const todo = column(page, 'To do');
  await expect(page.getByRole('region', { name: 'To do, 120 tasks' })).toBeVisible();
  await expect(cardIn(todo, titleOf(1))).toBeVisible();
  expect(await todo.getByRole('listitem').count()).toBeLessThan(40);
  await cardIn(todo, titleOf(1)).focus();
  // The next page may still be on its way when a key is pressed: as a person would, press it again.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(cardIn(todo, titleOf(120))).toBeFocused({ timeout: 20 });
  }).toPass({ intervals: [0], timeout: 90_000 });
  expect(await todo.getByRole('listitem').count()).toBeLessThan(40);
});
