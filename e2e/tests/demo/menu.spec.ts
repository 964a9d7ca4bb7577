import { expect, type Page, test } from '@playwright/test';
import { goTo, openDemo } from '../support/demo.ts';
import { toasts } from '../support/toasts.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Chooses before the page is there, as on an earlier visit. */
const choose = (page: Page, preference: string, value: string) =>
  page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
    `kazi.${preference}`,
    value,
  ] as const);

test('the menu says where one is, also on the pages below its own, and has it in sight', async ({ page }) => {
  await openDemo(page, '/apps/user/view/3');
  const current = menu(page).locator('[aria-current]');
  await expect(current).toHaveText('Users');
  for (const [path, name] of [
    ['/apps/invoice/preview', 'Invoices'],
    ['/apps/ecommerce/product-detail', 'Shop'],
    ['/pages/blog/detail', 'Blog'],
    ['/pages/modal-examples', 'Modal examples'],
    ['/components/tree', 'Tree'],
  ] as const) {
    await goTo(page, path);
    await expect(current).toHaveText(name);
    await expect(current).toBeInViewport({ ratio: 1 });
  }
  // Starred as well, and marked once.
  await goTo(page, '/apps/email');
  await expect(menu(page).locator('[data-current]')).toHaveText('E-mail');
});

test('a menu of icons opens over the page, with all of its pages', async ({ page }) => {
  await choose(page, 'menu', 'collapsed');
  await openDemo(page, '/pages/faq');
  const pricing = menu(page).getByRole('link', { name: 'Pricing' });
  const authentication = menu(page).getByRole('button', { name: 'Authentication' });
  // It begins in the corner, which is the menu's.
  await page.mouse.move(900, 500);
  await expect(authentication).toHaveCount(0);
  const starred = menu(page).locator('section').last();
  await expect(starred.getByRole('link')).toHaveText(['E-mail', 'Chat', 'To-do', 'Calendar']);
  // By its drawing alone each page is told from the others beside it.
  const drawings = await menu(page)
    .locator('section')
    .evaluateAll((parts) =>
      parts.map((part) => [...part.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)),
    );
  for (const part of drawings) expect(new Set(part).size).toBe(part.length);
  await menu(page).hover();
  await authentication.click();
  await expect(menu(page).getByRole('link', { name: 'Register, cover' })).toBeVisible();
  await pricing.click();
  await expect(page).toHaveURL(/\/pages\/pricing/);
  await page.mouse.move(900, 500);
  await expect(authentication).toHaveCount(0);
});

test('a menu closes as it is folded away, and opens once the pointer comes back', async ({ page }) => {
  await openDemo(page, '/pages/faq');
  const fold = page.getByRole('button', { name: 'Collapse menu' });
  const authentication = menu(page).getByRole('button', { name: 'Authentication' });
  await expect(authentication).toBeVisible();
  // On its icon, which stays below the pointer.
  await fold.click({ position: { x: 18, y: 12 } });
  await expect(authentication).toHaveCount(0);
  await page.mouse.move(30, 400, { steps: 5 });
  await expect(authentication).toHaveCount(0);
  await page.mouse.move(900, 500);
  await menu(page).hover();
  await expect(authentication).toBeVisible();
});

test('a menu along the top says once where one is, leads home, and leaves a page its height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, 'layout', 'horizontal');
  await openDemo(page, '/apps/kanban');
  await expect(menu(page).getByRole('button', { name: 'Apps' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a task' }).first()).toBeInViewport();
  const tooHigh = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await tooHigh()).toBe(0);
  for (const path of ['/apps/email', '/apps/chat', '/apps/calendar']) {
    await goTo(page, path);
    await expect.poll(tooHigh, path).toBe(0);
  }
  // The calendar is starred as well.
  await expect(menu(page).locator('[data-current]')).toHaveText(['Apps']);
  await menu(page).getByRole('link', { name: 'Kazi' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('who may not open a starred page is not offered it, nor files and contacts', async ({ page }) => {
  await openDemo(page, '/access-control');
  await expect(menu(page).getByRole('heading', { name: 'Starred' })).toBeVisible();
  await page.getByRole('button', { name: /: account menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Log in as client' }).click();
  await expect(menu(page).getByRole('link', { name: 'Access control' })).toBeVisible();
  await expect(menu(page).getByRole('heading', { name: 'Starred' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('mercy');
  await expect(page.getByRole('dialog').getByText('Nothing found')).toBeVisible();
});

test('a toast leaves the button of the next panel free', async ({ page }) => {
  await openDemo(page, '/apps/invoice/preview', { hasSolidMessages: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Send invoice' }).click();
  await expect(toasts(page).getByRole('button').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a payment' }).click();
  await panel
    .getByRole('button', { name: /payment/ })
    .last()
    .click({ trial: true, timeout: 3_000 });
});
