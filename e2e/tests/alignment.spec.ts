import { expect, type Locator, test } from '@playwright/test';
import { addTask } from './support/board.ts';
import { topUp } from './support/money.ts';
import { logInTo, sample } from './support/people.ts';
import { aWorkplace } from './support/workplace.ts';

/** Where each of the elements begins, from the left; a place each, however many stand there. */
const beginnings = async (elements: Locator): Promise<Set<number>> =>
  new Set(await elements.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x))));

test('facts of My work and bars of projects stand below each other', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const place = await aWorkplace(request);
  await topUp(request, place.asClient, 20_000);
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
  await logInTo(page, '/my-work', place.agent.email, place.agent.password);
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

/** Whether a select shows the whole of what is chosen in it. */
const showsAll = (select: Locator) =>
  select.evaluate((element) => {
    if (!(element instanceof HTMLSelectElement)) return false;
    const style = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return false;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room =
      element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return pen.measureText(element.selectedOptions[0]?.text ?? '').width <= room;
  });

/** The y of each of the controls. */
const rows = (controls: Locator) =>
  controls.evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().y)))]);

test('on a phone filters show what is chosen, and the buttons of a page stand in a row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInTo(page, '/wallet/payments', sample.owner);
  const selects = page.getByRole('main').getByRole('search').getByRole('combobox');
  await expect(selects).toHaveCount(3);
  for (const select of await selects.all()) expect(await showsAll(select)).toBe(true);
  await page.goto('/wallet');
  const actions = page.getByRole('main').getByRole('link', { name: /^(Top up|Withdraw)$/ });
  await expect(actions).toHaveCount(2);
  expect(await rows(actions)).toHaveLength(1);
});

test('faces of a team are told apart', async ({ page }) => {
  await logInTo(page, '/people', sample.owner);
  const table = page.getByRole('table', { name: 'People' });
  const colours = () =>
    table
      .locator('[data-hue]')
      .evaluateAll((faces) => new Set(faces.map((face) => getComputedStyle(face).backgroundColor)).size);
  await expect.poll(colours).toBeGreaterThanOrEqual(5);
});
