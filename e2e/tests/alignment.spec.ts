import { expect, type Locator } from '@playwright/test';
import { addTask } from './support/board.ts';
import { cutSelects } from './support/layout.ts';
import { topUp } from './support/money.ts';
import { logInTo, sample } from './support/people.ts';
import { test } from './support/test.ts';

/** Where each of the elements begins, from the left; a place each, however many stand there. */
const beginnings = async (elements: Locator): Promise<Set<number>> =>
  new Set(await elements.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x))));

test('facts of My work and bars of projects stand below each other', async ({ page, place }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await topUp(place.asClient, 20_000);
  const assignees = [place.asAgent.user.id];
  const dueDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await addTask(place, 'Sand the door', { assignees, dueDate, labels: ['workshop', 'doors'] });
  await addTask(place, 'Oil the hinges', { assignees: [...assignees, place.asClient.user.id], dueDate });
  await addTask(place, 'Sharpen the saws', {
    assignees,
    dueDate,
    reward: { amount: 12_500_00, currency: 'KES' },
    priority: 'urgent',
  });
  await logInTo(page, '/my-work', place.agent);
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })).toHaveCount(3);
  expect([...(await beginnings(page.locator('[data-task] [data-due]')))]).toHaveLength(1);
  expect([
    ...(await beginnings(page.locator('[data-task]').getByTitle(/^(No priority|Urgent)$/))),
  ]).toHaveLength(1);

  const theirs = await page
    .context()
    .browser()
    ?.newPage({ viewport: { width: 1440, height: 900 } });
  if (!theirs) throw new Error('There is no browser');
  await logInTo(theirs, '/projects', sample.owner);
  const bars = theirs
    .getByRole('table', { name: 'Projects' })
    .locator('td:nth-of-type(3) [aria-hidden="true"]');
  await expect(bars.first()).toBeVisible();
  const lengths = await bars.evaluateAll((all) =>
    all.filter((bar) => bar.children.length > 0).map((bar) => Math.round(bar.clientWidth)),
  );
  expect(new Set(lengths).size).toBe(1);
  await expect(theirs.getByRole('cell').filter({ hasText: /–\s*$/ })).toHaveCount(0);
  await theirs.context().close();
});

/** How many of the elements stand in each row, from above. */
const rows = async (elements: Locator): Promise<number[]> => {
  const places = await elements.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().y)),
  );
  return [...Map.groupBy(places, (y) => y)]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.length);
};

test('on a phone filters show what is chosen, buttons stand in a row, and figures two by two', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInTo(page, '/wallet/payments', sample.owner);
  const selects = page.getByRole('main').getByRole('search').getByRole('combobox');
  await expect(selects).toHaveCount(3);
  expect(await cutSelects(page)).toEqual([]);
  await page.goto('/wallet');
  const actions = page.getByRole('main').getByRole('link', { name: /^(Top up|Withdraw)$/ });
  await expect(actions).toHaveCount(2);
  expect(await rows(actions)).toEqual([2]);
  // What can be spent stands alone, the rest below it.
  const figures = page.getByRole('region', { name: 'Balances' }).locator('> *');
  await expect(figures).toHaveCount(5);
  expect(await rows(figures)).toEqual([1, 2, 2]);
});

test('on a phone a number stays in one line, and a long title is cut under the bell', async ({
  page,
  place,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addTask(place, 'Contact and till number of each supplier that delivers on a Monday', {
    assignees: [place.asAgent.user.id],
  });
  await logInTo(page, '/my-work', place.agent);
  const number = page.getByRole('main').locator('[data-task] bdi').first();
  expect((await number.boundingBox())?.height).toBeLessThan(24);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const told = page.getByRole('listitem').filter({ hasText: 'assigned you a task' }).first();
  await expect(told).toBeVisible();
  const beyond = await told.evaluate((row) => row.scrollWidth - row.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});

test('faces of a team are told apart, and being active is plain text', async ({ page }) => {
  await logInTo(page, '/people', sample.owner);
  const table = page.getByRole('table', { name: 'People' });
  const colours = () =>
    table
      .locator('[data-hue]')
      .evaluateAll((faces) => new Set(faces.map((face) => getComputedStyle(face).backgroundColor)).size);
  await expect.poll(colours).toBeGreaterThanOrEqual(5);
  const active = table.getByRole('cell', { name: 'Active', exact: true });
  await expect(active.first()).toBeVisible();
  await expect(active.locator('svg')).toHaveCount(0);
});
