import { expect, test } from '@playwright/test';
import { callsAs, sampleApp } from './support/calls.ts';
import { logInTo, sample } from './support/people.ts';

test('an employee sees pay and rewards of a year, and what of it was taxed', async ({ page }) => {
  await logInTo(page, '/my-pay', sample.employee);
  await page.getByRole('link', { name: 'Pay and rewards' }).click();
  const taxed = page.getByRole('region', { name: 'Taxes' });
  await expect(taxed).toContainText('Nothing was deducted from rewards');
  const months = page.getByRole('table', { name: /Earnings of/ });
  await expect(months.getByRole('row', { name: /Total for/ })).toBeVisible();
});

test('who runs payroll sees what a project and its tasks have cost', async ({ page }) => {
  const app = await sampleApp(await callsAs(sample.owner));
  await logInTo(page, `/projects/${app.project.id}`, sample.owner);
  await page.getByRole('button', { name: 'Show cost' }).click();
  const costs = page.getByRole('region', { name: 'Cost' });
  await expect(costs).toContainText('is split over the tasks');
  const month = costs.getByRole('rowheader').getByRole('button').first();
  await month.click();
  await expect(month).toHaveAttribute('aria-expanded', 'true');
  await costs.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('term').filter({ hasText: 'Cost' })).toBeVisible();
});

test('a client sees nothing of what their project has cost', async ({ page }) => {
  const calls = await callsAs(sample.client);
  const [project] = (await calls.get('projects')).items;
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await logInTo(page, `/projects/${project.id}`, sample.client);
  await expect(page.getByRole('heading', { name: project.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show cost' })).toHaveCount(0);
  expect(asked.filter((url) => /cost/.test(url))).toEqual([]);
});
