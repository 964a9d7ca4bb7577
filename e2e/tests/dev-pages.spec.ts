import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { watchFaults } from './support/faults.ts';
import { aPhone } from './support/money.ts';
import { aNewcomer } from './support/newcomer.ts';

test('a phone and a mailbox that are open show what comes to them', async ({ page, request }) => {
  const client = await aNewcomer({ role: 'client' });
  const calls = await callsAs(client);
  const phone = aPhone().international;
  const faults = watchFaults(page);

  await page.goto(`/dev/phone?phone=${encodeURIComponent(phone)}`);
  await expect(page.getByText('Nothing has come to this phone.')).toBeVisible();
  await calls.send('POST', 'mpesa-topup', { phone, amount: 150_000, currency: 'KES' }, randomUUID());
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(/^Paid\./);

  await page.goto(`/dev/mailbox?to=${encodeURIComponent(client.email)}`);
  const mails = page.getByRole('article');
  const before = await mails.count();
  await request.post('/v1/password-reset', {
    headers: { 'x-project': 'kazi' },
    data: { email: client.email },
  });
  await expect(mails).toHaveCount(before + 1);
  expect(faults).toEqual([]);
});
