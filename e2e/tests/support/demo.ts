import { expect, type Page } from '@playwright/test';

/** What turns a browser into the demo's: the cookie that the login page's button sets. */
const COOKIE = { name: 'kazi_test_user', value: 'karibu-kwenye-maonyesho' };

/** Opens a page of the demo, as its admin unless somebody logged in before, and waits for its heading. */
export async function openDemo(page: Page, path: string, baseURL: string | undefined): Promise<void> {
  if (!baseURL) throw new Error('The tests have no address to open');
  await page.context().addCookies([{ ...COOKIE, url: baseURL }]);
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
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
