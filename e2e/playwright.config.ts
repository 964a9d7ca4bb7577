import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { freePort } from './free-port.ts';
import { serverOn } from './web-server.ts';

// Chosen once: the processes of the tests inherit it.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
/** Where something runs already, as `npm run dev` does: `E2E_URL=http://127.0.0.1:5173`. */
const running = process.env.E2E_URL;
const baseURL = running ?? `http://127.0.0.1:${port}`;

/** Visits of every screen. */
const sweeps = /screens\.spec\.ts$/;
/** People's ways through the whole product, on which all moves as it does for them. */
const stories = /story[\w-]*\.spec\.ts$/;

/** What moves takes a tenth of the time, and what is half faded in has no contrast yet. */
const withoutMotion = { contextOptions: { reducedMotion: 'reduce' as const } };

export default defineConfig({
  testDir: './tests',
  // What takes longest begins first, so that no browser is left with it at the end.
  projects: [
    { name: 'sweeps', testMatch: sweeps, use: withoutMotion },
    { name: 'stories', testMatch: stories },
    { name: 'tests', testIgnore: [sweeps, stories], use: withoutMotion },
  ],
  outputDir: './test-results',
  // Three for two cores, since a browser waits for the server much of the time.
  workers: 3,
  // On a small machine, one more try tells a slow moment from a fault.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    // Tests answer requests in the server's place, which a worker would fetch past them; its own test lets it be.
    serviceWorkers: 'block',
    // What is looked for and not there is told at once, not when the whole test's time is over.
    actionTimeout: 15_000,
    // Traces take a sixth of the time: of what fails twice, where there is a second try.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: launchOptions(),
  },
  ...(!running && { webServer: serverOn(baseURL) }),
});
