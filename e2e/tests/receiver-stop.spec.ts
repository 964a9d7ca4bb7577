import { expect, test } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { letterTo, pathIn } from './support/mail.ts';
import { aNewcomer } from './support/newcomer.ts';

test('a receiver that one did not add is stopped from the mail that tells of it', async ({ page }) => {
  const agent = await aNewcomer({ role: 'agent' });
  const calls = await callsAs(agent);
  const bank = { name: 'Zawadi Njoroge', bank: '11', account: '01109876543210' };
  await calls.send('POST', 'bank-accounts', bank);
  const link = pathIn(await letterTo(agent.email, /recipient was added/));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Stop this recipient?' })).toBeVisible();
  await expect(page.getByText(/Zawadi Njoroge · •••• 3210/)).toBeVisible();
  expect((await calls.get('bank-accounts')).items).toHaveLength(1);
  await page.getByRole('button', { name: 'Stop recipient' }).click();
  await expect(page.getByRole('heading', { name: 'The recipient is stopped' })).toBeVisible();
  expect((await calls.get('bank-accounts')).items).toEqual([]);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'There is nothing to stop' })).toBeVisible();
});
