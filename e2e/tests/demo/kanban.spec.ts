import { expect, type Locator, type Page, test } from '@playwright/test';
import { fetchOn, openDemo } from '../support/demo.ts';
import { drag } from '../support/drag.ts';
import { pixel } from '../support/files.ts';

const board = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name},`) });
const titles = (page: Page, name: string) => board(page, name).getByRole('article').getByRole('link');
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const boardNames = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last();
const said = (page: Page) => page.locator('[aria-live=assertive]').last();

/** Drags over another card or column, to a part of its height: a card's lower half is the place after it. */
const dragOver = (page: Page, from: Locator, to: Locator, part = 0.25) =>
  drag(page, from, to, ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height * part }));

test('tasks and boards are moved by mouse', async ({ page }) => {
  await openDemo(page, '/apps/kanban');
  await dragOver(page, card(page, 'Ask Safaricom'), card(page, 'Reconcile wallet'));
  await expect(titles(page, 'In progress').nth(1)).toContainText('Ask Safaricom');
  await dragOver(page, card(page, 'Draw the checkout'), card(page, 'Delivery zones'), 0.75);
  await expect(titles(page, 'To do').nth(1)).toContainText('Draw the checkout');
  await dragOver(
    page,
    boardNames(page).filter({ hasText: 'Done' }),
    boardNames(page).filter({ hasText: 'To do' }),
  );
  await expect(boardNames(page)).toHaveText(['Done', 'To do', 'In progress']);
  const { body } = await fetchOn(page, '/apps/kanban/boards');
  expect(body).toMatchObject([{ title: 'done' }, { title: 'todo' }, { title: 'in-progress' }]);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a task is picked up where a finger rests on it, and put elsewhere', async ({ page }) => {
    await openDemo(page, '/apps/kanban');
    const [from, to] = await Promise.all([0, 1].map((at) => titles(page, 'To do').nth(at).boundingBox()));
    if (!from || !to) throw new Error('What is dragged is not on the page');
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x + 60, y }],
      });
    const lifted = page.locator('[data-dragged]');

    await touch('touchStart', from.y + 8);
    await expect(lifted).toHaveCount(1);
    await touch('touchMove', from.y + 40);
    await touch('touchMove', to.y + to.height + 30);
    await touch('touchEnd');
    await expect(titles(page, 'To do').nth(1)).toContainText('Draw the checkout');
    await expect(lifted).toHaveCount(0);
    await expect(page, 'letting go opens nothing').not.toHaveURL(/task=/);
  });
});

test('tasks and boards are moved by keys, and it is said where they are', async ({ page }) => {
  await openDemo(page, '/apps/kanban');
  await titles(page, 'To do').first().focus();
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText('To do, position 1 of 5');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toHaveText('In progress, position 2 of 5.');
  await page.keyboard.press('Space');
  await expect(titles(page, 'In progress').nth(1)).toContainText('Draw the checkout');
  await expect(titles(page, 'In progress').nth(1)).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(said(page)).toContainText('is back where it was');

  await page.getByRole('button', { name: 'Move To do' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(boardNames(page)).toHaveText(['In progress', 'To do', 'Done']);
  await expect(page.getByRole('button', { name: 'Move To do' })).toBeFocused();

  await card(page, 'Load test')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Done' }).click();
  await expect(titles(page, 'Done').last()).toContainText('Load test');
});

test('a task is added, changed, commented on, deleted and brought back', async ({ page }) => {
  await openDemo(page, '/apps/kanban');
  await board(page, 'To do').getByRole('button', { name: 'Add a task' }).click();
  await page.getByRole('textbox', { name: 'New task on To do' }).fill('Call the Kisumu office');
  await page.keyboard.press('Enter');
  await expect(titles(page, 'To do').last()).toHaveText('Call the Kisumu office');

  await titles(page, 'To do').last().click();
  const panel = page.getByRole('dialog', { name: 'Task' });
  await expect(page).toHaveURL(/task=14/);
  await panel.getByRole('textbox', { name: 'Title' }).fill('Visit the Kisumu office');
  await panel.getByLabel('Due date').fill('2030-01-15');
  await panel.getByRole('combobox', { name: 'Board' }).selectOption('Done');
  await panel.getByRole('combobox', { name: 'Labels' }).fill('leg');
  await page.getByRole('option', { name: 'Legal' }).click();
  await panel.getByRole('combobox', { name: 'Assignees' }).fill('dorcas');
  await page.getByRole('option', { name: 'Dorcas Muthoni' }).click();
  await panel.getByRole('textbox', { name: 'New comment' }).fill('Monday is a holiday there.');
  await panel.getByRole('button', { name: 'Comment' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Monday is a holiday' })).toContainText(
    'Amina Wanjiru',
  );
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();

  const changed = card(page, 'Visit the Kisumu office');
  await expect(board(page, 'Done').getByRole('article').filter({ hasText: 'Kisumu' })).toContainText('Legal');
  await expect(changed.getByRole('img', { name: '1 comment' })).toBeVisible();
  await expect(changed.getByRole('img', { name: 'Dorcas Muthoni' })).toBeVisible();

  await changed.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(changed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(changed).toBeVisible();
});

test('what was typed is not lost without a question', async ({ page }) => {
  await openDemo(page, '/apps/kanban?task=6');
  const panel = page.getByRole('dialog', { name: 'Task' });
  await panel.getByRole('textbox', { name: 'Title' }).fill('');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Enter a title.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/task=/);
});

test('a board is added and renamed; cleared or deleted, it comes back as it was', async ({ page }) => {
  await openDemo(page, '/apps/kanban');
  await page.getByRole('button', { name: 'Add a board' }).click();
  await page.getByRole('textbox', { name: 'Name of the new board' }).fill('Waiting');
  await page.keyboard.press('Enter');
  await expect(boardNames(page)).toHaveText(['To do', 'In progress', 'Done', 'Waiting']);

  const act = async (name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Waiting', 'Rename');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('On hold');
  await page.keyboard.press('Enter');
  await expect(boardNames(page).last()).toHaveText('On hold');

  const done = await titles(page, 'Done').allTextContents();
  await act('Done', 'Empty board');
  await expect(titles(page, 'Done')).toHaveCount(0);
  await undo(page).click();
  await expect(titles(page, 'Done')).toHaveText(done);

  const underWay = await titles(page, 'In progress').allTextContents();
  await act('In progress', 'Delete');
  await expect(boardNames(page)).toHaveText(['To do', 'Done', 'On hold']);
  await expect(card(page, 'Weighing screen')).toHaveCount(0);
  await undo(page).click();
  await expect(boardNames(page)).toHaveText(['To do', 'In progress', 'Done', 'On hold']);
  await expect(titles(page, 'In progress')).toHaveText(underWay);
});

test('what was just added to a long column is in sight', async ({ page }) => {
  await openDemo(page, '/apps/kanban');
  await board(page, 'To do').getByRole('button', { name: 'Add a task' }).click();
  await page.keyboard.type('Count the chairs');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Count the chairs')).toBeInViewport({ ratio: 0.9 });
});

test('attachments are opened, added, chosen as the cover and removed', async ({ page }) => {
  await openDemo(page, '/apps/kanban?task=2');
  const panel = page.getByRole('dialog', { name: 'Task' });
  await panel.getByRole('button', { name: 'application-form.pdf', exact: true }).click();
  await expect(page.getByRole('img', { name: 'First page of application-form.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();

  // What a file is follows from its content, not from what it is called.
  await panel.locator('input[type=file]').setInputFiles([
    { name: 'dot.png', mimeType: 'image/png', buffer: pixel },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await expect(panel.getByRole('link', { name: 'page.png' })).toHaveAttribute('download', 'page.png');
  await expect(panel.getByRole('button', { name: 'Use page.png as the cover' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'dot.png', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Picture dot.png' })).toBeVisible();
  await page.getByRole('dialog', { name: 'dot.png' }).getByRole('button', { name: 'Close' }).click();

  await panel.getByRole('button', { name: 'Use dot.png as the cover' }).click();
  const shown = card(page, 'Ask Safaricom').locator('img[src^="data:image/png"]');
  await expect(shown).toHaveCount(1);
  await panel.getByRole('button', { name: 'Remove dot.png' }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toHaveCount(1);
});

test('a file is dropped on a task', async ({ page }) => {
  await openDemo(page, '/apps/kanban?task=3');
  const panel = page.getByRole('dialog', { name: 'Task' });
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['estate,fee'], 'zones.csv', { type: 'text/csv' }));
    return transfer;
  });
  const zone = panel.getByRole('region', { name: 'Attachments' });
  await zone.dispatchEvent('dragover', { dataTransfer: dropped });
  await zone.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(panel.getByRole('link', { name: 'zones.csv' })).toBeVisible();
});

test('in the dark a board has an edge', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kazi.skin', 'dark'));
  await openDemo(page, '/apps/kanban');
  const column = board(page, 'To do').locator(':scope > div');
  await expect(column).toHaveCSS('border-top-width', '1px');
});
