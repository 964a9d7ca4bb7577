import { defineConfig } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { serverOn } from '../web-server.ts';
import { installedEngines } from './find.ts';
import type { EngineName } from './test.ts';

// Chosen once: the processes of the tests inherit it.
process.env.E2E_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../test-results/engines',
  projects: installedEngines().map((engineName) => ({ name: engineName, use: { engineName } })),
  // One browser of each engine.
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { baseURL },
  webServer: serverOn(baseURL),
});
