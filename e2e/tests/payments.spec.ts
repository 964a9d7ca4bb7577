import { expect, type Locator, type Page } from '@playwright/test';
import { cardIn, column, dragCard, openBoard } from './support/board.ts';
import { availableTo, topUp } from './support/money.ts';
import { aNewcomer } from './support/newcomer.ts';
import { logInTo, sample } from './support/people.ts';
import { askForProof, proofDialog } from './support/proof.ts';
import { test } from './support/test.ts';
import { failures, toastWith } from './support/toasts.ts';
import type { Workplace } from './support/workplace.ts';

const kes = (shillings: number) => ({ amount: shillings * 100, currency: 'KES' });

/** A task that was handed in, with its reward held. */
async function handedIn({ app, asClient, asAgent }: Workplace, title: string, shillings: number) {
  const { id: agent } = await asAgent.get('users/me');
  const made = { app: app.id, title, status: 'in-progress', reward: kes(shillings), assignees: [agent] };
  const task = await asClient.send('POST', 'tasks', made);
  return asAgent.send('POST', `tasks/${task._id}/submission`, { version: task.version });
}

const colourOf = (mark: Locator) => mark.evaluate((element) => getComputedStyle(element).color);

/** Opens the board with all of its columns in sight, to drag a card to the last. */
async function openWideBoard(page: Page, place: Workplace) {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openBoard(page, place);
}

test('no key pays by itself: X selects, N asks first', async ({ page, place }) => {
  await topUp(place.asClient, 1_000);
  const task = await handedIn(place, 'Oil the hinge', 100);
  await logInTo(page, '/my-work?part=to-review', place.client);
  await page.getByRole('link', { name: 'Oil the hinge' }).focus();
  await page.keyboard.press('x');
  const row = page.getByRole('listitem').filter({ hasText: 'Oil the hinge' });
  await expect(row.getByRole('checkbox', { name: `Select ${task.number}` })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Change selected tasks' })).toContainText('1 selected');
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: /^Pay KES 100\.00 to / });
  await expect(dialog).toContainText(task.number);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await place.asClient.get(`tasks/${task._id}`)).toMatchObject({ status: 'in-review' });
});

test('a small payment can be undone, on a phone as well, and then nothing was paid', async ({
  page,
  place,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await topUp(place.asClient, 1_000);
  const task = await handedIn(place, 'Oil the hinge', 100);
  await logInTo(page, '/my-work?part=to-review', place.client);
  const accept = page.getByRole('button', { name: /^Accept · KES 100\.00/ });
  await expect(accept).toBeInViewport({ ratio: 1 });
  expect((await accept.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await accept.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing was paid.')).toBeVisible();
  expect(await place.asClient.get(`tasks/${task._id}`)).toMatchObject({
    status: 'in-review',
    rewardState: 'held',
  });
  expect(await availableTo(place.asAgent)).toBe(0);
});

test('a large payment is confirmed with its amount, and one with a no changes nothing', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 10_000);
  const task = await handedIn(place, 'Build the shed', 6_000);
  await logInTo(page, `/tasks/${task._id}`, place.client);
  const accept = page.getByRole('button', { name: /^Accept · KES 6,000\.00/ });
  await accept.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(accept).toBeEnabled();
  expect(await availableTo(place.asAgent)).toBe(0);
  await accept.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay KES 6,000.00' }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  expect(await availableTo(place.asAgent)).toBe(6_000_00);
});

test('a card dropped on Done pays when some seconds have passed, and Undo takes it back before', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 1_000);
  const task = await handedIn(place, 'Oil the hinge', 100);
  await openWideBoard(page, place);
  await dragCard(page, cardIn(page, 'Oil the hinge'), column(page, 'Done'));
  await expect(
    page.getByText(`${task.number} accepted: KES 100.00 will be paid to ${place.agent.name}`),
  ).toBeVisible();
  await expect(cardIn(column(page, 'Done'), 'Oil the hinge')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardIn(column(page, 'In review'), 'Oil the hinge')).toBeVisible();
  const now = { status: 'in-review', rewardState: 'held', paid: null };
  await expect.poll(() => place.asClient.get(`tasks/${task._id}`)).toMatchObject(now);
  expect(await availableTo(place.asAgent)).toBe(0);
});

test('a dropped card that pays much asks first, and goes back where the answer is no', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 10_000);
  const task = await handedIn(place, 'Build the shed', 6_000);
  await openWideBoard(page, place);
  await dragCard(page, cardIn(page, 'Build the shed'), column(page, 'Done'));
  const dialog = page.getByRole('dialog', { name: `Pay KES 6,000.00 to ${place.agent.name}?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cardIn(column(page, 'In review'), 'Build the shed')).toBeVisible();
  expect(await place.asClient.get(`tasks/${task._id}`)).toMatchObject({ status: 'in-review', paid: null });
});

test('a dropped card that pays much stays on Done while the person is asked who they are, and goes back calmly', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 10_000);
  const task = await handedIn(place, 'Build the shed', 6_000);
  await openWideBoard(page, place);
  const dropAndPay = async () => {
    await dragCard(page, cardIn(page, 'Build the shed'), column(page, 'Done'));
    const dialog = page.getByRole('dialog', { name: `Pay KES 6,000.00 to ${place.agent.name}?` });
    // The first answer asks for the amount: only once it is here is the next one made to ask for proof.
    await expect(dialog).toBeVisible();
    await askForProof(page, `**/v1/tasks/${task._id}*/**`, 'POST');
    await askForProof(page, `**/v1/tasks/${task._id}`, 'PUT');
    await dialog.getByRole('button', { name: 'Pay KES 6,000.00' }).click();
  };
  await dropAndPay();
  const proof = proofDialog(page);
  await expect(proof.getByLabel('Your password')).toBeFocused();
  await expect(cardIn(column(page, 'Done'), 'Build the shed')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(cardIn(column(page, 'In review'), 'Build the shed')).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
  expect(await availableTo(place.asAgent)).toBe(0);

  await dropAndPay();
  await proof.getByLabel('Your password').fill(place.client.password);
  await page.keyboard.press('Enter');
  await expect(proof).toBeHidden();
  await expect(cardIn(column(page, 'Done'), 'Build the shed')).toBeVisible();
  await expect.poll(() => availableTo(place.asAgent)).toBe(6_000_00);
});

test('many tasks of a board are accepted after their sum was confirmed, or told where it is small enough to undo', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 10_000);
  for (const title of ['Build the shed', 'Paint the shed']) await handedIn(place, title, 3_000);
  await openWideBoard(page, place);
  const bar = page.getByRole('region', { name: 'Change selected tasks' });
  const select = async (title: string) => {
    await cardIn(page, title).focus();
    await page.keyboard.press('x');
  };
  const acceptSelected = async () => {
    await bar.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Done', exact: true }).click();
  };
  await page.clock.install();
  await select('Build the shed');
  await acceptSelected();
  const told = toastWith(page, '1 task accepted');
  await expect(told).toContainText(`1 task accepted: KES 3,000.00 will be paid to ${place.agent.name}`);
  // It can be taken back for as long as nothing is paid.
  await page.clock.fastForward(7_000);
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 task restored.')).toBeVisible();
  await expect(cardIn(column(page, 'In review'), 'Build the shed')).toBeVisible();
  expect(await availableTo(place.asAgent)).toBe(0);

  await select('Paint the shed');
  await expect(bar).toContainText('2 selected');
  await acceptSelected();
  const dialog = page.getByRole('dialog', { name: `Pay KES 6,000.00 to ${place.agent.name}?` });
  await expect(dialog).toContainText('Accepting 2 tasks');
  await dialog.getByRole('button', { name: 'Pay KES 6,000.00' }).click();
  await expect(cardIn(column(page, 'Done'), 'Paint the shed')).toBeVisible();
  await expect.poll(() => availableTo(place.asAgent)).toBe(6_000_00);
});

test('opening paid work again says that it stays paid, on the task and on the board', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 1_000);
  const { _id, number, version } = await handedIn(place, 'Oil the hinge', 100);
  await handedIn(place, 'Grease the lock', 100);
  const confirmed = { version, confirmedReward: kes(100) };
  await place.asClient.send('POST', `tasks/${_id}/acceptance`, confirmed);
  const paid = new RegExp(
    `KES.100\\.00 was paid to ${place.agent.name} on .+\\. Reopening does not return it`,
  );

  await openWideBoard(page, place);
  const [held, released] = [page.getByTitle(/^On hold: /), page.getByTitle(/^Paid: /)] as const;
  await expect(page.getByRole('article').filter({ has: held })).toContainText('Grease the lock');
  await expect(page.getByRole('article').filter({ has: released })).toContainText('Oil the hinge');
  expect(await colourOf(held)).not.toBe(await colourOf(released));
  await dragCard(page, cardIn(page, 'Oil the hinge'), column(page, 'To do'));
  const dialog = page.getByRole('dialog', { name: `Reopen ${number}?` });
  await expect(dialog).toContainText(paid);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cardIn(column(page, 'Done'), 'Oil the hinge')).toBeVisible();

  await page.goto(`/tasks/${_id}`);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await dialog.getByRole('button', { name: `Reopen ${number}` }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByRole('article', { name: /Oil the hinge$/ })).toContainText(paid);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  expect(await availableTo(place.asAgent)).toBe(100_00);
});

test('who has no right to the wallet sees whom the work waits for, and not what it pays', async ({
  page,
  place,
}) => {
  await topUp(place.asClient, 1_000);
  const { _id } = await handedIn(place, 'Oil the hinge', 100);
  await logInTo(page, `/tasks/${_id}`, sample.manager);
  await expect(page.getByText(/^Waiting for .+ to accept$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await expect(page.getByRole('article', { name: /Oil the hinge$/ })).not.toContainText('KES');
  await page.getByRole('button', { name: 'Status: In review' }).click();
  await expect(page.getByRole('option', { name: /^Done/ })).toContainText('Only the payer of this app');
});

test('a reward says at once that the wallet has too little for it', async ({ page, place }) => {
  await topUp(place.asClient, 1_000);
  const task = await handedIn(place, 'Oil the hinge', 100);
  await logInTo(page, `/tasks/${task._id}`, place.client);
  await page.getByRole('button', { name: /KES 100\.00 On hold/ }).click();
  const form = page.getByRole('dialog', { name: /^KES 100\.00 On hold/ });
  await expect(form).toContainText('Available KES 900.00');
  await expect(form).toContainText('On hold for others KES 100.00');
  const field = form.getByRole('textbox', { name: 'Reward' });
  await field.fill('1001');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(form).toContainText('Your wallet has KES 900.00 available.');
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await field.fill('1000');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /KES 1,000\.00 On hold/ })).toBeVisible();

  await page.goto('/wallet');
  const balances = page.getByRole('region', { name: 'Balances' });
  await expect(balances).toContainText('On hold for othersKES 1,000.00Until their work is accepted');
  await expect(balances).toContainText('On hold for my workKES 0.00Nothing on hold');
  const others = page.getByRole('region', { name: 'On hold for others' });
  await expect(others.getByRole('listitem').filter({ hasText: 'Oil the hinge' })).toContainText(
    `for ${place.agent.name}`,
  );
});

test('who pays gives a budget in the settings of the app', async ({ page, place }) => {
  await logInTo(page, `/apps/${place.app.id}/settings`, place.client);
  await expect(page.getByText('You pay the rewards of this app, from your wallet.')).toBeVisible();
  const tabs = await page.getByRole('navigation', { name: 'Views of this app' }).boundingBox();
  const card = await page.getByRole('region', { name: 'Settings' }).boundingBox();
  expect((card?.y ?? 0) - ((tabs?.y ?? 0) + (tabs?.height ?? 0))).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Give a budget' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a budget' });
  await dialog.getByRole('combobox', { name: 'Person' }).fill(place.agent.name);
  await page.getByRole('option', { name: place.agent.name }).first().click();
  await dialog.getByRole('textbox', { name: 'Per month' }).fill('10000');
  await dialog.getByRole('textbox', { name: 'Maximum per task' }).fill('2000');
  await dialog.getByRole('button', { name: 'Give a budget' }).click();
  await expect(page.getByText('KES 10,000.00 of KES 10,000.00 left this month')).toBeVisible();
});

test('an approver approves what they do not see the price of, and the payer is told and pays', async ({
  page,
  theirs,
  place,
}) => {
  await topUp(place.asClient, 10_000);
  const guest = await aNewcomer({ role: 'client', firstName: 'Mary', project: place.project });

  await logInTo(page, `/projects/${place.project}`, place.client);
  await page.getByRole('button', { name: 'Name an approver' }).click();
  const naming = page.getByRole('dialog', { name: 'Name an approver' });
  const person = naming.getByRole('combobox', { name: 'Person' });
  await expect(person).toBeFocused();
  await person.fill(guest.name);
  await page.getByRole('option', { name: guest.name }).click();
  await naming.getByRole('button', { name: 'Name an approver' }).click();
  await expect(page.getByRole('button', { name: `Remove ${guest.name} as an approver` })).toBeVisible();

  const { _id, number } = await handedIn(place, 'Oil the hinge', 8_000);
  await logInTo(theirs, '/', guest);
  const approve = theirs.getByRole('button', { name: new RegExp(`^Approve\\s*: ${number}$`) });
  await expect(approve).toBeVisible();
  await expect(theirs.getByRole('main')).not.toContainText('8,000');
  await theirs.getByRole('link', { name: 'Oil the hinge', exact: true }).click();
  await expect(theirs.getByRole('button', { name: 'Send back' })).toBeVisible();
  await expect(theirs.getByText('Reward', { exact: true })).toHaveCount(0);
  await theirs.getByRole('button', { name: /^Approve\b/ }).click();
  await expect(theirs.getByText(`Approved by ${guest.name}`).first()).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Send back' })).toBeVisible();

  await page.goto(`/tasks/${_id}`);
  await expect(page.getByText(`Approved by ${guest.name}`).first()).toBeVisible();
  await page.getByRole('button', { name: /^Accept · KES 8,000\.00/ }).click();
  const question = page.getByRole('dialog', { name: /^Pay KES 8,000\.00 to / });
  await expect(question).toContainText('You are asked from the amount that the payer has chosen');
  await question.getByRole('button', { name: 'Pay KES 8,000.00' }).click();
  await expect.poll(async () => (await place.asClient.get(`tasks/${_id}`)).status).toBe('done');
});
