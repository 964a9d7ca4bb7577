import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import { chooseFiles, pixel } from './support/files.ts';
import { sample } from './support/people.ts';
import { aTask, comment, commentBox, newTask, pageOf } from './support/task.ts';

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
  await expect(page.getByText('Test: position 2 of 3.')).toBeAttached();
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
  await expect(field).toBeFocused();
  await field.fill('At one.');
  await agent.send('PUT', `comments/${said._id}`, { version: said.version, body: '<p>At two.</p>' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Someone else changed this' });
  await expect(question.getByRole('region', { name: 'Your version' })).toContainText('At one.');
  await expect(question.getByRole('region', { name: 'The newer version' })).toContainText('At two.');
  await question.getByRole('button', { name: 'Keep your version' }).click();
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
  await question.getByRole('button', { name: 'Use the newer version' }).click();
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

/** Gives a picture to a field as the system does: dropped on what stands there at that moment, or pasted into it. */
async function give(field: Locator, how: 'drop' | 'paste', name: string): Promise<void> {
  // Found and given to in one step: between two, the editor takes the place of the plain field.
  const label = await field.getAttribute('aria-label');
  await field.page().evaluate(
    ({ label, how, name, bytes }) => {
      const element = document.querySelector(`[role=textbox][aria-label="${label}"]`);
      if (!element) throw new Error(`There is no field ${label}`);
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }));
      const { x, y } = element.getBoundingClientRect();
      const shared = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...shared, clipboardData: data })
          : new DragEvent('drop', { ...shared, dataTransfer: data, clientX: x + 5, clientY: y + 5 }),
      );
    },
    { label, how, name, bytes: [...pixel] },
  );
}

test('pictures and files go into a comment and a description, and come from our own addresses alone', async ({
  browser,
}) => {
  const { task, agent } = await aTask();
  const page = await pageOf(browser, sample.agent, `/tasks/${task._id}`);
  const client = await pageOf(browser, sample.client, `/tasks/${task._id}`);

  await commentBox(page).click();
  await page.keyboard.type('See ');
  await give(commentBox(page), 'paste', 'plan.png');
  await expect(commentBox(page).getByRole('img', { name: 'plan.png' })).toBeVisible();
  await page.keyboard.type('and ');
  const field = page.locator('[data-field=comment]');
  await chooseFiles(field.getByRole('button', { name: 'Attach files' }), {
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('bag,1200\n'),
  });
  await expect(commentBox(page)).toContainText('prices.csv');
  await field.getByRole('button', { name: 'Comment', exact: true }).click();

  const said = comment(client, 'Kevin');
  const picture = said.getByRole('img', { name: 'plan.png' });
  await expect(picture).toHaveAttribute('src', /^\/files\//);
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBe(1);
  const [download] = await Promise.all([
    client.waitForEvent('download'),
    said.getByRole('link', { name: 'prices.csv' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe('bag,1200\n');
  await expect(page.getByRole('region', { name: 'Attachments' }).getByRole('listitem')).toHaveCount(2);
  const [{ body }] = (await agent.get(`comments?task=${task._id}`)).items;
  expect(body).toMatch(
    /^<p>See <img data-file="[\w-]{36}" alt="plan.png" \/> and <a data-file="[\w-]{36}">prices.csv<\/a>/,
  );

  await page.getByRole('button', { name: 'Add a description' }).click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await give(description, 'drop', 'leg.png');
  await expect(description.getByRole('img', { name: 'leg.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(
    client.getByRole('region', { name: 'Description' }).getByRole('img', { name: 'leg.png' }),
  ).toBeVisible();

  // A file that is taken off leaves its name.
  await page.getByRole('region', { name: 'Attachments' }).getByRole('link', { name: 'plan.png' }).hover();
  await page.getByRole('button', { name: 'Remove plan.png' }).click();
  await expect(said).toContainText('See [plan.png] and prices.csv');
});

test('a picture within a pasted text is uploaded; one that is pasted into a new task goes with it', async ({
  browser,
}) => {
  const { task, app, agent } = await aTask();
  const page = await pageOf(browser, sample.client, `/tasks/${task._id}`);
  await commentBox(page).click();
  // Before its editor is there, the field is a plain one.
  await expect(commentBox(page)).toHaveClass(/tiptap/);
  await commentBox(page).evaluate((element, base64) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<p>As <img src="data:image/png;base64,${base64}" alt="drawn"> here</p>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, pixel.toString('base64'));
  await expect(commentBox(page).getByRole('img', { name: 'drawn.png' })).toBeVisible();
  await expect
    .poll(async () => (await agent.get(`tasks/${task._id}`)).files)
    .toMatchObject([{ name: 'drawn.png' }]);

  await page.goto(`/apps/${app.id}/board`);
  await page.getByRole('button', { name: 'New task' }).first().click();
  const title = `Mend ${crypto.randomUUID().slice(0, 8)}`;
  await newTask(page).getByRole('textbox', { name: 'Title' }).fill(title);
  const description = newTask(page).getByRole('textbox', { name: 'Description' });
  await description.click();
  await give(description, 'paste', 'leg.png');
  await expect(description.getByRole('img', { name: 'leg.png' })).toBeVisible();
  const making = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/tasks') && answer.status() === 201,
  );
  await page.keyboard.press('ControlOrMeta+Enter');
  const made = await (await making).json();
  expect(made).toMatchObject({ title, files: [{ name: 'leg.png' }] });
  expect(made.description).toContain(`<img data-file="${made.files[0].id}" alt="leg.png" />`);
});

test('comments are reacted to, which others see at once and who reacted is said', async ({ browser }) => {
  const { task, agent } = await aTask();
  await agent.send('POST', 'comments', { task: task._id, body: '<p>It is done.</p>' });
  const page = await pageOf(browser, sample.client, `/tasks/${task._id}`);
  const other = await pageOf(browser, sample.agent, `/tasks/${task._id}`);
  const said = comment(page, 'Kevin');
  await said.hover();
  await said.getByRole('button', { name: 'Add a reaction' }).click();
  await page.getByRole('menuitem', { name: 'Heart' }).click();
  const mine = said.getByRole('button', { name: /^Heart: / });
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  const theirs = comment(other, 'Kevin').getByRole('button', { name: /^Heart: / });
  await expect(theirs).toHaveAttribute('aria-pressed', 'false');
  await theirs.click();
  await expect(mine).toHaveText(/2$/);
  await expect(mine).toHaveAccessibleName(/ and Kevin/);
  await mine.click();
  await expect(theirs).toHaveText(/1$/);
  await expect(theirs).toHaveAccessibleName(/^Heart: Kevin \w+$/);
});
