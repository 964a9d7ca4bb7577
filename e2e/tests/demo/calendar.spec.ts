import { expect, type Locator, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';

/** An event as the calendar draws it; one of several days may be drawn in parts. */
const event = (page: Page, title: string) => page.locator('[data-event]').filter({ hasText: title }).first();
const said = (page: Page) => page.locator('[aria-live=assertive]').last();
const opened = (page: Page, name: string) => page.getByRole('dialog', { name });

async function times(page: Page, title: string) {
  const day = await page.evaluate(async (wanted) => {
    const events: { title: string; start: string; end: string }[] = await (
      await fetch('/apps/calendar/events')
    ).json();
    return events.find((one) => one.title === wanted);
  }, title);
  if (!day) throw new Error(`There is no event ${title}`);
  return { start: new Date(day.start), end: new Date(day.end) };
}

async function drag(
  page: Page,
  from: Locator,
  by: { x: number; y: number },
  at: 'middle' | 'bottom' = 'middle',
) {
  const box = await from.boundingBox();
  if (!box) throw new Error('What is dragged is not on the page');
  const x = box.x + box.width / 2;
  const y = at === 'middle' ? box.y + box.height / 2 : box.y + box.height - 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 5 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
  await page.mouse.up();
}

test('views and days are gone through, and the address keeps them', async ({ page, baseURL }) => {
  await openDemo(page, '/apps/calendar?date=2026-12-05', baseURL);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('December 2026');
  await expect(event(page, 'Jamhuri Day')).toBeVisible();
  await page.getByRole('button', { name: 'The month before' }).click();
  await expect(heading).toHaveText('November 2026');
  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await page.getByRole('button', { name: 'The week after' }).click();
  await page.reload();
  await expect(heading).toHaveText(/Nov 2 – 8, 2026/);
  await page.getByText('List', { exact: true }).click();
  await page.getByRole('button', { name: 'The month before' }).click();
  await expect(event(page, 'Mashujaa Day')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(event(page, 'Stand-up with the Kericho team')).toBeAttached();
});

test('calendars are shown and hidden, each and all', async ({ page, baseURL }) => {
  await openDemo(page, '/apps/calendar?view=day', baseURL);
  await expect(event(page, 'Lunch with Zipporah')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Personal' }).uncheck();
  await expect(event(page, 'Lunch with Zipporah')).toHaveCount(0);
  await page.reload();
  await expect(event(page, 'Duka Letu')).toBeVisible();
  await expect(event(page, 'Lunch with Zipporah')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'View all' }).check();
  await expect(event(page, 'Lunch with Zipporah')).toBeVisible();
  await page.getByRole('checkbox', { name: 'View all' }).uncheck();
  await expect(page.locator('[data-event]')).toHaveCount(0);
});

test('an event is added, changed, removed and brought back', async ({ page, baseURL }) => {
  await openDemo(page, '/apps/calendar?view=list&date=2030-03-01', baseURL);
  await page.getByRole('button', { name: 'Add an event' }).click();
  const added = opened(page, 'New event');
  await added.getByLabel('Start', { exact: true }).fill('5/3/2030');
  await added.getByLabel('Start time').fill('10:00');
  await added.getByLabel('End', { exact: true }).fill('5 March');
  await added.getByRole('button', { name: 'Add' }).click();
  await expect(added.getByText('Say when it ends.')).toBeVisible();
  await added.getByLabel('End', { exact: true }).fill('5 March 2030');
  await added.getByLabel('End time').fill('09:00');
  await added.getByRole('button', { name: 'Add' }).click();
  await expect(added.getByText('Give the event a title.')).toBeVisible();
  await expect(added.getByText('It ends before it begins.')).toBeVisible();
  await added.getByRole('textbox', { name: 'Title' }).fill('Audit of the ledger');
  await added.getByLabel('End time').fill('12:00');
  await added.getByRole('combobox', { name: 'Calendar' }).selectOption('ETC');
  await added.getByRole('combobox', { name: 'Guests' }).fill('victor');
  await page.getByRole('option', { name: 'Victor Simiyu' }).click();
  await added.getByRole('textbox', { name: 'Location' }).fill('Bungoma');
  await added.getByRole('button', { name: 'Add' }).click();
  await expect(added).toBeHidden();

  await event(page, 'Audit of the ledger').focus();
  await page.keyboard.press('Enter');
  const panel = opened(page, 'Event');
  await expect(panel.getByRole('textbox', { name: 'Location' })).toHaveValue('Bungoma');
  await panel.getByRole('switch', { name: 'All day' }).check({ force: true });
  await panel.getByRole('textbox', { name: 'Title' }).fill('Audit of the books');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(event(page, 'Audit of the books')).toContainText('All day');

  await event(page, 'Audit of the books').click();
  await panel.getByRole('button', { name: 'Remove' }).click();
  await expect(event(page, 'Audit of the books')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(event(page, 'Audit of the books')).toBeVisible();
});

test('an event is moved and stretched by mouse, and a free hour begins a new one', async ({
  page,
  baseURL,
}) => {
  await openDemo(page, '/apps/calendar?view=day', baseURL);
  const title = 'Duka Letu: checkout drawings';
  await expect(event(page, title)).toBeVisible();
  const before = await times(page, title);
  const hour = ((await event(page, title).boundingBox())?.height ?? 0) / 1.5;
  await drag(page, event(page, title), { x: 0, y: -hour });
  await expect
    .poll(async () => (await times(page, title)).start.getHours())
    .toBe(before.start.getHours() - 1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await event(page, title).hover();
  await drag(page, event(page, title), { x: 0, y: hour }, 'bottom');
  await expect
    .poll(async () => (await times(page, title)).end.getTime() - (await times(page, title)).start.getTime())
    .toBe(2.5 * 3_600_000);
  const box = await event(page, title).boundingBox();
  if (!box) throw new Error('The event is not on the page');
  await page.mouse.click(box.x + 40, box.y + box.height + hour * 0.25);
  await expect(opened(page, 'New event')).toBeVisible();
});

/** Holds back the file of what moves events: `arrive` lets it come, and waits until the page has run it. */
async function holdMover(page: Page) {
  const files: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route('**/interaction-*.js', async (route) => {
    files.push(route.request().url());
    await released.promise;
    await route.continue();
  });
  return {
    files,
    async arrive() {
      await expect.poll(() => files).toHaveLength(1);
      released.resolve();
      await page.evaluate(`import(${JSON.stringify(files[0])}).then(() => undefined)`);
    },
  };
}

for (const moment of ['before', 'after'] as const)
  test(`the first press moves an event, though what moves it comes ${moment} its end`, async ({
    page,
    baseURL,
  }) => {
    const title = 'Duka Letu: checkout drawings';
    const mover = await holdMover(page);
    await openDemo(page, '/apps/calendar?view=day', baseURL);
    await expect(event(page, title)).toBeVisible();
    expect(mover.files).toEqual([]);
    const before = await times(page, title);
    const box = await event(page, title).boundingBox();
    if (!box) throw new Error('The event is not on the page');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    if (moment === 'before') await mover.arrive();
    await page.mouse.move(x, y - box.height / 1.5, { steps: 5 });
    await page.mouse.up();
    if (moment === 'after') await mover.arrive();
    await expect
      .poll(async () => (await times(page, title)).start.getHours())
      .toBe(before.start.getHours() - 1);
    expect(mover.files).toHaveLength(1);
  });

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the first long press moves an event, a swipe scrolls past it', async ({ page, baseURL }) => {
    const title = 'Duka Letu: checkout drawings';
    const mover = await holdMover(page);
    await openDemo(page, '/apps/calendar?view=day', baseURL);
    await expect(event(page, title)).toBeVisible();
    const before = await times(page, title);
    const box = await event(page, title).boundingBox();
    if (!box) throw new Error('The event is not on the page');
    const x = box.x + 40;
    const y = box.y + box.height / 2;
    const upward = [0.25, 0.5, 0.75, 1].map((part) => y - (part * box.height) / 1.5);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x, y: at }],
      });

    const resting = (await event(page, title).getAttribute('class')) ?? '';
    await touch('touchStart', y);
    await mover.arrive();
    // It looks different once the long press has taken hold of it.
    await expect(event(page, title)).not.toHaveClass(resting);
    for (const at of upward) await touch('touchMove', at);
    await touch('touchEnd');
    await expect
      .poll(async () => (await times(page, title)).start.getHours())
      .toBe(before.start.getHours() - 1);

    const moved = await times(page, title);
    const there = await event(page, title).boundingBox();
    // Sent all at once: a finger that waits for each of our messages rests, on a slow machine, for a long press.
    await Promise.all([
      touch('touchStart', y),
      ...upward.map((at) => touch('touchMove', at)),
      touch('touchEnd'),
    ]);
    await expect.poll(async () => (await event(page, title).boundingBox())?.y).toBeLessThan(there?.y ?? 0);
    expect(await times(page, title)).toEqual(moved);
  });
});

test('an event is moved and stretched by keys, and it is said when it is', async ({ page, baseURL }) => {
  await openDemo(page, '/apps/calendar', baseURL);
  const title = 'Farm visit';
  await event(page, title).focus();
  const before = await times(page, title);
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText('Farm visit is lifted');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText('Farm visit was dropped');
  const daysFrom = (was: Date, is: Date) => (is.getTime() - was.getTime()) / 86_400_000;
  await expect.poll(async () => daysFrom(before.start, (await times(page, title)).start)).toBe(8);
  const after = await times(page, title);
  expect(daysFrom(before.end, after.end)).toBe(9);
  await expect(event(page, title)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  expect(await times(page, title)).toEqual(after);
});

test('the days of the month are to be seen before the calendar’s code is there, and stay where they are', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemo(page, '/pages/faq', baseURL);
  await page.evaluate(() => localStorage.clear());
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await letGo;
    await route.continue();
  });
  await page.goto('/apps/calendar', { waitUntil: 'commit' });
  const drawn = page.locator('#root > [inert] [data-month-day]');
  await expect(drawn).toHaveCount(42);
  const now = new Date();
  const number = String(now.getDate());
  const seen = drawn.locator(':scope:not([data-other])').filter({ hasText: new RegExp(`^${number}$`) });
  const before = await seen.boundingBox();
  await expect(page.locator('#root > [inert]').getByText('Wed', { exact: true })).toBeVisible();

  resolve();
  const day = page.getByRole('link', { name: now.toLocaleDateString('en', { dateStyle: 'long' }) }).first();
  await expect(day).toBeVisible();
  if (!before) throw new Error('Today is not on the page');
  // The calendar measures itself once more before it is painted: what is asked between is not seen.
  await expect
    .poll(async () => {
      const after = await day.boundingBox();
      if (!after) return Number.POSITIVE_INFINITY;
      const sideways = Math.abs(after.x + after.width - before.x - before.width);
      return Math.max(sideways, Math.abs(after.y - before.y));
    })
    .toBeLessThan(8);
});
