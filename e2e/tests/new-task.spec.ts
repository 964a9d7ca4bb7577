import { expect, type Locator, type Page } from '@playwright/test';
import { addTask, cardIn, openBoard } from './support/board.ts';
import { tabTo } from './support/keyboard.ts';
import { logInTo } from './support/people.ts';
import { newTask } from './support/task.ts';
import { test } from './support/test.ts';

const title = (page: Page) => newTask(page).getByRole('textbox', { name: 'Title' });
const description = (page: Page) => newTask(page).getByRole('textbox', { name: 'Description' });

const colourOf = (words: Locator) => words.evaluate((element) => getComputedStyle(element).color);

test('a new task is written by keys, with what it is about and a file, and Escape keeps the words', async ({
  page,
  place,
}) => {
  const flow = await place.asClient.send('POST', 'flows', { app: place.app.id, name: 'Repairs' });
  await logInTo(page, `/flows/${flow._id}`, place.client);
  await expect(page.getByRole('heading', { name: 'Repairs' }).first()).toBeVisible();
  await page.keyboard.press('c');
  await expect(newTask(page).getByRole('button', { name: 'Flow: Repairs' })).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Mend the chair');
  await tabTo(page, description(page));
  await page.keyboard.type('The left leg.');
  await expect(description(page)).toHaveText('The left leg.');
  await page.keyboard.press('Escape');
  await expect(newTask(page)).toHaveCount(0);
  await expect(page.getByText('Your draft is saved on this device, without its files.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Repairs' }).first()).toBeVisible();
  await page.keyboard.press('c');
  await expect(title(page)).toHaveValue('Mend the chair');
  await expect(description(page)).toHaveText('The left leg.');
  await newTask(page)
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'leg.txt', mimeType: 'text/plain', buffer: Buffer.from('Left, at the back') });
  await expect(newTask(page).getByText('leg.txt')).toBeVisible();
  await expect(title(page)).toBeFocused();
  const made = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/tasks') && answer.status() === 201,
  );
  await page.keyboard.press('Control+Enter');
  const task = await (await made).json();
  await expect(newTask(page)).toHaveCount(0);
  expect(task).toMatchObject({ title: 'Mend the chair', flow: flow._id, files: [{ name: 'leg.txt' }] });
  expect(task.description).toContain('The left leg.');

  await page.keyboard.press('c');
  await expect(title(page)).toHaveValue('');
  await page.keyboard.type('Somebody else’s business');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
});

test('a draft keeps what was chosen, wherever it is taken up again, until one starts afresh', async ({
  page,
  place,
}) => {
  const flow = await place.asClient.send('POST', 'flows', { app: place.app.id, name: 'Repairs' });
  await logInTo(page, `/flows/${flow._id}`, place.client);
  await expect(page.getByRole('heading', { name: 'Repairs' }).first()).toBeVisible();
  await page.keyboard.press('c');
  await title(page).fill('Mend the roof');
  await newTask(page).getByRole('button', { name: 'Priority: No priority' }).click();
  await page.getByRole('option', { name: 'High' }).click();
  await newTask(page).getByRole('button', { name: 'Assignees: Nobody' }).click();
  await page.getByRole('option', { name: place.agent.name }).click();
  await page.keyboard.press('Escape');
  await newTask(page).getByRole('button', { name: 'Due: No due date' }).click();
  await expect(page.getByRole('button', { name: /^Tomorrow/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Tomorrow/ })).toHaveCount(0);
  await expect(newTask(page), 'Escape closes the calendar alone').toBeVisible();
  await newTask(page).getByRole('button', { name: 'Due: No due date' }).click();
  await page.getByRole('button', { name: /^Tomorrow/ }).click();
  await newTask(page).getByRole('textbox', { name: 'Estimate, hours' }).fill('3');
  await newTask(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(newTask(page)).toHaveCount(0);

  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('c');
  for (const chosen of ['Flow: Repairs', 'Priority: High', `Assignees: ${place.agent.name}`, 'Due: Tomorrow'])
    await expect(newTask(page).getByRole('button', { name: chosen })).toBeVisible();
  await expect(newTask(page).getByRole('textbox', { name: 'Estimate, hours' })).toHaveValue('3');
  await newTask(page).getByRole('button', { name: 'Start over' }).click();
  await expect(newTask(page).getByRole('button', { name: 'Assignees: Nobody' })).toBeVisible();
  await expect(newTask(page).getByRole('button', { name: 'Priority: No priority' })).toBeVisible();
  await expect(title(page)).toHaveValue('');
});

test('a new task begins in the column that has the focus, beside what its reward can come from', async ({
  page,
  place,
}) => {
  await addTask(place, 'Count the nails', { status: 'backlog' });
  await openBoard(page, place);
  await cardIn(page, 'Count the nails').focus();
  await page.keyboard.press('c');
  await expect(newTask(page).getByRole('button', { name: 'Status: Backlog' })).toBeVisible();
  await expect(newTask(page).getByText('You pay. It is put on hold when someone is assigned.')).toBeVisible();
  await expect(newTask(page).getByText('Available')).toBeVisible();

  const reward = newTask(page).getByRole('textbox', { name: 'Reward' });
  await reward.fill('500');
  await newTask(page).getByRole('button', { name: 'Assignees: Nobody' }).click();
  await page.getByRole('option', { name: place.agent.name }).click();
  await page.keyboard.press('Escape');
  const problem = newTask(page).getByText('Your wallet has KES 0.00 available.');
  await expect(problem).toBeVisible();
  await expect(reward).toHaveAccessibleDescription(/Your wallet has KES\s0\.00 available/);
  await expect(reward).toHaveCSS('border-color', await colourOf(problem));
  // In the currency of wallets, the only one that is taken.
  await expect(newTask(page).getByText('KES', { exact: true })).toBeVisible();
  await expect(newTask(page).getByRole('combobox', { name: 'Currency' })).toHaveCount(0);
  await tabTo(page, newTask(page).getByRole('link', { name: 'Top up' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wallet\/top-up/);
  await expect(newTask(page)).toHaveCount(0);
});

test('beyond as many apps as one answer holds, a task is made where one stands, and other apps are found by name', async ({
  page,
  place,
}) => {
  const { asClient, client, app, project } = place;
  const name = `Bench ${app.key}`;
  const anApp = (called: string) =>
    asClient.send('POST', 'apps', { project, name: called, key: `${app.key}${called[0]}` });
  await anApp('At hand');
  const far = await anApp('Far away');
  // As if two of the three came after the first two hundred.
  await page.route(/\/v1\/apps\?(?!.*\bq=)/, async (route) => {
    const answer = await (await route.fetch()).json();
    const items = answer.items.filter(({ id }: { id: string }) => id !== app.id && id !== far.id);
    await route.fulfill({ json: { items, nextCursor: 'more' } });
  });
  await logInTo(page, `/apps/${app.id}/board`, client);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('c');
  const chosen = newTask(page).getByRole('button', { name: /^App: / });
  await expect(chosen).toHaveAccessibleName(`App: ${name}`);
  await chosen.click();
  await page.getByRole('combobox', { name: 'App' }).fill('Far aw');
  await page.getByRole('option', { name: 'Far away' }).click();
  await expect(chosen).toHaveAccessibleName('App: Far away');
});

test('in an app just made, a new task is of that app', async ({ page, place: { client, project, app } }) => {
  await logInTo(page, `/projects/${project}`, client);
  await expect(page.getByRole('button', { name: 'New app' }).first()).toBeVisible();
  // The list of apps is known from here on.
  await page.keyboard.press('c');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New app' }).first().click();
  const form = page.getByRole('dialog', { name: /New app/ });
  await form.getByRole('textbox', { name: 'Name' }).fill('Zebra Quick');
  await form.getByRole('textbox', { name: 'Key' }).fill(`${app.key}Z`);
  await form.getByRole('button', { name: 'Create app' }).click();
  await expect(page.getByRole('heading', { name: 'Zebra Quick' })).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(newTask(page).getByRole('button', { name: /^App: / })).toHaveAccessibleName(
    'App: Zebra Quick',
  );
});

test('a reward and an estimate are what is typed key by key', async ({ page, place }) => {
  await openBoard(page, place);
  await page.getByRole('button', { name: 'New task' }).first().click();
  await title(page).fill('Plane the boards');
  const reward = newTask(page).getByRole('textbox', { name: 'Reward' });
  await reward.pressSequentially('99999999999');
  await expect(newTask(page).getByText('The maximum reward is KES 1,000,000,000.00.')).toBeVisible();
  await expect(newTask(page).getByRole('button', { name: 'Create task' })).toBeDisabled();
  await reward.clear();
  await reward.pressSequentially('1,500.50');
  await expect(reward).toHaveValue('1,500.50');
  await newTask(page).getByRole('textbox', { name: 'Estimate, hours' }).pressSequentially('1.5');
  const made = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/tasks') && answer.status() === 201,
  );
  await page.keyboard.press('Control+Enter');
  expect(await (await made).json()).toMatchObject({ reward: { amount: 150_050 }, estimate: 1.5 });
});
