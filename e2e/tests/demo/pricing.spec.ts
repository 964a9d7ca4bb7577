import { expect, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';

test('plans are priced by the month or the year, chosen and asked about', async ({ page }) => {
  await openDemo(page, '/pages/pricing');
  const plan = (name: string) =>
    page
      .getByRole('list', { name: 'Plans' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
  await expect(plan('Standard')).toContainText('Popular');
  await expect(plan('Basic')).toContainText('$0');
  await expect(plan('Standard')).toContainText('$49');
  await expect(plan('Enterprise')).toContainText('$99');
  await page.getByText('Yearly', { exact: true }).click();
  await expect(plan('Standard')).toContainText('$40');
  await expect(plan('Standard')).toContainText('$480 per year');
  await expect(plan('Enterprise')).toContainText('$960 per year');
  await page.reload();
  await expect(plan('Enterprise')).toContainText('$80');

  await page.getByRole('button', { name: 'Upgrade to Enterprise' }).click();
  await expect(plan('Enterprise').getByRole('button')).toHaveText('Current plan');
  await expect(plan('Basic').getByRole('button')).toHaveText('Change to Basic');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(plan('Basic').getByRole('button')).toHaveText('Current plan');

  const answer = page.getByText('Cards, bank transfer and M-Pesa.');
  await expect(answer).toBeHidden();
  await page.getByText('Which ways to pay are there?').click();
  await expect(answer).toBeVisible();
});
