import { expect, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { holdCode } from '../support/first-screen.ts';

/** An event as the calendar draws it; one of several days may be drawn in parts. */
const event = (page: Page, title: string) => page.locator('[data-event]').filter({ hasText: title }).first();
const opened = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Titles of events of which a line is seen in part: its head, or its feet. */
const cutTitles = (page: Page) =>
  page.locator('[data-event]').evaluateAll((events) =>
    events
      .filter((event) => {
        const seen = event.getBoundingClientRect();
        const texts = document.createTreeWalker(event, NodeFilter.SHOW_TEXT);
        const lines: DOMRect[] = [];
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          // Lines below their element are clipped, behind its mark.
          const end = texts.currentNode.parentElement?.getBoundingClientRect().bottom ?? seen.bottom;
          lines.push(...[...range.getClientRects()].filter(({ top }) => top < end - 2));
        }
        return lines.some(
          ({ left, top, bottom }) => left < seen.right && top < seen.bottom - 2 && bottom > seen.bottom + 2,
        );
      })
      .map(({ textContent }) => textContent),
  );

test('views and days are gone through, and the address keeps them', async ({ page }) => {
  await openDemo(page, '/apps/calendar?date=2026-12-05');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('December 2026');
  await expect(event(page, 'Jamhuri Day')).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(heading).toHaveText('November 2026');
  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.reload();
  await expect(heading).toHaveText(/Nov 2 – 8, 2026/);
  await page.getByText('List', { exact: true }).click();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(event(page, 'Mashujaa Day')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(event(page, 'Stand-up with the Kericho team')).toBeAttached();
  await page.getByText('Week', { exact: true }).click();
  await expect(page).toHaveURL(/view=week/);
  await expect(event(page, 'Lunch with Zipporah')).toBeVisible();
  expect(await cutTitles(page)).toEqual([]);
});

test('calendars are shown and hidden, each and all', async ({ page }) => {
  await openDemo(page, '/apps/calendar?view=day');
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

test('an event is added, changed, removed and brought back', async ({ page }) => {
  await openDemo(page, '/apps/calendar?view=list&date=2030-03-01');
  await page.getByRole('button', { name: 'Add event' }).click();
  const added = opened(page, 'New event');
  await added.getByLabel('Start', { exact: true }).fill('5/3/2030');
  await added.getByLabel('Start time').fill('10:00');
  await added.getByLabel('End', { exact: true }).fill('5 March');
  await added.getByRole('button', { name: 'Add' }).click();
  await expect(added.getByText('Enter the end.')).toBeVisible();
  await added.getByLabel('End', { exact: true }).fill('5 March 2030');
  await added.getByLabel('End time').fill('09:00');
  await added.getByRole('button', { name: 'Add' }).click();
  await expect(added.getByText('Enter a title.')).toBeVisible();
  await expect(added.getByText('Must end after it starts.')).toBeVisible();
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
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(event(page, 'Audit of the books')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(event(page, 'Audit of the books')).toBeVisible();
});

test('the days of the month are to be seen before the calendar’s code is there, and stay where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDemo(page, '/pages/faq');
  await page.evaluate(() => localStorage.clear());
  const letGo = await holdCode(page);
  await page.goto('/apps/calendar', { waitUntil: 'commit' });
  const drawn = page.locator('#root > [inert] [data-month-day]');
  await expect(drawn).toHaveCount(42);
  const now = new Date();
  const last = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate();
  const ofMonth = drawn.locator(':scope:not([data-other])');
  await expect(ofMonth).toHaveText(Array.from({ length: last }, (_, at) => String(at + 1)));
  const number = String(now.getDate());
  const seen = ofMonth.filter({ hasText: new RegExp(`^${number}$`) });
  const before = await seen.boundingBox();
  await expect(page.locator('#root > [inert]').getByText('Wed', { exact: true })).toBeVisible();

  letGo();
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
