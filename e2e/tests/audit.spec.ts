import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { logIn, sample } from './support/people.ts';

test('an owner finds who did what and who was refused, narrows it down and takes it along', async ({
  page,
  request,
}) => {
  const tried = `nobody.${crypto.randomUUID()}@example.com`;
  const name = `Auditor ${crypto.randomUUID().slice(0, 8)}`;
  const owner = await callsAs(sample.owner);
  await owner.send('POST', 'roles', { name });
  await request.post('/v1/auth', {
    headers: { 'x-project': 'kazi' },
    data: { email: tried, password: 'a wrong one' },
  });

  await logIn(page, sample.owner);
  await page.getByRole('link', { name: 'Audit trail', exact: true }).click();
  const rows = page.getByRole('table', { name: 'Audit trail' }).getByRole('row');
  await expect(page.getByText(/entries are linked, each to the one before/)).toBeVisible();

  await page.getByLabel('Search the trail').fill(tried);
  await expect(rows, 'the headings, and what was searched for').toHaveCount(2);
  await expect(rows.filter({ hasText: tried })).toContainText('Not logged in');

  await page.getByLabel('Search the trail').fill(name);
  await expect(rows.filter({ hasText: tried })).toHaveCount(0);
  await expect(rows).toHaveCount(2);
  const made = rows.filter({ hasText: `Role · ${name}` });
  await expect(made).toContainText('Created');
  await expect(made).toContainText(`Name – → ${name}`);
  await made.getByRole('button', { name: 'Wanjiru Kamau' }).click();
  await expect(page.getByRole('button', { name: 'Show what everyone did' })).toHaveText(/Only Wanjiru Kamau/);
  await page.getByLabel('Kind of entry').selectOption('People and rights');
  await expect(page).toHaveURL(/kind=grant/);
  await expect(made).toHaveCount(1);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kazi-audit-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(name);
  expect(csv).not.toContain(tried);

  await page.getByLabel('To this day').fill('2020-01-01');
  await expect(page.getByRole('heading', { name: 'No entry matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows.nth(1)).toBeVisible();
});
