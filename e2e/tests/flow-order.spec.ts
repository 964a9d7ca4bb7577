import { expect } from '@playwright/test';
import { aFlow, stageNames } from './support/flow.ts';
import { logInTo } from './support/people.ts';
import { test } from './support/test.ts';

test('a flow is changed by keyboard alone', async ({ page, place }) => {
  const { path } = await aFlow(place);
  await logInTo(page, path, place.client);
  const name = page.getByRole('button', { name: 'Counting stock', exact: true });
  await name.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Counting twice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Counting twice', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('never mind');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Counting twice', exact: true })).toBeFocused();

  const menu = page.getByRole('button', { name: 'Actions for the stage Plan' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Move later' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(stageNames(page).nth(1)).toHaveAccessibleName('Set current stage to Plan');
  await expect(menu).toBeFocused();

  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 of 2 met')).toBeVisible();
  await page.getByRole('button', { name: 'Status: Draft' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('done');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Status: Done' })).toBeFocused();
  await expect(page.getByText('Stories done: 1 of 1')).toBeVisible();
});

test('stages are put in order by dragging, with mouse and with keys', async ({ page, place }) => {
  const { path, flow } = await aFlow(place);
  await logInTo(page, path, place.client);
  const grip = (name: string) => page.getByRole('button', { name: `Move the stage ${name}` });
  const kept = async () => {
    const { stages } = await place.asClient.get(`flows/${flow._id}`);
    return stages.map(({ name }: { name: string }) => name);
  };
  await grip('Plan').dragTo(grip('In use'), { steps: 12 });
  await expect.poll(kept).toEqual(['Build', 'In use', 'Plan']);
  await expect(stageNames(page).nth(2)).toHaveAccessibleName('Set current stage to Plan');

  const said = page.getByRole('status').filter({ hasText: 'Plan' });
  await grip('Plan').focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Plan picked up, place 3 of 3.');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Place 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(said).toHaveText('Plan moved to place 2 of 3.');
  await expect.poll(kept).toEqual(['Build', 'Plan', 'In use']);
  await expect(grip('Plan')).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Place 3 of 3.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Plan is back where it was.');
  await expect(stageNames(page).nth(1)).toHaveAccessibleName('Set current stage to Plan');
  await expect(grip('Plan')).toBeFocused();
  expect(await kept()).toEqual(['Build', 'Plan', 'In use']);
});
