import { expect, type Page } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { topUp } from './support/money.ts';
import { aNewcomer } from './support/newcomer.ts';
import { logIn } from './support/people.ts';
import { test } from './support/test.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('a newcomer has first steps, which tick themselves off and can be hidden', async ({ page }) => {
  const who = await aNewcomer({ role: 'client' });
  await logIn(page, who);
  const steps = panel(page, 'First steps');
  await expect(steps).toContainText('0 of 3 done');
  await expect(steps.getByRole('link', { name: 'Top up your wallet' })).toHaveAttribute(
    'href',
    '/wallet/top-up',
  );
  await steps.getByRole('link', { name: 'Create a project and an app' }).click();
  await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible();

  const calls = await callsAs(who);
  const key = `H${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  await calls.send('POST', 'projects', { name: `Home ${key}`, key });
  await page.goto('/');
  await expect(steps).toContainText('1 of 3 done');
  await topUp(calls, 500);
  await expect(steps).toContainText('2 of 3 done');
  await expect(panel(page, 'My wallet')).toContainText('KES 500.00');
  await steps.getByRole('button', { name: 'Hide the first steps' }).click();
  await expect(steps).toHaveCount(0);
  // What was seen before is shown at once: only the server's answer tells that it was saved.
  const told = page.waitForResponse(/\/v1\/dashboard/);
  await page.reload();
  await told;
  await expect(page.getByRole('region', { name: 'My projects' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('work given to somebody is new on their Home, is begun there, and then is next', async ({
  page,
  place: { asClient, asAgent, agent, app },
}) => {
  const title = 'Count the crates at the Nakuru depot before the lorry leaves for Kisumu';
  await asClient.send('POST', 'tasks', { app: app.id, title, status: 'todo', assignees: [asAgent.user.id] });
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, agent);
  await expect(panel(page, 'New for me').getByRole('link', { name: title })).toBeVisible();
  await panel(page, 'New for me')
    .getByRole('button', { name: /^Start/ })
    .click();
  await expect(panel(page, 'Next for me').getByRole('link', { name: title })).toBeVisible();
  await expect(panel(page, 'New for me')).toHaveCount(0);
});
