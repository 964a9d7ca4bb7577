import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { pixel } from './support/files.ts';
import { sample } from './support/people.ts';
import { aTask, comment, commentBox, pageOf } from './support/task.ts';

test('files go up, are seen by others, come down as they were and can be taken off', async ({ browser }) => {
  const { task } = await aTask();
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

test('subtasks are added, ticked, renamed, put in order, deleted and brought back', async ({ browser }) => {
  const { task, client } = await aTask();
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

test('a comment that is still on its way leaves the focus where one went meanwhile', async ({ browser }) => {
  const { task } = await aTask();
  const page = await pageOf(browser, sample.agent, `/tasks/${task._id}`);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/v1\/comments$/, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await commentBox(page).click();
  await page.keyboard.type('The slip is printed.');
  await page.keyboard.press('Control+Enter');
  const elsewhere = page.getByRole('textbox', { name: 'Add a subtask' });
  await elsewhere.click();
  letGo();
  await expect(commentBox(page)).toHaveText(/^(Write a comment.*)?$/);
  await expect(comment(page, 'Kevin')).toContainText('The slip is printed.');
  await expect(elsewhere).toBeFocused();

  await commentBox(page).click();
  await page.keyboard.type('And signed.');
  await page.keyboard.press('Control+Enter');
  await expect(comment(page, 'Kevin').filter({ hasText: 'And signed.' })).toBeVisible();
  await expect(commentBox(page)).toBeFocused();
});

test('two changes of one comment, or of one subtask, are shown beside each other, and one is chosen', async ({
  browser,
}) => {
  const { task, agent } = await aTask();
  const said = await agent.send('POST', 'comments', { task: task._id, body: '<p>At noon.</p>' });
  const step = await agent.send('POST', 'subtasks', { task: task._id, title: 'Call them' });
  const page = await pageOf(browser, sample.agent, `/tasks/${task._id}`);

  await comment(page, 'Kevin').hover();
  await page.getByRole('button', { name: 'Edit comment' }).click();
  const field = page.getByRole('textbox', { name: 'Edit comment' });
  await field.fill('At one.');
  await agent.send('PUT', `comments/${said._id}`, { version: said.version, body: '<p>At two.</p>' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Someone else changed this' });
  await expect(question.getByRole('region', { name: 'Yours' })).toContainText('At one.');
  await expect(question.getByRole('region', { name: 'The newer version' })).toContainText('At two.');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(field).toHaveCount(0);
  await expect(comment(page, 'Kevin')).toContainText('At one.');
  await expect
    .poll(async () => (await agent.get(`comments?task=${task._id}`)).items)
    .toMatchObject([{ body: '<p>At one.</p>', version: 3 }]);

  const title = page.getByRole('textbox', { name: /^Title of/ });
  await title.fill('Write to them');
  await agent.send('PUT', `subtasks/${step._id}`, { version: 1, title: 'Meet them', done: true });
  await title.press('Enter');
  await expect(question.getByRole('region', { name: 'The newer version' })).toContainText('Meet them');
  await question.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title).toHaveValue('Meet them');
  await expect(page.getByRole('checkbox', { name: 'Meet them' })).toBeChecked();

  // Of different fields both hold, and nothing is asked.
  await title.fill('Greet them');
  await agent.send('PUT', `subtasks/${step._id}`, { version: 2, done: false });
  await title.press('Enter');
  await expect
    .poll(async () => (await agent.get(`tasks/sub-tasks?task=${task._id}`)).items)
    .toMatchObject([{ title: 'Greet them', done: false, version: 4 }]);
});
