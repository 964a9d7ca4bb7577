import { expect, type Page } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { watchFaults } from './support/faults.ts';
import { letterTo, pathIn } from './support/mail.ts';
import { answerPrompt, aPhone, availableTo, codeOn } from './support/money.ts';
import { aNewcomer, newAddress, unused } from './support/newcomer.ts';
import { logIn } from './support/people.ts';
import {
  comment,
  commentBox,
  drawer,
  newTask,
  nextStep,
  openMyWork,
  status,
  submitAll,
} from './support/task.ts';
import { test } from './support/test.ts';

const balances = (page: Page) => page.getByRole('region', { name: 'Balances' });

async function openWallet(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();
}

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Halima');
  await page.getByLabel('Last name').fill('Noor');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
}

test('a newcomer plans work and pays for it, an agent does it, and each sees at once what the other does', async ({
  page,
  theirs,
}) => {
  test.setTimeout(240_000);
  const agent = await aNewcomer({ role: 'agent', firstName: 'Juma' });
  const [email, password] = [newAddress('halima'), 'nine tall acacia trees'];
  const [project, app] = [unused('Maize'), unused('Weighbridge')];
  const faults = watchFaults(page);

  await test.step('the client registers, confirms by mail and is logged in', async () => {
    await register(page, email, password);
    await page.goto(pathIn(await letterTo(email, /Confirm/)));
    await page.getByRole('button', { name: 'Confirm my account' }).click();
    await expect(page.getByRole('button', { name: 'Halima Noor: account menu' })).toBeVisible();
  });

  await test.step('the client tops up the wallet and approves it on the phone', async () => {
    await openWallet(page);
    const phone = aPhone();
    await page.getByRole('link', { name: 'Top up' }).first().click();
    await page.getByLabel('M-Pesa number').fill(phone.typed);
    await page.getByLabel('Amount', { exact: true }).fill('10,000');
    await page.getByRole('button', { name: 'Send request' }).click();
    await answerPrompt(phone.international, 'approve');
    await expect(page.getByRole('heading', { name: 'KES 10,000.00 arrived' })).toBeVisible();
  });

  await test.step('the client makes a project and an app in it', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New project' }).click();
    const dialog = page.getByRole('dialog', { name: 'New project' });
    await dialog.getByLabel('Name').fill(project.name);
    await dialog.getByLabel('Key').fill(project.key);
    await dialog.getByRole('checkbox', { name: 'With its first app' }).uncheck();
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByRole('heading', { name: project.name, level: 1 })).toBeVisible();

    await page.getByRole('button', { name: 'New app' }).first().click();
    const inProject = page.getByRole('dialog', { name: `New app in ${project.name}` });
    await inProject.getByLabel('Name').fill(app.name);
    await inProject.getByLabel('Key').fill(app.key);
    await inProject.getByRole('button', { name: 'Create app' }).click();
    await expect(page.getByRole('heading', { name: app.name, level: 1 })).toBeVisible();
  });

  await test.step('the client plans a flow, and a user story with acceptance criteria', async () => {
    const views = page.getByRole('navigation', { name: 'Views of this app' });
    await views.getByRole('link', { name: 'Flows' }).click();
    await page.getByRole('button', { name: 'New flow' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New flow' });
    await dialog.getByLabel('Name').fill('Weighing a lorry');
    await dialog.getByRole('button', { name: 'Create flow' }).click();
    await expect(page.getByRole('heading', { name: 'Weighing a lorry', level: 1 })).toBeVisible();

    await page.getByRole('button', { name: 'New story' }).click();
    await page.getByLabel('As a').fill('farmer');
    await page.getByLabel('I want').fill('to see what my lorry weighs');
    await page.getByLabel('So that').fill('I am paid for every bag');
    await page.keyboard.press('Enter');
    const told = page.getByRole('article', { name: 'As a farmer, I want to see what my lorry weighs' });
    for (const criterion of ['The weight is shown in kilograms', 'A slip is printed']) {
      await told.getByLabel('Add a criterion').fill(criterion);
      await page.keyboard.press('Enter');
      await expect(told.getByRole('checkbox', { name: criterion })).toBeVisible();
    }
    await expect(told.getByText('0 of 2 met')).toBeVisible();
  });

  const theirFaults = watchFaults(theirs);
  await logIn(theirs, agent);
  await openMyWork(theirs);
  const title = `Read the scale ${app.key}`;
  await expect(theirs.getByRole('link', { name: title })).toHaveCount(0);

  await test.step('the client gives the agent a task with a reward, who sees it arrive', async () => {
    await page.getByRole('region', { name: 'Tasks' }).getByRole('button', { name: 'New task' }).click();
    await newTask(page).getByRole('textbox', { name: 'Title' }).fill(title);
    await newTask(page).getByRole('textbox', { name: 'Reward' }).fill('5000');
    await newTask(page).getByRole('button', { name: 'Assignees: Nobody' }).click();
    await page.getByRole('combobox', { name: 'Assignees' }).fill(agent.name);
    await page.getByRole('option', { name: agent.name }).click();
    await page.keyboard.press('Escape');
    await newTask(page).getByRole('button', { name: 'Create task' }).click();
    await expect(newTask(page)).toHaveCount(0);

    await expect(theirs.getByRole('link', { name: title })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  await test.step('the agent starts, says something and hands it in, and the client sees each', async () => {
    await page.getByRole('region', { name: 'Tasks' }).getByRole('link', { name: title }).click();
    await expect(drawer(page).getByText('5,000.00')).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: `Assignees: ${agent.name}` })).toBeVisible();

    await theirs.getByRole('link', { name: title }).click();
    await expect(drawer(theirs).getByText('5,000.00')).toBeVisible();
    await nextStep(theirs, 'Start').click();
    await expect(status(page, 'In progress')).toBeVisible();

    await commentBox(theirs).click();
    await theirs.keyboard.type('The scale answers now.');
    await theirs.keyboard.press('Control+Enter');
    await expect(comment(page, agent.name)).toContainText('The scale answers now.');

    await nextStep(theirs, 'Submit for review').click();
    await submitAll(theirs).click();
    await expect(status(page, 'In review')).toBeVisible();
    await expect(status(theirs, 'In review')).toBeVisible();
    await expect(theirs.getByText(/^Waiting for .+ to accept · .*5,000\.00.* on hold$/)).toBeVisible();
    await expect(nextStep(theirs, 'Take back')).toBeVisible();
  });

  await test.step('the client accepts, and the agent sees it done', async () => {
    await page.getByRole('button', { name: /^Accept · KES 5,000\.00/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pay KES 5,000.00' }).click();
    await expect(status(theirs, 'Done')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Tasks done: 1 of 1')).toBeVisible();
    await theirs.keyboard.press('Escape');
    await expect(theirs.getByRole('link', { name: title })).toHaveCount(0);
  });

  await test.step('the reward is the agent’s own, and is withdrawn to their phone', async () => {
    await openWallet(theirs);
    await expect(balances(theirs)).toContainText('KES 5,000.00');
    const phone = aPhone();
    const calls = await callsAs(agent);
    const name = 'Juma Wekesa';
    const { id } = await calls.send('POST', 'mobile-wallets', { name, phone: phone.international });
    const code = await codeOn(phone.international);
    await calls.send('POST', 'mobile-wallets/verify', { id, code });
    await theirs.goto(`/wallet/withdraw?receiver=${id}`);
    await theirs.getByRole('textbox', { name: 'Amount' }).fill('2,000');
    await theirs.getByRole('button', { name: 'Continue' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Withdraw to this recipient?' });
    await expect(dialog).toContainText(name);
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(theirs.getByText('The money has arrived.')).toBeVisible();
    expect(await availableTo(calls)).toBe(3_000_00 - 9_00);
  });

  await theirs.context().close();
  // Whether to pay is asked by a 409, which is no fault.
  const isQuestion = (fault: string) => /^409 PUT .*\/v1\/tasks\/|status of 409/.test(fault);
  expect(faults.filter(isQuestion)).toHaveLength(2);
  expect([...faults, ...theirFaults].filter((fault) => !isQuestion(fault))).toEqual([]);
});
