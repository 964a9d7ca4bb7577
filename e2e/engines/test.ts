import { test as base } from '@playwright/test';
import { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const desk = { width: 1440, height: 900 };
const openers = { firefox: openFirefox, webkit: openWebKit };

export type EngineName = keyof typeof openers;

interface WorkerFixtures {
  /** The engine of this project. */
  engineName: EngineName;
  /** A browser for all tests of a worker: each begins with a login, on a device that has kept nothing. */
  other: Browser;
}

/** Playwright's test without its browsers, with one of another engine. */
export const test = base.extend<object, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  other: [
    async ({ engineName }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const browser = new Browser(await openers[engineName](desk.width, desk.height), baseURL);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
