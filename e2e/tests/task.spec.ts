import { expect, test } from '@playwright/test';
import { watchFaults } from './support/faults.ts';
import { tabTo } from './support/keyboard.ts';
import { topUp } from './support/money.ts';
import { sample } from './support/people.ts';
import { aTask, commentBox, drawer, pageOf, status, submitAll, submitDialog } from './support/task.ts';

const agentName = 'Kevin Mwangi';
const clientName = 'Fatuma Hassan';

/** The board with nothing but what a test made: a long column draws only what can be seen. */
const boardOf = (app: { id: string }, q: string) => `/apps/${app.id}/board?q=${encodeURIComponent(q)}`;

test('a task goes from the client to the agent and back until it is accepted', async ({ browser }) => {
  test.setTimeout(120_000);
  const { app, client: asClient } = await aTask();
  await topUp(asClient, 2_000); // what the sample leaves them with is not the same every day
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
  await client.getByRole('combobox', { name: 'Assignees' }).fill('Kevin');
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

  await drawer(agent).getByRole('button', { name: 'Submit for review' }).click();
  const words = submitDialog(agent).getByRole('textbox', { name: 'What did you do?' });
  await expect(words).toBeFocused();
  await agent.keyboard.type('The text message is ready.');
  await submitDialog(agent).getByLabel('Links').fill('example.com/message');
  const chosen = agent.waitForEvent('filechooser');
  await submitDialog(agent).getByRole('button', { name: 'Attach files' }).click();
  await (await chosen).setFiles({ name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.from('Habari') });
  await expect(submitDialog(agent).getByRole('link', { name: /text\.txt/ })).toBeVisible();
  await submitDialog(agent).getByLabel('Links').press('Control+Enter');
  const delivery = drawer(client).getByRole('article', { name: `Delivery 1 by ${agentName}` });
  await expect(delivery).toContainText('The text message is ready.');
  await expect(delivery.getByRole('link', { name: 'example.com/message' })).toBeVisible();
  await expect(delivery.getByRole('link', { name: /text\.txt/ })).toBeVisible();
  await drawer(client).getByRole('button', { name: 'Send back' }).click();
  await client
    .getByRole('textbox', { name: 'What is still missing?' })
    .fill('The amount is not in the text.');
  await client.getByRole('button', { name: 'Send back' }).last().click();
  await expect(status(agent, 'In progress')).toBeVisible();
  await agent.getByText('History', { exact: true }).click();
  const note = drawer(agent).getByRole('region', { name: /sent this back/ });
  await expect(note).toContainText('The amount is not in the text.');

  await expect(delivery).toContainText('The amount is not in the text.');
  await drawer(agent).getByRole('button', { name: 'Submit for review' }).click();
  await submitAll(agent).click();
  await expect(drawer(client).getByRole('article', { name: /^Delivery 2 / })).toBeVisible();
  await drawer(client).getByRole('button', { name: 'Show 1 earlier delivery' }).click();
  await expect(delivery).toBeVisible();
  const accept = /^Accept · KES 1,500\.00\s*: SHOP-\d+, Kevin Mwangi$/;
  await drawer(client).getByRole('button', { name: accept }).click();
  await expect(status(agent, 'Done')).toBeVisible();
  await expect(drawer(agent).getByText('accepted the work')).toBeVisible();
  await expect(drawer(agent).getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('work is sent back with marks on its picture, which the assignee checks off', async ({ browser }) => {
  test.setTimeout(120_000);
  const { app, task } = await aTask({ status: 'in-progress' });
  const path = `/apps/${app.id}/board?task=${task._id}`;
  const agent = await pageOf(browser, sample.agent, path);
  const faults = watchFaults(agent);
  await drawer(agent).getByRole('button', { name: 'Submit for review' }).click();
  const chosen = agent.waitForEvent('filechooser');
  await submitDialog(agent).getByRole('button', { name: 'Attach files' }).click();
  const picture = await agent.screenshot();
  await (await chosen).setFiles({ name: 'shop.png', mimeType: 'image/png', buffer: picture });
  await expect(submitDialog(agent).getByRole('link', { name: /shop\.png/ })).toBeVisible();
  await submitAll(agent).click();
  await expect(status(agent, 'In review')).toBeVisible();

  const client = await pageOf(browser, sample.client, path);
  await drawer(client).getByRole('button', { name: 'Review', exact: true }).click();
  const review = client.getByRole('dialog', { name: 'Review delivery 1' });
  await review.getByRole('img', { name: 'shop.png' }).click({ position: { x: 40, y: 30 } });
  const first = review.getByRole('textbox', { name: 'What mark 1 is about' });
  await expect(first).toBeFocused();
  await first.fill('The logo is cut');
  await review.getByRole('button', { name: 'Add a mark' }).press('Enter');
  const second = review.getByRole('textbox', { name: 'What mark 2 is about' });
  await expect(second).toBeFocused();
  const pin = review.getByRole('button', { name: /^Mark 2:/ });
  await pin.press('ArrowRight');
  await expect(client.getByText('Mark 2: 51% from the left, 50% from the top.')).toBeAttached();
  const send = review.getByRole('button', { name: 'Send back' });
  await send.click();
  await expect(second).toBeFocused();
  await second.fill('Too dark');
  await review.getByRole('textbox', { name: 'What is still missing?' }).fill('Nearly there');
  await send.click();

  const delivery = drawer(agent).getByRole('article', { name: /^Delivery 1 by / });
  await expect(delivery.getByText('0 of 2 marks done')).toBeVisible();
  await delivery.getByRole('checkbox', { name: 'Mark 2 is done' }).check();
  await expect(drawer(client).getByText('1 of 2 marks done')).toBeVisible();
  expect(faults).toEqual([]);
});

test('an edit of what somebody else changed meanwhile is shown beside theirs', async ({ browser }) => {
  const { task, client } = await aTask({ description: '<p>Pay at the door.</p>' });
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
  const newer = page.getByRole('dialog', { name: /^Someone else changed/ });
  await expect(newer.getByRole('region', { name: 'Your version' })).toContainText(
    'Pay at the door. Or before.',
  );
  await expect(newer.getByRole('region', { name: 'The newer version' })).toContainText('Pay in the app.');
  expect((await client.get(`tasks/${task._id}`)).description).toBe('<p>Pay in the app.</p>');
  await newer.getByRole('button', { name: 'Keep your version' }).click();
  await expect(description).toContainText('Pay at the door. Or before.');
  await expect
    .poll(async () => (await client.get(`tasks/${task._id}`)).description)
    .toBe('<p>Pay at the door. Or before.</p>');
  expect((await client.get(`tasks/${task._id}`)).priority).toBe('high');
});

test('nothing that is typed is lost', async ({ browser }) => {
  const { app, task } = await aTask({ description: '<p>Short.</p>' });
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

test('what is typed while the editor is still on its way is whole, mentions too', async ({ browser }) => {
  const { task } = await aTask();
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

test('a task is opened, gone through, changed and closed by keyboard alone', async ({ browser }) => {
  const name = `By keys ${crypto.randomUUID().slice(0, 8)}`;
  await aTask({ title: `${name}: before` });
  const { app, task } = await aTask({ title: `${name}: it` });
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
  await expect(page.getByRole('combobox', { name: 'Priority' })).toBeFocused();
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
