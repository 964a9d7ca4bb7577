import { expect, test } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { topUp } from './support/money.ts';
import { aNewcomer } from './support/newcomer.ts';
import { logInTo, sample } from './support/people.ts';

test('the owner sets what a new receiver may get, and gives the usual limit back', async ({ page }) => {
  await logInTo(page, '/wallet/limits', sample.owner);
  const field = page.getByLabel('To a new recipient');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(field).toHaveValue('20,000');
  await field.fill('21,000.50');
  await save.click();
  await expect(page.getByText('Limits saved.')).toBeVisible();
  await expect(page.getByText(/^In all, .* Until .*, KES\s20,000\.00 applies\.$/)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('21,000.50');
  await field.fill('much');
  await save.click();
  await expect(page.getByText('Enter an amount such as')).toBeVisible();
  await field.fill('');
  await save.click();
  await expect(field).toHaveValue('20,000');
});

test('who withdraws sees what each limit leaves before anything is typed, and what is in the way', async ({
  page,
}) => {
  const agent = await aNewcomer({ role: 'agent' });
  const calls = await callsAs(agent);
  await topUp(calls, 30_000);
  const bank = { name: 'Zawadi Njoroge', bank: '11', account: '01109876543210' };
  const { id } = await calls.send('POST', 'bank-accounts', bank);
  await logInTo(page, `/wallet/withdraw?receiver=${id}`, agent);
  const left = page.getByRole('region', { name: 'Remaining limits' });
  await expect(left.getByText(/^To this new recipient, until /)).toBeVisible();
  await left.getByText('See all limits').click();
  await expect(left.getByText('Without a second person, in 24 hours')).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('20,001');
  await expect(page.getByText(/^New recipient: at most KES\s20,000\.00 in all/)).toBeVisible();
});
