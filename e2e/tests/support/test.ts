import { test as base, type Page } from '@playwright/test';
import { aWorkplace, type Workplace } from './workplace.ts';

interface Fixtures {
  /** A client and an agent with an app, whom no other test knows. */
  place: Workplace;
  /** A page in a browser of its own: another person's, or another device. */
  theirs: Page;
}

/** Playwright's test, with what many tests begin with, made before the test where it names it. */
export const test = base.extend<Fixtures>({
  // Playwright reads what a fixture needs off the pattern, also where that is nothing.
  place: async ({ baseURL: _ }, use) => use(await aWorkplace()),
  theirs: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});
