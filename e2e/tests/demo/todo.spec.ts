import { expect, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Tasks' }).locator(':scope > li');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const lists = (page: Page) => page.getByRole('navigation', { name: 'Task lists' });

test('tasks are filtered, searched and sorted, and the address keeps it', async ({ page }) => {
  await openDemo(page, '/apps/todo');
  await expect(rows(page)).toHaveCount(18);
  // The list that is chosen says so itself.
  await expect(page.getByText('All tasks')).toHaveCount(1);
  await lists(page).getByRole('link', { name: 'Important' }).click();
  await expect(rows(page)).toHaveCount(4);
  await lists(page).getByRole('link', { name: 'High' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(lists(page).getByRole('link', { name: 'Important' })).toContainText('3');
  await expect(lists(page).getByRole('link', { name: 'Deleted' })).toContainText('0');
  await expect(page).toHaveURL(/filter=important/);
  await expect(page).toHaveURL(/tag=high/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title-asc');
  await expect(rows(page).first()).toContainText('Chase Savanna Freight');
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('searchbox').last().fill('nothing like it');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(18);
  await lists(page).getByRole('link', { name: 'Deleted' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Actions for Return the borrowed projector' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('a task is checked off, starred, deleted and brought back', async ({ page }) => {
  await openDemo(page, '/apps/todo');
  await page.getByRole('checkbox', { name: 'Completed: Draft the budget' }).click();
  await page.getByRole('button', { name: 'Important: Draft the budget' }).click();
  await expect(lists(page).getByRole('link', { name: 'Completed' })).toContainText('5');
  await expect(lists(page).getByRole('link', { name: 'Important' })).toContainText('5');
  await expect(row(page, 'Chase Savanna Freight').getByText('Overdue since')).toBeAttached();

  await page.getByRole('button', { name: 'Actions for Draft the budget' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row(page, 'Draft the budget')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Draft the budget').getByRole('checkbox')).toBeChecked();
});

test('a task is added and changed', async ({ page }) => {
  await openDemo(page, '/apps/todo');
  await page.getByRole('button', { name: 'Add a task' }).click();
  const added = page.getByRole('dialog', { name: 'New task' });
  await added.getByRole('button', { name: 'Add' }).click();
  await expect(added.getByText('Enter a title.')).toBeVisible();
  await added.getByRole('textbox', { name: 'Title' }).fill('Water the plants');
  await added.getByLabel('Due date').fill('2020-01-15');
  await added.getByRole('combobox', { name: 'Assignee' }).fill('umi');
  await page.getByRole('option', { name: 'Umi Kalume' }).click();
  await added.getByRole('combobox', { name: 'Tags' }).fill('low');
  await page.getByRole('option', { name: 'Low' }).click();
  await added.getByRole('textbox', { name: 'Description' }).fill('Not the cactus.');
  await added.getByRole('button', { name: 'Add' }).click();
  await expect(rows(page).first()).toContainText('Water the plants');
  await expect(rows(page).first().getByText('Overdue since')).toBeAttached();
  await expect(rows(page).first().getByRole('img', { name: 'Umi Kalume' })).toBeVisible();

  await page.getByRole('link', { name: 'Water the plants' }).click();
  await expect(page).toHaveURL(/task=21/);
  const panel = page.getByRole('dialog', { name: 'Task' });
  await expect(panel.getByRole('textbox', { name: 'Description' })).toHaveValue('Not the cactus.');
  await panel.getByRole('checkbox', { name: 'Important' }).check();
  await panel.getByRole('textbox', { name: 'Title' }).fill('Water the cactus');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Important: Water the cactus' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('tasks are put in another order by mouse and by keys', async ({ page }) => {
  await openDemo(page, '/apps/todo');
  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}` });
  await grip('Plan the end-of-year dinner').hover();
  const target = await row(page, 'Choose photographs').boundingBox();
  if (!target) throw new Error('There is nothing to drag to');
  await page.mouse.down();
  await page.mouse.move(target.x + 60, target.y + target.height - 8, { steps: 10 });
  await page.mouse.up();
  await expect(rows(page).nth(3)).toContainText('Plan the end-of-year dinner');

  await grip('Draft the budget').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(rows(page).nth(3)).toContainText('Draft the budget');
  await expect(grip('Draft the budget')).toBeFocused();
  await expect(page.locator('[aria-live=assertive]').last()).toContainText('position 4 of 18');
});
