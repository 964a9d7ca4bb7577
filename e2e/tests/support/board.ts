import type { Locator, Page } from '@playwright/test';
import { logInTo } from './people.ts';
import type { Workplace } from './workplace.ts';

/** Column of the board, by the status's name. */
export const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, \\d+ task`) });
/** A card, by its title. */
export const cardIn = (place: Page | Locator, title: string) => place.getByRole('link', { name: title });
/** Titles of a column's cards, from above. */
export const titles = (place: Locator) => place.getByRole('listitem').getByRole('link').allTextContents();

/** Drags by mouse as a hand does: presses, moves a little at a time, waits to see where it would land, lets go. */
export async function drag(page: Page, card: Locator, to: Locator, { drop = true } = {}) {
  const from = await card.boundingBox();
  const target = await to.boundingBox();
  if (!from || !target) throw new Error('There is nothing to drag, or nowhere to drag it to');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height / 2 + 10, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + 60, { steps: 10 });
  if (drop) await page.mouse.up();
}

/** Adds a task to the workplace by the API, as its client. */
export const addTask = ({ asClient, app }: Workplace, title: string, more: object = {}) =>
  asClient.send('POST', 'tasks', { app: app.id, title, status: 'todo', ...more });

/** Opens the board of the workplace as its client, logging in on the way. */
export async function openBoard(page: Page, { client, app }: Workplace, query = '') {
  await logInTo(page, `/apps/${app.id}/board${query}`, client.email, client.password);
}
