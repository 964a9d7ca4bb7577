import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { enter, logInByKeys, tabTo, typeInto } from './support/keyboard.ts';
import { aPhone, codeOn } from './support/money.ts';
import { aNewcomer, newAddress, unused } from './support/newcomer.ts';
import { aDraft, aWorker, payrollPeople } from './support/payroll.ts';
import { credentials, type Person, sample } from './support/people.ts';
import { comment, commentBox, newTask, nextStep, status, submitAll } from './support/task.ts';

/** How somebody works a page: by keys alone, or by a thumb. */
interface Hands {
  press(target: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
  /** Goes to a page of the menu. */
  go(page: Page, name: string): Promise<void>;
  logIn(page: Page, person: Person): Promise<void>;
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

const keys: Hands = {
  press: async (target) => {
    await expect(target).toBeEnabled();
    const isTicked = (await target.getAttribute('type')) === 'checkbox';
    if (!isTicked) return enter(target.page(), target);
    await tabTo(target.page(), target);
    await target.page().keyboard.press('Space');
  },
  write: async (field, words) => {
    await expect(field).toBeVisible();
    await typeInto(field.page(), field, words);
  },
  go: (page, name) => keys.press(menuOf(page).getByRole('link', { name, exact: true })),
  logIn: logInByKeys,
};

const thumb: Hands = {
  press: (target) => target.tap(),
  write: async (field, words) => {
    await field.tap();
    await field.fill(words);
  },
  go: async (page, name) => {
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name, exact: true }).tap();
  },
  logIn: async (page, person) => {
    const { email, password } = credentials(person);
    await page.goto('/login');
    await thumb.write(page.getByLabel('E-mail address'), email);
    await thumb.write(page.getByLabel('Password', { exact: true }), password);
    await page.getByRole('button', { name: 'Log in', exact: true }).tap();
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  },
};

/** A page that a link of this one opens beside it. */
async function beside(page: Page, open: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await open();
  return opened;
}

/** An account, its address confirmed by the link in the mail. Gives the page that is logged in. */
async function comeIn({ write, press }: Hands, first: Page): Promise<Page> {
  await first.goto('/');
  await press(first.getByRole('link', { name: 'Create an account' }));
  await write(first.getByLabel('First name'), 'Halima');
  await write(first.getByLabel('Last name'), 'Noor');
  await write(first.getByLabel('E-mail address'), newAddress('halima'));
  await write(first.getByLabel('Password', { exact: true }), 'nine tall acacia trees');
  await press(first.getByRole('button', { name: 'Create account' }));
  const mailbox = await beside(first, () => press(first.getByRole('link', { name: 'Open the mailbox' })));
  await press(mailbox.getByRole('link', { name: 'Confirm my account' }));
  await press(mailbox.getByRole('button', { name: 'Confirm my account' }));
  await expect(mailbox.getByRole('button', { name: 'Halima Noor: account menu' })).toBeVisible();
  return mailbox;
}

async function topUpBy({ write, press }: Hands, page: Page): Promise<void> {
  await press(page.getByRole('link', { name: 'Top up your wallet' }));
  await write(page.getByLabel('M-Pesa number'), aPhone().typed);
  await write(page.getByLabel('Amount', { exact: true }), '10000');
  await press(page.getByRole('button', { name: 'Send request' }));
  const phone = await beside(page, () => press(page.getByRole('link', { name: 'Open test phone' })));
  await press(phone.getByRole('button', { name: 'Pay', exact: true }));
  await expect(phone.getByRole('status')).toHaveText(/^Paid\./);
  await phone.close();
  await expect(page.getByRole('heading', { name: 'KES 10,000.00 arrived' })).toBeVisible();
}

/** A project with its first app, a flow and a user story with its criterion; ends on the flow's page. */
async function plan({ write, press, go }: Hands, page: Page): Promise<void> {
  const project = unused('Maize');
  await go(page, 'Home');
  await press(page.getByRole('link', { name: 'Create a project and an app' }));
  await write(page.getByRole('dialog').getByLabel('Name'), project.key);
  await press(page.getByRole('button', { name: 'Create project' }));
  await expect(page.getByRole('heading', { name: project.key, level: 1 })).toBeVisible();
  const views = page.getByRole('navigation', { name: 'Views of this app' });
  await press(views.getByRole('link', { name: 'Flows' }));
  await press(page.getByRole('button', { name: 'New flow' }).first());
  await write(page.getByRole('dialog').getByLabel('Name'), 'Weighing a lorry');
  await press(page.getByRole('button', { name: 'Create flow' }));
  await press(page.getByRole('button', { name: 'New story' }));
  await write(page.getByLabel('As a'), 'farmer');
  await write(page.getByLabel('I want'), 'to see what my lorry weighs');
  await write(page.getByLabel('So that'), 'I am paid for every bag');
  await page.keyboard.press('Enter');
  const told = page.getByRole('article', { name: /^As a farmer/ });
  await write(told.getByLabel('Add a criterion'), 'A slip is printed');
  await page.keyboard.press('Enter');
  await expect(told.getByRole('checkbox', { name: 'A slip is printed' })).toBeVisible();
}

async function askFor({ write, press }: Hands, page: Page, title: string, agent: string): Promise<void> {
  await press(page.getByRole('region', { name: 'Tasks' }).getByRole('button', { name: 'New task' }));
  await write(newTask(page).getByRole('textbox', { name: 'Title' }), title);
  await press(newTask(page).getByRole('button', { name: 'Assignees: Nobody' }));
  await expect(page.getByRole('combobox', { name: 'Assignees' })).toBeFocused();
  await page.keyboard.type(agent);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([new RegExp(agent)]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await write(newTask(page).getByRole('textbox', { name: 'Reward' }), '5000');
  await press(newTask(page).getByRole('button', { name: 'Create task' }));
  await expect(newTask(page)).toHaveCount(0);
}

/** The agent starts, says something and submits it; the client sends it back once, and then accepts. */
async function workOn({ write, press }: Hands, theirs: Page, page: Page, title: string): Promise<void> {
  await press(theirs.getByRole('link', { name: title, exact: true }));
  await press(nextStep(theirs, 'Start'));
  await press(nextStep(theirs, 'Submit for review'));
  await press(submitAll(theirs));
  await press(page.getByRole('link', { name: title }));
  await press(nextStep(page, 'Send back'));
  await write(page.getByLabel('What is still missing?'), 'The slip is blank');
  await press(page.getByRole('button', { name: 'Send back' }).last());
  await expect(theirs.getByRole('region', { name: 'Halima Noor sent this back' })).toContainText(
    'The slip is blank',
  );
  await write(commentBox(theirs), 'It had no ink.');
  await theirs.keyboard.press('Control+Enter');
  await expect(comment(page, 'Juma')).toContainText('It had no ink.');
  await press(nextStep(theirs, 'Submit for review'));
  await press(submitAll(theirs));
  await press(page.getByRole('button', { name: /^Accept · KES 5,000\.00/ }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Pay KES 5,000.00' }));
  await expect(status(theirs, 'Done')).toBeVisible();
  await theirs.keyboard.press('Escape');
}

/** The reward leaves for the agent's phone, which is verified on the way. */
async function withdrawBy({ write, press, go }: Hands, theirs: Page) {
  const phone = aPhone();
  await go(theirs, 'Wallet');
  await press(theirs.getByRole('main').getByRole('link', { name: 'Withdraw' }).first());
  await press(theirs.getByRole('button', { name: 'Add recipient' }));
  await write(theirs.getByRole('textbox', { name: 'Name of the account holder' }), 'Juma Wekesa');
  await write(theirs.getByRole('textbox', { name: 'Phone number' }), phone.typed);
  await press(theirs.getByRole('dialog').getByRole('button', { name: 'Add recipient' }));
  await press(theirs.getByRole('main').getByRole('button', { name: 'Verify', exact: true }));
  const code = await codeOn(phone.international);
  await write(theirs.getByRole('textbox', { name: 'Code from the message' }), code);
  await press(theirs.getByRole('dialog').getByRole('button', { name: 'Verify', exact: true }));
  await expect(theirs.getByRole('dialog')).toHaveCount(0);
  await press(theirs.getByRole('button', { name: /^Withdraw all: KES/ }));
  await press(theirs.getByRole('button', { name: 'Continue' }));
  await press(theirs.getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
  await expect(theirs.getByText('The money has arrived.')).toBeVisible();
}

/** A payroll is calculated, approved by a second person and paid; the employee finds the payslip. */
async function payBy(hands: Hands, newPage: () => Promise<Page>, month: string) {
  const { press, go } = hands;
  const people = await payrollPeople();
  const worker = await aWorker(people);
  const run = await aDraft(people, { id: worker.id, note: `Bonus ${worker.number}`, month });
  const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(new Date(month));
  const owner = await newPage();
  await hands.logIn(owner, sample.owner);
  await owner.goto(`/payroll/runs/${run}`);
  await press(owner.getByRole('button', { name: 'Calculate', exact: true }));
  await press(owner.getByRole('checkbox', { name: new RegExp(`^${worker.name}, reviewed`) }));
  await expect(
    owner.getByRole('main').getByText('A second person, who did not prepare it, must approve it.'),
  ).toBeVisible();

  const second = await newPage();
  await hands.logIn(second, sample.admin);
  await second.goto(`/payroll/runs/${run}`);
  await press(second.getByRole('button', { name: 'Approve', exact: true }));
  await press(second.getByRole('dialog').getByRole('button', { name: /^Approve KES/ }));
  await expect(second.getByRole('main').getByText('Approved: the money is on hold')).toBeVisible();

  await press(owner.getByRole('button', { name: 'Send the pay' }));
  await press(owner.getByRole('dialog').getByRole('button', { name: 'Send the pay' }));
  await expect(
    owner
      .getByRole('row', { name: new RegExp(worker.name) })
      .getByText('Arrived')
      .first(),
  ).toBeVisible({ timeout: 30_000 });

  const theirs = await newPage();
  await hands.logIn(theirs, worker);
  await go(theirs, 'My pay');
  await press(theirs.getByRole('link', { name }));
  await expect(theirs.getByRole('heading', { name: `Payslip of ${name}` })).toBeVisible();
  await expectFits(theirs);
}

/** Nothing stands beyond the edges of the page. */
const expectFits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

const ways = [
  {
    by: 'by keyboard alone',
    hands: keys,
    month: '2026-08',
    look: { viewport: { width: 1440, height: 900 } },
  },
  {
    by: 'on a phone, by thumb',
    hands: thumb,
    month: '2026-07',
    look: { viewport: { width: 390, height: 844 }, hasTouch: true },
  },
];

test.describe.configure({ mode: 'parallel' });

for (const { by, hands, month, look } of ways) {
  test.describe(by, () => {
    const pages = (browser: Browser) => async () => (await browser.newContext(look)).newPage();

    test('work is planned, given, done, sent back, accepted and paid, and its reward withdrawn', async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const newPage = pages(browser);
      const agent = await aNewcomer({ role: 'agent', firstName: 'Juma' });
      const title = `Read the scale ${unused('T').key}`;
      const page = await comeIn(hands, await newPage());
      await topUpBy(hands, page);
      await plan(hands, page);
      await askFor(hands, page, title, agent.name);
      await expectFits(page);
      const theirs = await newPage();
      await hands.logIn(theirs, agent);
      await hands.go(theirs, 'My work');
      await expect(theirs.getByRole('heading', { name: 'My work', level: 1 })).toBeVisible();
      await workOn(hands, theirs, page, title);
      await withdrawBy(hands, theirs);
      await expectFits(theirs);
    });

    test('a payroll is calculated, approved by another person and paid', async ({ browser }) => {
      test.setTimeout(180_000);
      await payBy(hands, pages(browser), month);
    });
  });
}
