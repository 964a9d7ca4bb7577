import { expect, type Page, test } from '@playwright/test';
import { callsAs } from './support/calls.ts';
import { watchFaults } from './support/faults.ts';
import { enter, logInByKeys, typeInto } from './support/keyboard.ts';
import { letterTo, pathIn } from './support/mail.ts';
import { aPhone, availableTo, codeOn, topUp } from './support/money.ts';
import { aNewcomer, newAddress } from './support/newcomer.ts';
import { logIn } from './support/people.ts';
import { answerPrompt } from './support/phone.ts';
import { commentBox, drawer, status } from './support/task.ts';
import { unused } from './support/unused.ts';
import { aWorkplace, type Workplace } from './support/workplace.ts';

const balances = (page: Page) => page.getByRole('region', { name: 'Balances' });

async function openWallet(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();
}

const comment = (page: Page, author: string) => page.getByRole('article', { name: `Comment by ${author}` });
const newTask = (page: Page) => page.getByRole('dialog', { name: 'New task' });
const nextStep = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Next step' }).getByRole('button', { name, exact: true });

/** Opens "My work" and waits until it hears what others do. */
async function openMyWork(page: Page): Promise<void> {
  const hears = page.waitForResponse(/\/v1\/events/);
  await page.goto('/my-work');
  await hears;
  await expect(page.getByRole('heading', { name: 'My work', level: 1 })).toBeVisible();
}

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Halima');
  await page.getByLabel('Last name').fill('Noor');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
}

test('a newcomer plans work and pays for it, an agent does it, and each sees at once what the other does', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const agent = await aNewcomer(request, { role: 'agent', firstName: 'Juma' });
  const [email, password] = [newAddress('halima'), 'nine tall acacia trees'];
  const [project, app] = [unused('Maize'), unused('Weighbridge')];
  const faults = watchFaults(page);

  await test.step('the client registers, confirms by mail and logs in', async () => {
    await register(page, email, password);
    await page.goto(pathIn(await letterTo(request, email, /Confirm/)));
    await expect(page.getByRole('heading', { name: 'Your account is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Halima Noor: account menu' })).toBeVisible();
  });

  await test.step('the client tops up the wallet and approves it on the phone', async () => {
    await openWallet(page);
    const phone = aPhone();
    await page.getByRole('link', { name: 'Top up' }).first().click();
    await page.getByLabel('M-Pesa number').fill(phone.typed);
    await page.getByLabel('Amount', { exact: true }).fill('10,000');
    await page.getByRole('button', { name: 'Send the prompt' }).click();
    await answerPrompt(request, phone.international, 'approve');
    await expect(page.getByRole('heading', { name: 'KES 10,000.00 arrived' })).toBeVisible();
  });

  await test.step('the client makes a project and an app in it', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New project' }).click();
    const dialog = page.getByRole('dialog', { name: 'New project' });
    await dialog.getByLabel('Name').fill(project.name);
    await dialog.getByLabel('Key').fill(project.key);
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

  const theirs = await (await browser.newContext()).newPage();
  const theirFaults = watchFaults(theirs);
  await logIn(theirs, agent.email, agent.password);
  await openMyWork(theirs);
  const title = `Read the scale ${app.key}`;
  await expect(theirs.getByRole('link', { name: title })).toHaveCount(0);

  await test.step('the client gives the agent a task with a reward, who sees it arrive', async () => {
    await page.getByRole('region', { name: 'Tasks' }).getByRole('button', { name: 'New task' }).click();
    await newTask(page).getByRole('textbox', { name: 'Title' }).fill(title);
    await newTask(page).getByRole('textbox', { name: 'Reward' }).fill('2500');
    await newTask(page).getByRole('button', { name: 'Assignees: Nobody' }).click();
    await page.getByRole('textbox', { name: 'Assignees' }).fill(agent.name);
    await page.getByRole('option', { name: agent.name }).click();
    await page.keyboard.press('Escape');
    await newTask(page).getByRole('button', { name: 'Create task' }).click();
    await expect(newTask(page)).toHaveCount(0);

    await expect(theirs.getByRole('link', { name: title })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });

  await test.step('the agent starts, says something and hands it in, and the client sees each', async () => {
    await page.getByRole('region', { name: 'Tasks' }).getByRole('link', { name: title }).click();
    await expect(drawer(page).getByText('2,500.00')).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: `Assignees: ${agent.name}` })).toBeVisible();

    await theirs.getByRole('link', { name: title }).click();
    await expect(drawer(theirs).getByText('2,500.00')).toBeVisible();
    await nextStep(theirs, 'Start').click();
    await expect(status(page, 'In progress')).toBeVisible();

    await commentBox(theirs).click();
    await theirs.keyboard.type('The scale answers now.');
    await theirs.keyboard.press('Control+Enter');
    await expect(comment(page, agent.name)).toContainText('The scale answers now.');

    await nextStep(theirs, 'Hand in for review').click();
    await expect(status(page, 'In review')).toBeVisible();
    await expect(status(theirs, 'In review')).toBeVisible();
    await expect(nextStep(theirs, 'Accept')).toHaveCount(0);
  });

  await test.step('the client accepts, and the agent sees it done', async () => {
    await nextStep(page, 'Accept').click();
    await expect(status(theirs, 'Done')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 of 1 tasks done')).toBeVisible();
    await theirs.keyboard.press('Escape');
    await expect(theirs.getByRole('link', { name: title })).toHaveCount(0);
  });

  await test.step('the reward is the agent’s own, and is withdrawn to their phone', async () => {
    await openWallet(theirs);
    await expect(balances(theirs)).toContainText('KES 2,500.00');
    const phone = aPhone();
    const calls = await callsAs(request, agent.email, agent.password);
    const name = 'Juma Wekesa';
    const { id } = await calls.send('POST', 'mobile-wallets', { name, phone: phone.international });
    const code = await codeOn(request, phone.international);
    await calls.send('POST', 'mobile-wallets/verify', { id, code });
    await theirs.goto(`/wallet/withdraw?receiver=${id}`);
    await theirs.getByRole('textbox', { name: 'Amount' }).fill('2,000');
    await theirs.getByRole('button', { name: 'Continue' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Withdraw to this receiver?' });
    await expect(dialog).toContainText(name);
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(theirs.getByText('The money has arrived.')).toBeVisible();
    expect(await availableTo(calls)).toBe(500_00 - 9_00);
  });

  await theirs.context().close();
  expect([...faults, ...theirFaults]).toEqual([]);
});

test.describe('on a phone, right to left', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** The page reads from the right, and nothing of it stands beyond its edges. */
  async function expectFits(page: Page): Promise<void> {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(beyond).toBe(0);
  }

  async function logInFromTheRight(page: Page, who: 'client' | 'agent', place: Workplace): Promise<void> {
    const calls = who === 'client' ? place.asClient : place.asAgent;
    const { id } = await calls.get(`user-preference/user/${calls.user.id}`);
    await calls.send('PUT', `user-preference/${id}`, { direction: 'rtl' });
    await page.addInitScript(() => localStorage.setItem('kazi.direction', 'rtl'));
    await logIn(page, place[who].email, place[who].password);
    await expectFits(page);
  }

  test('a task is asked for, done and accepted', async ({ page, browser, request }) => {
    const place = await aWorkplace(request);
    const theirs = await (await browser.newContext()).newPage();
    await Promise.all([logInFromTheRight(page, 'client', place), logInFromTheRight(theirs, 'agent', place)]);
    await openMyWork(theirs);

    const menu = page.getByRole('button', { name: 'Open menu' });
    const { x = 0 } = (await menu.boundingBox()) ?? {};
    expect(x, 'the menu is where reading begins').toBeGreaterThan(195);
    await menu.click();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'Apps' }).click();
    await page.getByRole('link', { name: `Bench ${place.app.key}` }).click();
    await page.getByRole('main').getByRole('button', { name: 'New task' }).first().click();
    await newTask(page).getByRole('textbox', { name: 'Title' }).fill('Sweep the yard');
    await newTask(page).getByRole('button', { name: 'Assignees: Nobody' }).click();
    await page.getByRole('textbox', { name: 'Assignees' }).fill(place.agent.name);
    await page.getByRole('option', { name: place.agent.name }).click();
    await page.keyboard.press('Escape');
    await expectFits(page);
    await newTask(page).getByRole('button', { name: 'Create task' }).click();
    await page.getByRole('link', { name: 'Sweep the yard' }).click();
    await expect(drawer(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Sweep the yard');
    await expectFits(page);

    await theirs.getByRole('link', { name: 'Sweep the yard' }).click();
    await nextStep(theirs, 'Start').click();
    await commentBox(theirs).click();
    await theirs.keyboard.type('Behind the shed too?');
    await drawer(theirs).getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(comment(page, place.agent.name)).toContainText('Behind the shed too?');
    await nextStep(theirs, 'Hand in for review').click();
    await expectFits(theirs);
    await nextStep(page, 'Accept').click();
    await expect(status(theirs, 'Done')).toBeVisible();
    await theirs.context().close();
  });
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a task is asked for, done and accepted', async ({ page, browser, request }) => {
    const place = await aWorkplace(request);
    await topUp(request, place.asClient, 1_000);
    const theirs = await (await browser.newContext()).newPage();
    await logInByKeys(page, place.client.email, place.client.password);

    await page.keyboard.press('c');
    await expect(newTask(page).getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Grease the axle');
    await enter(page, newTask(page).getByRole('button', { name: 'Assignees: Nobody' }));
    await expect(page.getByRole('textbox', { name: 'Assignees' })).toBeFocused();
    await page.keyboard.type(place.agent.name);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(place.agent.name)]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(newTask(page).getByRole('button', { name: `Assignees: ${place.agent.name}` })).toBeFocused();
    await typeInto(page, newTask(page).getByRole('textbox', { name: 'Reward' }), '900');
    await enter(page, newTask(page).getByRole('button', { name: 'Create task' }));
    await expect(newTask(page)).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to…' })).toBeFocused();
    await page.keyboard.type('grease');
    await expect(page.getByRole('option', { name: 'Grease the axle' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const hears = page.waitForResponse(/\/v1\/events\?app=/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Grease the axle');
    await hears;
    await typeInto(page, commentBox(page), 'The left one first.');
    await page.keyboard.press('Control+Enter');
    await expect(comment(page, place.client.name)).toContainText('The left one first.');

    await logInByKeys(theirs, place.agent.email, place.agent.password);
    await theirs.keyboard.press('g');
    await theirs.keyboard.press('w');
    await expect(theirs.getByRole('heading', { name: 'My work', level: 1 })).toBeVisible();
    await enter(theirs, theirs.getByRole('link', { name: 'Grease the axle' }));
    await expect(comment(theirs, place.client.name)).toBeVisible();
    await enter(theirs, nextStep(theirs, 'Start'));
    await enter(theirs, nextStep(theirs, 'Hand in for review'));

    await expect(status(page, 'In review')).toBeVisible();
    await enter(page, nextStep(page, 'Accept'));
    await expect(status(theirs, 'Done')).toBeVisible();
    await theirs.keyboard.press('Escape');
    await expect(drawer(theirs)).toHaveCount(0);
    await theirs.context().close();
  });
});
