import { expect, type Page } from '@playwright/test';
import { addTask, cardIn, column, openBoard } from './support/board.ts';
import { letterTo } from './support/mail.ts';
import { availableTo, topUp } from './support/money.ts';
import { aNewcomer } from './support/newcomer.ts';
import { logIn, logInTo } from './support/people.ts';
import { choosePreference } from './support/preferences.ts';
import { drawer, nextStep } from './support/task.ts';
import { test } from './support/test.ts';
import type { Workplace } from './support/workplace.ts';

const kes = (shillings: number) => ({ amount: shillings * 100, currency: 'KES' });

/** A rewarded task of the agent, as far as it is to be. */
async function paidTask(place: Workplace, title: string, shillings: number, submitted = false) {
  const { asClient, asAgent, app } = place;
  const task = await asClient.send('POST', 'tasks', {
    app: app.id,
    title,
    status: submitted ? 'in-progress' : 'todo',
    reward: kes(shillings),
    assignees: [asAgent.user.id],
  });
  return submitted ? asAgent.send('POST', `tasks/${task._id}/submission`, { version: task.version }) : task;
}

test('the login page says what the product is for, and registering as what one joins', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  // Nothing was asked for that one is to be led on to.
  await expect(page.getByText('Your projects, tasks and wallet.')).toBeVisible();
  await expect(page.getByText('Log in to continue.')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'About Kazi' })).toContainText(
    /held in a wallet, paid when you accept the work, and withdrawn to M-Pesa or a bank/,
  );
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByText('You join as a client')).toBeVisible();
});

test('a page of the demo is offered there, and is there', async ({ page }) => {
  await page.goto('/components/accordion');
  await page.getByRole('button', { name: 'Open it in the demo' }).click();
  await expect(page.getByRole('heading', { name: 'Accordion', level: 1 })).toBeVisible();
});

test('a refusal without words of its own is told by its status text', async ({ page }) => {
  const person = await aNewcomer({ role: 'client' });
  await logInTo(page, '/projects?new=true', person);
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Name').fill('Weighbridge');
  for (const [status, told] of [
    [402, 'Payment Required'],
    [422, 'Unprocessable Entity'],
  ] as const) {
    await page.route('**/v1/projects', (route) => route.fulfill({ status, body: '' }), { times: 1 });
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
  }
  await expect(page.getByText('MALFORMED')).toHaveCount(0);
});

test('a new app has its columns and nothing to filter by; its list says how to begin', async ({
  page,
  place,
}) => {
  await openBoard(page, place);
  await expect(page.getByRole('heading', { name: 'No tasks yet' })).toBeVisible();
  await expect(column(page, 'To do')).toBeVisible();
  await expect(page.getByRole('search', { name: 'Filter tasks' })).toHaveCount(0);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No tasks yet' })).toBeVisible();
  await expect(page.getByRole('search', { name: 'Filter tasks' })).toHaveCount(0);
});

test('counts follow what others do; cards of a column are of one width, and each label has a colour', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 100_000);
  const labels = [
    'payments',
    'search',
    'design',
    'checkout',
    'catalogue',
    'stock',
    'riders',
    'phone',
    'copy',
  ];
  for (const [at, label] of labels.entries())
    await addTask(place, `Count shelf ${at}`, { labels: [label], status: 'backlog' });
  const task = await paidTask(place, 'Weigh the crates', 20_500);
  await addTask(place, 'Sweep', {});
  await openBoard(page, place);
  await expect(column(page, 'To do')).toHaveAccessibleName('To do, 2 tasks');
  const widths = () =>
    page.getByRole('article').evaluateAll((cards) => [...new Set(cards.map((card) => card.clientWidth))]);
  await expect.poll(async () => (await widths()).length).toBe(1);
  const colours = await page
    .locator('[data-hue]')
    .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor));
  expect(colours.length).toBeGreaterThan(0);
  expect(colours).not.toContain('rgba(0, 0, 0, 0)');

  const { version } = await place.asAgent.send('PUT', `tasks/${task._id}`, {
    version: task.version,
    status: 'in-progress',
  });
  await expect(column(page, 'In progress')).toHaveAccessibleName('In progress, 1 task');
  await place.asAgent.send('PUT', `tasks/${task._id}`, { version, status: 'in-review' });
  await expect(column(page, 'In review')).toHaveAccessibleName('In review, 1 task');
  await expect(column(page, 'In progress')).toHaveAccessibleName('In progress, 0 tasks');
  await expect(column(page, 'To do')).toHaveAccessibleName('To do, 1 task');
});

test('what somebody else is to do is not what one is asked for first', async ({ page, place }) => {
  const task = await addTask(place, 'Stack the planks', { assignees: [place.asAgent.user.id] });
  await openBoard(page, place, `?task=${task._id}`);
  await expect(nextStep(page, 'Start')).toHaveAttribute('data-variant', 'default');
});

test('Home pays by a button with the amount, which can be undone; titles are whole on a phone, from either side', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 1_000);
  const title = 'Count the crates of maize at the depot before the lorry leaves';
  await paidTask(place, title, 300, true);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, place.client);
  const review = page.getByRole('region', { name: 'Waiting for my review' });
  const wallet = page.getByRole('region', { name: 'My wallet' });
  await expect(wallet).toContainText('KES 700.00');
  await expect(wallet).toContainText('On hold for othersKES 300.00');
  // That one has no task of one's own is not said where something waits.
  await expect(review.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Next for me' })).toHaveCount(0);
  const isWhole = () =>
    review
      .getByRole('link', { name: title })
      .evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
        scrollHeight <= clientHeight + 1,
        scrollWidth <= clientWidth,
      ]);
  for (const direction of ['ltr', 'rtl']) {
    await choosePreference(page, 'direction', direction);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect.poll(isWhole).toEqual([true, true]);
  }
  await review.getByRole('button', { name: /^Accept · KES 300\.00/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing was paid.')).toBeVisible();
  expect(await availableTo(place.asAgent)).toBe(0);
});

test('who is given paid work reads its amount under the bell, in the mail, on Home and in My work', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 5_000);
  await paidTask(place, 'Weigh the crates', 2_500);
  const letter = await letterTo(place.agent.email, /Weigh the crates|assigned you/);
  expect(letter.text + letter.subject).toMatch(/KES\s2,500\.00/);
  await logIn(page, place.agent);
  const fresh = page.getByRole('region', { name: 'New for me' });
  await expect(fresh).toContainText('KES 2,500.00');
  await expect(page.getByRole('region', { name: 'My wallet' })).toContainText(
    /On hold for my work\s*KES\s2,500\.00/,
  );
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const latest = page.getByRole('dialog', { name: 'Notifications' });
  await expect(latest).toContainText('KES 2,500.00');
  await page.keyboard.press('Escape');
  await page.goto('/my-work');
  await expect(page.getByRole('listitem').filter({ hasText: 'Weigh the crates' })).toContainText('2,500.00');
});

test('an empty wallet offers to withdraw once, and its chart keeps its place while it is asked for', async ({
  page,
}) => {
  const person = await aNewcomer({ role: 'agent' });
  const asked = Promise.withResolvers<void>();
  await page.route('**/months*', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await logInTo(page, '/wallet', person);
  const chart = page.getByRole('region', { name: 'In and out' });
  await expect(chart.getByRole('status', { name: 'Loading' })).toBeVisible();
  asked.resolve();
  await expect(chart).toContainText('The chart appears after your first transaction.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true })).toHaveCount(1);
});

test('in a workspace of more people than one answer holds, the rest is found by name', async ({
  page,
  place,
}) => {
  const task = await addTask(place, 'Carry the planks');
  // As if the agent came after the first two hundred.
  await page.route(/\/v1\/users\?(?!.*\bq=)/, async (route) => {
    const answer = await (await route.fetch()).json();
    const items = answer.items.filter(({ id }: { id: string }) => id !== place.asAgent.user.id);
    await route.fulfill({ json: { items, nextCursor: 'more' } });
  });
  await openBoard(page, place, `?task=${task._id}`);
  await drawer(page).getByRole('button', { name: 'Assignees: Nobody' }).click();
  await page.getByRole('combobox', { name: 'Assignees' }).fill(place.agent.name);
  await page.getByRole('option', { name: place.agent.name }).click();
  await page.keyboard.press('Escape');
  await expect(drawer(page).getByRole('button', { name: `Assignees: ${place.agent.name}` })).toBeVisible();
});

const notice = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('a long notice ends with an ellipsis; what is in order is said in plain text', async ({
  page,
  place,
}) => {
  const title = `Ask ${'every supplier of the valley '.repeat(4)}`.trim();
  await place.asClient.send('POST', 'tasks', {
    app: place.app.id,
    title,
    assignees: [place.asAgent.user.id],
  });
  await logIn(page, place.agent);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  const about = notice(page).getByText(title, { exact: false }).last();
  await expect(about).toHaveCSS('text-overflow', 'ellipsis');
  await page.keyboard.press('Escape');
  await page.goto(`/apps/${place.app.id}/list`);
  await expect(cardIn(page, title)).toBeVisible();
});
