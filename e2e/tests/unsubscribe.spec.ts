import { expect } from '@playwright/test';
import { letterTo } from './support/mail.ts';
import { test } from './support/test.ts';

test('mails of a kind are ended from a mail, without a login, and had again', async ({ page, place }) => {
  const { id } = place.asAgent.user;
  await place.asClient.send('POST', 'tasks', {
    app: place.app.id,
    title: 'Sharpen the saws',
    assignees: [id],
  });
  const { text } = await letterTo(place.agent.email, /assigned you/);
  const link = /\/unsubscribe\/\S+/.exec(text)?.[0] ?? '';
  const way = async () => (await place.asAgent.get(`user-preference/user/${id}`)).notices.assignment;

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Stop these e-mails?' })).toBeVisible();
  await expect(page.getByText('A task is assigned to me.')).toBeVisible();
  expect(await way()).toBe('at-once');
  await page.getByRole('button', { name: 'Stop e-mails' }).click();
  await expect(page.getByRole('heading', { name: 'You get no more of these e-mails' })).toBeVisible();
  expect(await way()).toBe('bell');
  await page.getByRole('button', { name: 'Send them again' }).click();
  await expect(page.getByRole('heading', { name: 'You get these e-mails again' })).toBeVisible();
  expect(await way()).toBe('at-once');
  await page.goto(link.slice(0, -2));
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
