import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { watchFaults } from './support/faults.ts';
import { tabTo } from './support/keyboard.ts';
import { topUp } from './support/money.ts';
import { logIn, sample } from './support/people.ts';
import { commentBox, drawer, status } from './support/task.ts';

const agentName = 'Kevin Mwangi';
const clientName = 'Fatuma Hassan';

/** A task of the client's that the agent is to do, in an app of theirs, made by calls. */
async function aTask(request: APIRequestContext, fields: Record<string, unknown> = {}) {
  const client = await callsAs(request, sample.client);
  const agent = await callsAs(request, sample.agent);
  const { items } = await client.get('apps?limit=100');
  const app = items.find(({ key }: { key: string }) => key === 'SHOP');
  const task = await client.send('POST', 'tasks', {
    app: app.id,
    title: `Pay by M-Pesa ${crypto.randomUUID().slice(0, 8)}`,
    status: 'todo',
    assignees: [agent.user.id],
    ...fields,
  });
  return { app, task, client, agent };
}

/** A page of somebody's own, in a browser of its own, that hears what others do. */
async function pageOf(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, email);
  const hears = page.waitForResponse(/\/v1\/events\?app=/);
  await page.goto(path);
  if (!path.startsWith('/my-work')) await hears;
  return page;
}

/** The board with nothing but what a test made: a long column draws only what can be seen. */
const boardOf = (app: { id: string }, q: string) => `/apps/${app.id}/board?q=${encodeURIComponent(q)}`;

test('a task goes from the client to the agent and back until it is accepted', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { app, client: asClient } = await aTask(request);
  await topUp(request, asClient, 2_000); // what the sample leaves them with is not the same every day
  const title = `Receipts by SMS ${Date.now()}`;

  const client = await pageOf(browser, sample.client, boardOf(app, title));
  const faults = watchFaults(client);
  await expect(client.getByRole('heading', { name: app.name })).toBeVisible();
  await client.getByRole('button', { name: 'New task' }).click();
  await client.getByRole('textbox', { name: 'Title' }).fill(title);
  await client.getByRole('textbox', { name: 'Reward' }).fill('1500');
  await client.getByRole('button', { name: 'Create task' }).click();
  await client.getByRole('link', { name: title }).click();
  await expect(drawer(client).getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(drawer(client).getByText('1,500.00')).toBeVisible();
  await drawer(client).getByRole('button', { name: 'Assignees: Nobody' }).click();
  await client.getByRole('textbox', { name: 'Assignees' }).fill('Kevin');
  await client.keyboard.press('Enter');
  await client.keyboard.press('Escape');
  await expect(client.getByRole('button', { name: `Assignees: ${agentName}` })).toBeFocused();

  const agent = await pageOf(browser, sample.agent, '/my-work');
  await agent.getByRole('link', { name: title }).click();
  await drawer(agent).getByRole('button', { name: 'Start' }).click();
  await expect(status(client, 'In progress')).toBeVisible();

  await commentBox(agent).click();
  await agent.keyboard.type('Ready tomorrow, @fat');
  await expect(agent.getByRole('option', { name: clientName })).toBeVisible();
  await agent.keyboard.press('Enter');
  await agent.keyboard.type('is the text right?');
  await agent.keyboard.press('Control+Enter');
  const said = client.getByRole('article', { name: `Comment by ${agentName}` });
  await expect(said).toContainText(`Ready tomorrow, @${clientName} is the text right?`);
  await expect(commentBox(agent)).toBeFocused();
  await expect(commentBox(agent)).toHaveText('');

  await drawer(agent).getByRole('button', { name: 'Hand in for review' }).click();
  await drawer(client).getByRole('button', { name: 'Send back' }).click();
  await client
    .getByRole('textbox', { name: 'What is still missing?' })
    .fill('The amount is not in the text.');
  await client.getByRole('button', { name: 'Send back' }).last().click();
  await expect(status(agent, 'In progress')).toBeVisible();
  await agent.getByText('History', { exact: true }).click();
  await expect(drawer(agent).getByText('The amount is not in the text.')).toBeVisible();

  await drawer(agent).getByRole('button', { name: 'Hand in for review' }).click();
  await drawer(client).getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(status(agent, 'Done')).toBeVisible();
  await expect(drawer(agent).getByText('accepted the work')).toBeVisible();
  await expect(drawer(agent).getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('an edit of what somebody else changed meanwhile is shown beside theirs', async ({
  browser,
  request,
}) => {
  const { task, client } = await aTask(request, { description: '<p>Pay at the door.</p>' });
  const page = await pageOf(browser, sample.agent, `/tasks/${task._id}`);
  const title = page.getByRole('textbox', { name: 'Title' });
  const description = page.getByRole('region', { name: 'Description' });

  await title.fill('Pay by card');
  await client.send('PUT', `tasks/${task._id}`, { version: task.version, priority: 'high' });
  await expect(page.getByRole('button', { name: 'Priority: High' })).toBeVisible();
  await expect(title).toHaveValue('Pay by card');
  await title.press('Enter');
  await expect.poll(async () => (await client.get(`tasks/${task._id}`)).title).toBe('Pay by card');

  await description.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.keyboard.type(' Or before.');
  const { version } = await client.get(`tasks/${task._id}`);
  await client.send('PUT', `tasks/${task._id}`, { version, description: '<p>Pay in the app.</p>' });
  await page.keyboard.press('Control+Enter');
  const newer = page.getByRole('dialog', { name: /was changed meanwhile/ });
  await expect(newer.getByRole('region', { name: 'Mine' })).toContainText('Pay at the door. Or before.');
  await expect(newer.getByRole('region', { name: 'Theirs' })).toContainText('Pay in the app.');
  expect((await client.get(`tasks/${task._id}`)).description).toBe('<p>Pay in the app.</p>');
  await newer.getByRole('button', { name: 'Keep mine' }).click();
  await expect(description).toContainText('Pay at the door. Or before.');
  await expect
    .poll(async () => (await client.get(`tasks/${task._id}`)).description)
    .toBe('<p>Pay at the door. Or before.</p>');
  expect((await client.get(`tasks/${task._id}`)).priority).toBe('high');
});

test('nothing that is typed is lost', async ({ browser, request }) => {
  const { app, task } = await aTask(request, { description: '<p>Short.</p>' });
  const page = await pageOf(browser, sample.client, `${boardOf(app, task.title)}&task=${task._id}`);
  await commentBox(page).click();
  await page.keyboard.type('A thought, @ke');
  await expect(page.getByRole('option', { name: agentName })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: agentName })).toHaveCount(0);
  await expect(drawer(page)).toBeVisible();
  const description = page.getByRole('textbox', { name: 'Description' });
  await drawer(page).getByRole('button', { name: 'Edit' }).click();
  await expect(description).toBeFocused();
  await page.keyboard.type(' Longer.');
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawer(page)).toHaveCount(0);

  await page.reload();
  await page.getByRole('link', { name: task.title }).click();
  await expect(commentBox(page)).toHaveText('A thought, @ke');
  await expect(description).toHaveText('Short. Longer.');
  await description.press('Escape');
  await expect(description).toHaveCount(0);
  await expect(drawer(page).getByText('Short.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(description).toHaveText('Short. Longer.');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(drawer(page).getByText('Short. Longer.')).toBeVisible();
  await expect(description).toHaveCount(0);
});

test('what is typed while the editor is still on its way is whole, mentions too', async ({
  browser,
  request,
}) => {
  const { task } = await aTask(request);
  const page = await pageOf(browser, sample.agent, `/tasks/${task._id}`);
  const typed = Promise.withResolvers<void>();
  await page.route(/assets\/editor-.*\.js/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/assets\/editor-.*\.js/);
  await expect(commentBox(page)).toBeVisible();
  const before = await commentBox(page).boundingBox();
  await commentBox(page).click();
  await asked;
  await page.keyboard.type('First line.\nSecond, @fat');
  await page.keyboard.press('Home');
  await page.keyboard.type('The ');
  await page.keyboard.press('End');
  await expect(page.getByRole('option')).toHaveCount(0);
  typed.resolve();
  await expect(page.getByRole('option', { name: clientName })).toBeVisible();
  await expect(commentBox(page)).toBeFocused();
  expect((await commentBox(page).boundingBox())?.width).toBe(before?.width);
  await page.keyboard.press('Enter');
  await page.keyboard.type('is that right?');
  await page.keyboard.press('Control+Enter');
  const said = page.getByRole('article', { name: `Comment by ${agentName}` });
  await expect(said.locator('p')).toHaveText(['First line.', `The Second, @${clientName} is that right?`]);
});

test('files go up, are seen by others, come down as they were and can be taken off', async ({
  browser,
  request,
}) => {
  const { task } = await aTask(request);
  const agent = await pageOf(browser, sample.agent, `/tasks/${task._id}`);
  const client = await pageOf(browser, sample.client, `/tasks/${task._id}`);
  const files = agent.getByRole('region', { name: 'Attachments' });
  const choosing = agent.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Attach files' }).click();
  await (await choosing).setFiles([
    { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('unit,price\nbag,1200\n') },
    { name: 'dot.png', mimeType: 'image/png', buffer: pixel },
  ]);

  const link = client.getByRole('region', { name: 'Attachments' }).getByRole('link', { name: 'prices.csv' });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect(link).toBeVisible();
  await expect(files.getByRole('link', { name: 'dot.png' }).locator('img')).toBeVisible();
  const [download] = await Promise.all([client.waitForEvent('download'), link.click()]);
  expect(await readFile(await download.path(), 'utf8')).toBe('unit,price\nbag,1200\n');

  await files.getByRole('link', { name: 'prices.csv' }).hover();
  await files.getByRole('button', { name: 'Remove prices.csv' }).click();
  await expect(link).toHaveCount(0);
  await agent.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
});

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('subtasks are added, ticked, renamed, put in order, deleted and brought back', async ({
  browser,
  request,
}) => {
  const { task, client } = await aTask(request);
  const page = await pageOf(browser, sample.agent, `/tasks/${task._id}`);
  const steps = page.getByRole('region', { name: 'Subtasks' });
  const field = steps.getByRole('textbox', { name: 'Add a subtask' });
  await field.click();
  for (const step of ['Design', 'Build', 'Tset']) await page.keyboard.type(`${step}\n`);
  const titles = steps.getByRole('textbox', { name: /^Title of/ });
  await expect(titles).toHaveCount(3);
  await expect(field).toBeFocused();

  await steps.getByRole('textbox', { name: 'Title of Tset' }).fill('Test');
  await page.keyboard.press('Enter');
  await steps.getByRole('checkbox', { name: 'Design' }).click();
  await expect(steps.getByText('1/3')).toBeVisible();
  await steps.getByRole('button', { name: 'Move Test' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(steps.getByRole('button', { name: 'Move Test' })).toBeFocused();
  await expect(steps.getByText('Test: position 2 of 3.')).toBeAttached();
  await steps.getByRole('textbox', { name: 'Title of Build' }).hover();
  await steps.getByRole('button', { name: 'Delete Build' }).click();
  await expect(titles).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles).toHaveCount(3);

  await expect
    .poll(async () => (await client.get(`tasks/sub-tasks?task=${task._id}`)).items)
    .toMatchObject([{ title: 'Design', done: true }, { title: 'Test' }, { title: 'Build' }]);
  await page.reload();
  await expect(titles).toHaveCount(3);
  expect(await titles.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    'Design',
    'Test',
    'Build',
  ]);
  await expect(steps.getByRole('checkbox', { name: 'Design' })).toBeChecked();
});

test('a task is opened, gone through, changed and closed by keyboard alone', async ({ browser, request }) => {
  const name = `By keys ${crypto.randomUUID().slice(0, 8)}`;
  await aTask(request, { title: `${name}: before` });
  const { app, task } = await aTask(request, { title: `${name}: it` });
  const page = await pageOf(browser, sample.client, boardOf(app, name));
  const card = page.getByRole('link', { name: task.title });
  await card.focus();
  await page.keyboard.press('Enter');
  const title = drawer(page).getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(task.title);
  await page.keyboard.press('k');
  await expect(title).toHaveValue(`${name}: before`);
  await page.keyboard.press('j');
  await expect(title).toHaveValue(task.title);

  await tabTo(page, drawer(page).getByRole('button', { name: 'Priority: No priority' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Priority' })).toBeFocused();
  await page.keyboard.type('urg');
  await page.keyboard.press('Enter');
  const priority = drawer(page).getByRole('button', { name: 'Priority: Urgent' });
  await expect(priority).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(priority).toBeFocused();
  await expect(drawer(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(card).toBeFocused();
  await expect(page).not.toHaveURL(/task=/);
});
