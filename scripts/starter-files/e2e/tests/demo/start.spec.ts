import { expect, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { demoRoutes } from '../support/demo-routes.ts';
import { watchFaults } from '../support/faults.ts';

test('each page opens without a fault', async ({ page }) => {
  await openDemo(page, '/');
  const faults = watchFaults(page);
  for (const path of demoRoutes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(faults).toEqual([]);
});
