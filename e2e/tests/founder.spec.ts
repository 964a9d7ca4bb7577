import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { letterTo, pathIn } from './support/mail.ts';
import { answerPrompt, aPhone } from './support/money.ts';
import { newAddress } from './support/newcomer.ts';
import { anOwnServer, type OwnServer } from './support/own-server.ts';
import { newTask, nextStep, submitAll } from './support/task.ts';

/** What a founder may click and fill at most between their first sight of Home and a paid task, with eleven people invited. */
const most = 20;

const password = 'seven quiet lamps';

let server: OwnServer;
test.beforeAll(async () => {
  server = await anOwnServer();
});
test.afterAll(() => server.stop());

const aVisitor = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: server.url })).newPage();

/** Counts what a person does: a click is one step, and so is a field, however much is written into it. */
function counting() {
  const steps: string[] = [];
  return {
    steps,
    async click(what: Locator) {
      steps.push(`click ${what}`);
      await what.click();
    },
    async fill(field: Locator, text: string) {
      steps.push(`fill ${field}`);
      await field.fill(text);
    },
  };
}

async function becomeOwner(page: Page): Promise<void> {
  await page.goto(server.firstOwner);
  await page.getByLabel('First name').fill('Akinyi');
  await page.getByLabel('Last name').fill('Otieno');
  await page.getByLabel('E-mail address').fill(newAddress('akinyi'));
  await page.getByRole('textbox', { name: /password/i }).fill(password);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Akinyi Otieno: account menu' })).toBeVisible();
}

/** Somebody of those invited comes in, as the mail told them. */
async function comeIn(page: Page, email: string): Promise<void> {
  await page.goto(pathIn(await letterTo(email, /invites you/, page.request)));
  await expect(page.getByLabel('First name')).toHaveValue('Kevin');
  await page.getByLabel('Choose a password').fill(password);
  await page.getByRole('button', { name: 'Accept and log in' }).click();
  await expect(page.getByRole('button', { name: 'Kevin Mwangi: account menu' })).toBeVisible();
}

test('a founder pays for a task, with eleven people invited, in at most twenty steps', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [page, theirs] = [await aVisitor(browser), await aVisitor(browser)];
  await becomeOwner(page);
  const { steps, click, fill } = counting();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const kevin = newAddress('kevin');
  const others = Array.from({ length: 10 }, (_, index) => newAddress(`person${index}`));

  await test.step('they invite eleven people', async () => {
    await click(page.getByRole('link', { name: 'Invite people' }));
    const dialog = page.getByRole('dialog', { name: 'Invite people' });
    await fill(dialog.getByLabel('E-mail addresses'), [`Kevin Mwangi <${kevin}>`, ...others].join('; '));
    await click(dialog.getByRole('button', { name: 'Send invitations' }));
    await expect(page.getByText('11 invitations were sent.')).toBeVisible();
    await comeIn(theirs, kevin);
  });

  await test.step('they put money in', async () => {
    const phone = aPhone();
    await click(menu.getByRole('link', { name: 'Wallet' }));
    await click(page.getByRole('link', { name: 'Top up' }).first());
    await fill(page.getByLabel('M-Pesa number'), phone.typed);
    await fill(page.getByLabel('Amount', { exact: true }), '10,000');
    await click(page.getByRole('button', { name: 'Send request' }));
    await answerPrompt(phone.international, 'approve', page.request);
    await expect(page.getByRole('heading', { name: 'KES 10,000.00 arrived' })).toBeVisible();
  });

  await test.step('they make a project, which comes with its first app', async () => {
    await click(menu.getByRole('link', { name: 'Projects' }));
    await click(page.getByRole('button', { name: 'New project' }).first());
    const dialog = page.getByRole('dialog', { name: 'New project' });
    await fill(dialog.getByLabel('Name'), 'Twiga Tea website');
    await click(dialog.getByRole('button', { name: 'Create project' }));
    await expect(page.getByRole('heading', { name: 'Twiga Tea website', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/apps\//);
  });

  await test.step('they give one of the people a task that pays', async () => {
    await click(page.getByRole('main').getByRole('button', { name: 'New task' }).first());
    await fill(newTask(page).getByRole('textbox', { name: 'Title' }), 'Photograph the tea garden');
    await fill(newTask(page).getByRole('textbox', { name: 'Reward' }), '4000');
    await click(newTask(page).getByRole('button', { name: 'Assignees: Nobody' }));
    await click(page.getByRole('option', { name: 'Kevin Mwangi' }));
    await click(newTask(page).getByRole('button', { name: 'Create task' }));
    await expect(newTask(page)).toHaveCount(0);
  });

  await theirs.goto('/my-work');
  await theirs.getByRole('link', { name: 'Photograph the tea garden' }).click();
  await nextStep(theirs, 'Start').click();
  await nextStep(theirs, 'Submit for review').click();
  await submitAll(theirs).click();

  await test.step('they accept what was handed in, and it is paid', async () => {
    await click(menu.getByRole('link', { name: 'Home' }));
    await click(page.getByRole('button', { name: /^Accept .*4,000/ }));
    await theirs.goto('/wallet');
    await expect(theirs.getByRole('region', { name: 'Balances' })).toContainText('KES 4,000.00', {
      timeout: 30_000,
    });
  });
  expect(steps.length, steps.join('\n')).toBeLessThanOrEqual(most);
  await Promise.all([page.context().close(), theirs.context().close()]);
});
