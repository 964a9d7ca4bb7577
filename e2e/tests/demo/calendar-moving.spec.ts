import { expect, type Locator, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { drag } from '../support/drag.ts';
import { toasts } from '../support/toasts.ts';

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

/** Drags an event by so many pixels, as a whole or by its lower edge. */
const dragBy = (page: Page, from: Locator, by: number, grip: 'middle' | 'edge' = 'middle') =>
  drag(
    page,
    from,
    from,
    ({ x, y, width, height }) => ({
      x: x + width / 2,
      y: y + by + (grip === 'edge' ? height - 2 : height / 2),
    }),
    { grip },
  );

test('an event is moved and stretched by mouse, and a free hour begins a new one', async ({ page }) => {
  await openDemo(page, '/apps/calendar?view=day');
  const title = 'Duka Letu: checkout drawings';
  await expect(event(page, title)).toBeVisible();
  const before = await times(page, title);
  const hour = ((await event(page, title).boundingBox())?.height ?? 0) / 1.5;
  await dragBy(page, event(page, title), -hour);
  await expect
    .poll(async () => (await times(page, title)).start.getHours())
    .toBe(before.start.getHours() - 1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await event(page, title).hover();
  await dragBy(page, event(page, title), hour, 'edge');
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
  test(`the first press moves an event, though what moves it comes ${moment} its end`, async ({ page }) => {
    const title = 'Duka Letu: checkout drawings';
    const mover = await holdMover(page);
    await openDemo(page, '/apps/calendar?view=day');
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

  test('the first long press moves an event, a swipe scrolls past it', async ({ page }) => {
    const title = 'Duka Letu: checkout drawings';
    const mover = await holdMover(page);
    await openDemo(page, '/apps/calendar?view=day');
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

test('an event is moved and stretched by keys, and it is said when it is', async ({ page }) => {
  await openDemo(page, '/apps/calendar');
  const title = 'Farm visit';
  await event(page, title).focus();
  const before = await times(page, title);
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText('Farm visit picked up');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText('Farm visit dropped');
  const daysFrom = (was: Date, is: Date) => (is.getTime() - was.getTime()) / 86_400_000;
  await expect.poll(async () => daysFrom(before.start, (await times(page, title)).start)).toBe(8);
  const after = await times(page, title);
  expect(daysFrom(before.end, after.end)).toBe(9);
  await expect(event(page, title)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  expect(await times(page, title)).toEqual(after);

  // As many messages as there are moves, none of them over an event.
  for (const key of ['ArrowLeft', 'ArrowRight']) {
    await expect(event(page, title)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press(key);
    await page.keyboard.press('Space');
  }
  const messages = toasts(page).locator('[data-tone]');
  await expect(messages.nth(1)).toBeVisible();
  const events = await page
    .locator('[data-event]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const ends = await messages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeLessThanOrEqual(Math.min(...events));
});
