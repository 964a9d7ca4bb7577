import { expect, type Page } from '@playwright/test';
import { logInTo } from './support/people.ts';
import { submitAll } from './support/task.ts';
import { test } from './support/test.ts';
import type { Workplace } from './support/workplace.ts';

const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** A late task of the agent, one they have handed in, and one with a reward and no assignee yet. */
async function aBusyProject({ asClient, asAgent, app }: Workplace): Promise<{ handedIn: string }> {
  const { id: agent } = asAgent.user;
  const made = (title: string, given: object = {}) =>
    asClient.send('POST', 'tasks', { app: app.id, title, ...given });
  await made('Oil the hinges', { assignees: [agent], dueDate: '2026-01-05' });
  await made('Paint the door', { reward: { amount: 1500_00, currency: 'KES' } });
  const { _id } = await made('Sharpen the saws', { assignees: [agent], status: 'in-progress' });
  await asAgent.send('POST', `tasks/${_id}/submission`, { version: 1 });
  return { handedIn: _id };
}

test('a project says how its work stands, and each figure leads to the tasks it counts', async ({
  page,
  place,
}) => {
  await aBusyProject(place);
  await logInTo(page, `/projects/${place.project}`, place.client);
  const attention = panel(page, 'Needs attention');
  await expect(attention.getByRole('listitem')).toHaveCount(2);
  await expect(attention.getByRole('link', { name: 'Oil the hinges' })).toBeVisible();
  await expect(panel(page, 'Rewards')).toContainText('1,500');
  for (const name of ['Activity', 'Teams'])
    await expect
      .poll(
        () =>
          panel(page, name).evaluate((card) => {
            const parts = [...card.querySelectorAll('li')].map((one) => one.getBoundingClientRect().bottom);
            return card.getBoundingClientRect().bottom - Math.max(...parts);
          }),
        'a card is no higher than what it holds',
      )
      .toBeLessThanOrEqual(24);

  const states = page.getByRole('navigation', { name: 'Tasks by status' });
  await states.getByRole('link', { name: /^Backlog/ }).click();
  await expect(page).toHaveURL(/status=/);
  await expect(panel(page, 'Backlog').getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(panel(page, 'Backlog').getByRole('link', { name: 'Paint the door' })).toBeVisible();
  await states.getByRole('link', { name: /^Overdue/ }).click();
  await expect(panel(page, 'Overdue').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(attention).toBeVisible();

  await panel(page, 'Workload')
    .getByRole('link', { name: `2 open: ${place.agent.name}` })
    .click();
  await expect(panel(page, `Tasks of ${place.agent.name}`).getByRole('listitem')).toHaveCount(2);
  await panel(page, 'Apps').getByRole('link', { name: '1 overdue' }).click();
  await expect(page).toHaveURL(/\/list\?due=overdue/);
  await expect(page.getByRole('link', { name: 'Oil the hinges', exact: true })).toBeVisible();
});

test('an agent of the project sees its work and no money; a person’s page shows what they have to do', async ({
  page,
  theirs,
  place,
}) => {
  await aBusyProject(place);
  await logInTo(page, `/projects/${place.project}`, place.agent);
  await expect(panel(page, 'Needs attention').getByRole('listitem')).toHaveCount(2);
  await expect(panel(page, 'Activity').getByText('submitted').first()).toBeVisible();
  await expect(panel(page, 'Rewards')).toHaveCount(0);

  const { id } = place.asAgent.user;
  await logInTo(theirs, `/people/${id}`, place.client);
  await expect(panel(theirs, 'To do').getByRole('listitem')).toHaveCount(2);
  await theirs.getByRole('link', { name: /^In review/ }).click();
  await panel(theirs, 'In review').getByRole('link', { name: 'Sharpen the saws' }).click();
  await expect(theirs.getByRole('textbox', { name: 'Title' })).toHaveValue('Sharpen the saws');
});

test('why work was sent back stands on the task and under the bell', async ({ page, place }) => {
  const { handedIn } = await aBusyProject(place);
  const reason = 'The third saw is still blunt';
  await place.asClient.send('POST', `tasks/${handedIn}/rejection`, { version: 2, reason });
  await logInTo(page, '/notifications', place.agent);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'sent your work back' });
  await expect(row).toContainText(reason);
  await row.getByRole('link').click();
  const note = page.getByRole('region', { name: `${place.client.name} sent this back` });
  await expect(note).toContainText(reason);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await submitAll(page).click();
  await expect(note).toHaveCount(0);
});

test('on a phone a project and a person stand in one column, their actions in one row', async ({
  page,
  place,
}) => {
  await aBusyProject(place);
  await page.setViewportSize({ width: 390, height: 844 });
  await logInTo(page, `/projects/${place.project}`, place.client);
  const edit = await page.getByRole('button', { name: 'Edit project' }).boundingBox();
  const more = await page.getByRole('button', { name: 'More actions' }).boundingBox();
  expect(edit?.y).toBe(more?.y);
  for (const path of [`/projects/${place.project}`, `/people/${place.asAgent.user.id}`]) {
    await page.goto(path);
    await expect(panel(page, 'Activity')).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  }
});
