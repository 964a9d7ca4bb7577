import { expect } from '@playwright/test';
import { addTask, cardIn, column, openBoard } from './support/board.ts';
import { logInFetchingAhead, sample } from './support/people.ts';
import { test } from './support/test.ts';

test('a card opens with what its board knows, before the server has answered, and then as a whole', async ({
  page,
  place,
}) => {
  const { _id } = await addTask(place, 'Weigh the sacks', {
    priority: 'high',
    description: '<p>Each one.</p>',
  });
  const answer = Promise.withResolvers<void>();
  await page.route(`**/v1/tasks/${_id}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await openBoard(page, place);
  await cardIn(column(page, 'To do'), 'Weigh the sacks').click();

  const drawer = page.getByRole('dialog', { name: 'Task' });
  await expect(drawer.getByRole('heading', { name: 'Weigh the sacks' })).toBeVisible();
  await expect(drawer.getByText('To do', { exact: true })).toBeVisible();
  await expect(drawer.getByText('High', { exact: true })).toBeVisible();
  await expect(drawer.getByText('Nobody', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('textbox')).toHaveCount(0);

  answer.resolve();
  await expect(drawer.getByText('Each one.')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveValue('Weigh the sacks');
});

test('once a page is at rest, the palette, a new task and the menu open without a file of the server', async ({
  page,
}) => {
  await logInFetchingAhead(page, sample.owner);
  const has = (file: string) =>
    page.evaluate(
      (name) =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`)),
      file,
    );
  // The last of the menu's pages: what is fetched ahead comes one after the other.
  await expect.poll(() => has('audit')).toBe(true);
  const asked: string[] = [];
  // The editor is large, and comes when something is to be written.
  await page.route(/\/assets\/(?!.*editor).*\.js$/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });

  // What the pointer happens to stay on would ask for its page.
  await page.mouse.move(0, 0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a page that cannot be fetched for a pointer that stays on its link takes nothing away', async ({
  page,
}) => {
  await page.route('**/assets/_userId-*.js', (route) => route.abort());
  await logInFetchingAhead(page, sample.owner);
  await page.goto('/people');
  const person = page.locator('[data-row-link]').first();
  await expect(person).toBeVisible();
  // A page that loads again begins without it.
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  const failed = page.waitForEvent('requestfailed');
  await person.hover();
  await failed;
  await person.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused();
  await expect(page.locator('body[data-kept]')).toHaveCount(1);
});
