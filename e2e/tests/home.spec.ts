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

  // Handed in it waits for others; sent back it comes first, with the reason and its act.
  const next = panel(page, 'Next for me');
  const { _id } = await asClient.send('POST', 'tasks', {
    app: app.id,
    title: 'Weigh the crates',
    status: 'in-progress',
    assignees: [asAgent.user.id],
    dueDate: '2026-01-01',
  });
  await expect(next.getByRole('listitem').first()).toContainText('Weigh the crates');
  await asAgent.send('POST', `tasks/${_id}/submission`, { version: 1 });
  await expect(next.getByRole('link', { name: '1 waits for others' })).toBeVisible();
  await expect(next.getByRole('link', { name: 'Weigh the crates' })).toHaveCount(0);
  await asClient.send('POST', `tasks/${_id}/rejection`, {
    version: 2,
    reason: 'The scale was off\nSee photo',
  });
  const first = next.getByRole('listitem').first();
  await expect(first).toContainText('sent this back: The scale was off');
  await expect(first).not.toContainText('See photo');
  await expect(first.getByRole('button', { name: /^Submit/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /unread/ })).toBeVisible();
  await first.getByRole('link', { name: 'Weigh the crates' }).click();
  await expect(page.getByRole('heading', { name: /Weigh the crates/ })).toBeVisible();
});
