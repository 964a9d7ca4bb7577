import type { Page } from '@playwright/test';
import { logInTo } from './people.ts';
import type { Workplace } from './workplace.ts';

/** Row of the list, by what it says. */
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
/** Titles of the list's tasks, from above. */
export const titles = (page: Page) =>
  page.getByRole('row').locator('[data-column=title]').getByRole('link').allTextContents();
/** The bar that changes the selected tasks. */
export const bulkBar = (page: Page) => page.getByRole('region', { name: 'Change selected tasks' });

/** Opens the list of the workplace as its client, logging in on the way. */
export async function openList(page: Page, { client, app }: Workplace, query = '') {
  await logInTo(page, `/apps/${app.id}/list${query}`, client);
}

/** A task of the workplace as the server has it, found by words of it. */
export const taskNow = async ({ asClient, app }: Workplace, words: string) =>
  (await asClient.get(`tasks?app=${app.id}&q=${encodeURIComponent(words)}`)).items[0];
