import { expect, type Locator, type Page } from '@playwright/test';
import { credentials, type Person } from './people.ts';

/** More controls than any screen has. */
const mostStops = 90;

/** Goes from control to control until one has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Looked for once, and again where it was drawn anew: to find it by its role at each stop takes longer than the key does.
  let found = await target.elementHandle();
  for (let presses = 0; presses < mostStops; presses += 1) {
    const state = await found?.evaluate((element) =>
      element.isConnected ? element === document.activeElement : 'gone',
    );
    if (state === true) return;
    if (state !== false) found = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${target}`);
}

/** Goes to a control and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Logs in without a mouse. */
export async function logInByKeys(page: Page, person: Person): Promise<void> {
  const { email, password } = credentials(person);
  await page.goto('/login');
  await typeInto(page, page.getByLabel('E-mail address'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  // Until the frame is there, nothing hears a shortcut.
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
}

/** Goes to a page by G and its letter, and again where the second came too late for the first. */
export const goByKeys = (page: Page, letter: string, heading: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(heading).toBeVisible({ timeout: 3000 });
  }).toPass();
