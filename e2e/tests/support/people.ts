import { expect, type Page } from '@playwright/test';
import { letClicksThroughMessages, spareData } from './spare-data.ts';

const samplePassword = 'kazi-sample-2026';

/** Sample people, one for each role. */
export const sample = {
  owner: 'owner@kazi.test',
  admin: 'admin@kazi.test',
  manager: 'manager@kazi.test',
  client: 'client@kazi.test',
  agent: 'agent@kazi.test',
  employee: 'employee@kazi.test',
} as const;

/** Who logs in: somebody with a password of their own, or the address of a sample person. */
export type Person = { email: string; password: string } | string;

/** What somebody logs in with. */
export const credentials = (person: Person) =>
  typeof person === 'string'
    ? { email: person, password: samplePassword }
    : { email: person.email, password: person.password };

/** Logs in through the login page and waits for what is behind it. */
export const logIn = (page: Page, person: Person): Promise<void> => logInTo(page, '/login', person);

/** Opens a page while signed out: the login page comes first, and leads to it. */
export async function logInTo(page: Page, path: string, person: Person): Promise<void> {
  await page.context().addInitScript(spareData);
  await enter(page, path, person);
}

/** Logs in on a device that also fetches what comes next, as most do; it takes a second of the processor for each page. */
export const logInFetchingAhead = (page: Page, person: Person): Promise<void> =>
  enter(page, '/login', person);

async function enter(page: Page, path: string, person: Person): Promise<void> {
  const { email, password } = credentials(person);
  await page.context().addInitScript(letClicksThroughMessages);
  await page.goto(path);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('main')).toBeVisible();
}

/** The login that comes over a page whose session has ended. */
export const loginAgain = (page: Page) => page.getByRole('dialog', { name: 'Log in again' });

/** Logs out by the menu of the account. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** What the browser keeps of a login; null without one. */
export const keptLogin = (page: Page) => page.evaluate(() => localStorage.getItem('kazi.session'));
