import { expect } from '@playwright/test';
import { cardIn, column, openBoard } from './support/board.ts';
import { newTask } from './support/task.ts';
import { test } from './support/test.ts';

test('offline is told over every dialog, and what waits goes out once the device is back', async ({
  page,
  place,
}) => {
  await openBoard(page, place);
  const title = newTask(page).getByRole('textbox', { name: 'Title' });
  await page.getByRole('button', { name: 'New task' }).first().click();
  await expect(title).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(newTask(page)).toHaveCount(0);

  await page.context().setOffline(true);
  const line = page.getByText('You are offline. Changes will be sent when you are back online.');
  await expect(line).toBeVisible();
  await page.keyboard.press('c');
  await title.fill('Count the bags');
  await page.keyboard.press('ControlOrMeta+Enter');
  const waiting = page.getByText(
    'You are offline. 1 change is waiting and will be sent when you are back online.',
  );
  await expect(waiting).toBeVisible();
  // Nothing lies over it: a click in its middle would meet it.
  await waiting.click({ trial: true });

  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  await expect(cardIn(column(page, 'To do'), 'Count the bags')).toBeVisible();
});
