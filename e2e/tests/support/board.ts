import type { Locator, Page } from '@playwright/test';
import { drag } from './drag.ts';
import { logInTo } from './people.ts';
import type { Workplace } from './workplace.ts';

/** Column of the board, by the status's name. */
export const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, \\d+ task`) });
/** A card, by its title. */
export const cardIn = (place: Page | Locator, title: string) => place.getByRole('link', { name: title });
/** Titles of a column's cards, from above. */
export const titles = (place: Locator) => place.getByRole('listitem').getByRole('link').allTextContents();

/** Drags a card over the top of a column or swimlane; lets it go there unless `drop` is false. */
export const dragCard = (page: Page, card: Locator, to: Locator, options?: { drop?: boolean }) =>
  drag(page, card, to, ({ x, y, width }) => ({ x: x + width / 2, y: y + 60 }), options);

/** Adds a task to the workplace by the API, as its client. */
export const addTask = ({ asClient, app }: Workplace, title: string, more: object = {}) =>
  asClient.send('POST', 'tasks', { app: app.id, title, status: 'todo', ...more });

/** Opens the board of the workplace as its client, logging in on the way. */
export async function openBoard(page: Page, { client, app }: Workplace, query = '') {
  await logInTo(page, `/apps/${app.id}/board${query}`, client);
}
