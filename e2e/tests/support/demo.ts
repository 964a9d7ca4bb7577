import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { letClicksThroughMessages, spareData } from './spare-data.ts';

/** What turns a browser into the demo's: the cookie that the login page's button sets. */
const cookie = { name: 'kazi_test_user', value: 'karibu-kwenye-maonyesho' };

interface OpenOptions {
  /** The demo then fetches all of itself once the page is at rest: hundreds of files, in each test. */
  fetchesAhead?: boolean;
  /** Messages lie over what is below them, as for people. */
  hasSolidMessages?: boolean;
}

/** Opens a page of the demo, as its admin unless somebody logged in before, and waits for its heading. */
export async function openDemo(
  page: Page,
  path: string,
  { fetchesAhead = false, hasSolidMessages = false }: OpenOptions = {},
): Promise<void> {
  await enterDemo(page.context());
  if (!fetchesAhead) await page.context().addInitScript(spareData);
  if (!hasSolidMessages) await page.context().addInitScript(letClicksThroughMessages);
  await page.goto(path);
  await expectNoDrawing(page);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** Shows the demo from the next page on. */
export async function enterDemo(context: BrowserContext): Promise<void> {
  const { baseURL } = test.info().project.use;
  if (!baseURL) throw new Error('The tests have no address to open');
  await context.addCookies([{ ...cookie, url: baseURL }]);
}

/** What the build drew of a page is seen before it, and is no page yet. */
const expectNoDrawing = (page: Page) => expect(page.locator('#root > [inert]')).toHaveCount(0);

/** Waits until a page that was opened by its address is all there. */
export async function expectOpened(page: Page): Promise<void> {
  await expectNoDrawing(page);
  await expectThere(page);
}

/** Goes to a page of the demo as a link within it would, and waits until it is there. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // Each page sets its title, also where it is called as the one before.
    document.title = '';
    history.pushState(null, '', address);
  }, path);
  await expectThere(page);
}

async function expectThere(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^(?!Page not found).+ · Kazi$/);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // What loads for ever is an example of the showcase.
  const loading = page.getByRole('status', { name: /^Loading/ }).and(page.locator(':not([data-example] *)'));
  await expect(loading).toHaveCount(0);
}

/** A request as anything on the page may make it: its status and what it says. */
export const fetchOn = (page: Page, path: string, init: { method?: string; body?: string } = {}) =>
  page.evaluate(
    async ([address, options]) => {
      const answer = await fetch(address, options);
      return { status: answer.status, body: await answer.json() };
    },
    [path, init] as const,
  );
