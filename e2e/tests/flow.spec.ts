import { expect } from '@playwright/test';
import { aFlow, stageNames, story } from './support/flow.ts';
import { logIn, logInTo } from './support/people.ts';
import { test } from './support/test.ts';

test('the first story of a new flow stands in its first stage', async ({
  page,
  place: { asClient, client, app },
}) => {
  const { _id: flow } = await asClient.send('POST', 'flows', {
    app: app.id,
    name: 'Paying by card',
    stages: ['Plan', 'Build'],
  });
  await logInTo(page, `/flows/${flow}`, client);
  const path = page.getByRole('navigation', { name: 'Path' }).getByRole('listitem');
  await expect(path.first()).toHaveText('Projects');
  await expect(path.last()).toHaveText('Flows');
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current]'),
    'where a flow belongs in the menu',
  ).toHaveText('Apps');
  await page.getByRole('button', { name: 'New story' }).click();
  await page.getByLabel('As a').fill('customer');
  await page.getByLabel('I want').fill('to pay by card');
  await page.getByLabel('So that').fill('I need no cash');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').getByRole('button', { name: 'Stage: Plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New story' })).toBeFocused();
});

test('a client plans a flow: stages, a story with criteria, and its tasks', async ({
  page,
  place: { client, app, asClient },
}) => {
  await logInTo(page, `/apps/${app.id}/flows`, client);
  await expect(page.getByRole('heading', { name: 'No flows yet' })).toBeVisible();
  await page.getByRole('button', { name: 'New flow' }).click();
  const dialog = page.getByRole('dialog', { name: 'New flow' });
  await dialog.getByRole('button', { name: 'Create flow' }).click();
  await expect(dialog.getByText(/must be at least 1 character|must not be empty/i)).toBeVisible();
  await dialog.getByLabel('Name').fill('Paying by phone');
  await dialog.getByLabel('Stages').fill('Plan\nBuild\n\nTry out');
  await dialog.getByRole('button', { name: 'Create flow' }).click();
  await expect(page.getByRole('heading', { name: 'Paying by phone', level: 1 })).toBeVisible();

  await test.step('stages are added, renamed, moved, deleted, and one is where the flow stands', async () => {
    await expect(stageNames(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Add a stage' }).click();
    await page.getByLabel('Name of the stage').fill('In use');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name of the stage').fill('Forgotten');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Try out', exact: true }).click();
    await page.getByLabel('Rename stage').fill('Pilot');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Actions for the stage Pilot' }).click();
    await page.getByRole('menuitem', { name: 'Move earlier' }).click();
    await page.getByRole('button', { name: 'Actions for the stage Forgotten' }).click();
    // The menu before it may still be closing.
    const forgotten = page.getByRole('menu', { name: 'Actions for the stage Forgotten' });
    await forgotten.getByRole('menuitem', { name: 'Delete stage' }).click();
    await page.getByRole('button', { name: 'Set current stage to Pilot' }).click();
    const expected = ['Plan', 'Pilot', 'Build', 'In use'].map((name) => `Set current stage to ${name}`);
    await expect
      .poll(() => stageNames(page).evaluateAll((dots) => dots.map((dot) => dot.getAttribute('aria-label'))))
      .toEqual(expected);
  });

  await test.step('a story is told, sized and ticked off', async () => {
    await page.getByRole('button', { name: 'New story' }).click();
    await page.getByLabel('As a').fill('customer');
    await page.getByLabel('I want').fill('to pay from my phone');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/must be at least 1 character|must not be empty/i)).toBeVisible();
    await page.getByLabel('So that').fill('I need not carry cash');
    await page.keyboard.press('Enter');
    const told = page.getByRole('article', { name: 'As a customer, I want to pay from my phone' });
    await expect(told.getByRole('button', { name: 'Stage: Pilot' })).toBeVisible();
    await told.getByLabel('Add a criterion').fill('The phone asks for a PIN');
    await page.keyboard.press('Enter');
    await told.getByLabel('Add a criterion').fill('A receipt comes by SMS');
    await page.keyboard.press('Enter');
    await told.getByRole('checkbox', { name: 'The phone asks for a PIN' }).check();
    await expect(told.getByText('1 of 2 met')).toBeVisible();
    await told.getByRole('button', { name: /^Points/ }).click();
    await page.getByRole('option', { name: '8 points' }).click();
    await told.getByRole('button', { name: /^Status/ }).click();
    await page.getByRole('option', { name: 'Ready' }).click();
    await told.getByRole('button', { name: 'I need not carry cash' }).click();
    await told.getByLabel('So that').fill('I can leave my purse at home');
    await page.keyboard.press('Enter');
  });

  await test.step('a task of the flow is done, and the progress says so', async () => {
    await page.getByRole('button', { name: 'New task' }).click();
    const task = page.getByRole('dialog', { name: 'New task' });
    await task.getByLabel('Title').fill('Ask the bank for a till number');
    await task.getByRole('button', { name: 'Create task' }).click();
    const tasks = page.getByRole('region', { name: 'Tasks', includeHidden: true });
    await expect(tasks.getByText('Tasks done: 0 of 1')).toBeVisible();
    await tasks.getByRole('link', { name: 'Ask the bank for a till number' }).click();
    await expect(page.getByRole('dialog').getByText('Ask the bank for a till number')).toBeVisible();
    // As pressed by who is quicker than the focus, which comes into the dialog a moment later.
    await tasks
      .getByRole('link', { name: 'Ask the bank for a till number', includeHidden: true })
      .dispatchEvent('keydown', { key: 'Escape' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('X selects it, to be changed together with others', async () => {
    await page.getByRole('link', { name: 'Ask the bank for a till number' }).focus();
    await page.keyboard.press('x');
    const bar = page.getByRole('region', { name: 'Change selected tasks' });
    await expect(bar).toContainText('1 selected');
    await bar.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'In progress', exact: true }).click();
    await expect(page.getByRole('button', { name: /: In progress$/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const flow = new URL(page.url()).pathname.split('/').at(-1);
  await expect
    .poll(async () => (await asClient.get(`user-stories?flow=${flow}`)).items[0])
    .toMatchObject({ soThat: 'I can leave my purse at home', points: 8, status: 'ready' });
  await page.reload();
  const told = page.getByRole('article', { name: 'As a customer, I want to pay from my phone' });
  await expect(told.getByRole('button', { name: 'I can leave my purse at home' })).toBeVisible();
  await expect(told.getByRole('button', { name: 'Points: 8 points' })).toBeVisible();
  await expect(told.getByRole('button', { name: 'Status: Ready' })).toBeVisible();
  await expect(told.getByRole('checkbox', { name: 'The phone asks for a PIN' })).toBeChecked();
  await expect(told.getByRole('checkbox', { name: 'A receipt comes by SMS' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Set current stage to Pilot' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('link', { name: 'Flows' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Paying by phone' });
  await expect(card.getByText('Pilot: stage 2 of 4')).toBeVisible();
  await expect(card.getByText('Stories done: 0 of 1')).toBeVisible();
});

test('an agent of the team sees changes as they happen, and changes nothing', async ({
  page,
  theirs,
  place,
}) => {
  const { path } = await aFlow(place);
  await Promise.all([logIn(page, place.client), logIn(theirs, place.agent)]);
  await Promise.all([page.goto(path), theirs.goto(path)]);
  const seen = theirs.getByRole('article');
  await expect(seen.getByText('0 of 2 met')).toBeVisible();
  await expect(theirs.getByRole('button', { name: /New story|Add a stage|Edit description/ })).toHaveCount(0);
  await expect(seen.getByRole('checkbox').first()).toBeDisabled();

  const criterion = page.getByRole('checkbox', { name: 'A wrong number can be taken back' });
  await criterion.click();
  await expect(criterion).toBeChecked();
  await expect(seen.getByText('1 of 2 met')).toBeVisible();
  await page.getByRole('button', { name: 'Set current stage to Build' }).click();
  await expect(
    theirs.getByRole('listitem').filter({ has: theirs.getByText('Build', { exact: true }) }),
  ).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Counting stock', exact: true }).click();
  await page.getByLabel('Rename the flow').fill('Counting by voice');
  await page.keyboard.press('Enter');
  await expect(theirs.getByRole('heading', { name: 'Counting by voice', level: 1 })).toBeVisible();
  await expect(theirs).toHaveTitle('Counting by voice · Kazi');
});

test('two changes of a story both hold; of the same words, one is chosen and nothing is lost', async ({
  page,
  place,
}) => {
  const { path, story: told } = await aFlow(place);
  await logIn(page, place.client);
  // Without live updates, the page does not learn that it is behind.
  await page.route('**/v1/events**', (route) => route.abort());
  await page.goto(path);
  const card = page.getByRole('article');
  await expect(card.getByText('0 of 2 met')).toBeVisible();

  const address = `user-stories/${told._id}`;
  const first = await place.asClient.send('PUT', address, { version: 1, soThat: 'nobody need write' });
  await card.getByRole('button', { name: story.iWant }).click();
  await card.getByLabel('I want').fill('to count by voice');
  await page.keyboard.press('Enter');
  await expect(card.getByText('nobody need write')).toBeVisible();
  await expect(card.getByText('to count by voice')).toBeVisible();

  await place.asClient.send('PUT', address, { version: first.version + 1, iWant: 'to count by camera' });
  await card.getByRole('button', { name: 'to count by voice' }).click();
  await card.getByLabel('I want').fill('to count by singing');
  await page.keyboard.press('Enter');
  const newer = page.getByRole('dialog', { name: 'Someone else changed this' });
  await expect(newer.getByText('to count by camera')).toBeVisible();
  await expect(newer.getByText('to count by singing')).toBeVisible();
  await newer.getByRole('button', { name: 'Keep your version' }).click();
  await expect(newer).toHaveCount(0);
  await expect
    .poll(async () => (await place.asClient.get(`user-stories?flow=${told.flow}`)).items[0])
    .toMatchObject({ iWant: 'to count by singing', soThat: 'nobody need write', asA: 'shopkeeper' });
  await expect(card.getByText('to count by singing')).toBeVisible();
});

test('a deleted flow takes its stories along and leaves its tasks', async ({ page, place }) => {
  const { path, flow } = await aFlow(place);
  const task = await place.asClient.send('POST', 'tasks', {
    app: place.app.id,
    flow: flow._id,
    title: 'Buy a microphone',
  });
  await place.asClient.send('POST', 'subtasks', { task: task._id, title: 'Compare three of them' });
  await logInTo(page, path, place.client);

  await page.getByRole('button', { name: 'Subtasks done: 0 of 1' }).click();
  const criterion = page.getByRole('checkbox', { name: 'Compare three of them' });
  await criterion.click();
  await expect(criterion).toBeChecked();
  await expect(page.getByRole('button', { name: 'Subtasks done: 1 of 1' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete flow' }).click();
  await page
    .getByRole('dialog', { name: 'Delete the flow Counting stock?' })
    .getByRole('button', { name: 'Delete flow' })
    .click();
  await expect(page.getByRole('heading', { name: 'No flows yet' })).toBeVisible();
  await expect.poll(() => place.asClient.get(`tasks/${task._id}`)).toMatchObject({ flow: null });
  await page.goto(path);
  await expect(page.getByRole('alert')).toBeVisible();
});
