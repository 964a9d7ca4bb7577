import { type Browser, chromium } from '@playwright/test';

/** A page has settled after so long without traffic and without a long task. */
export const quietMs = 1500;
export const limitMs = 45_000;

/** Starts the browser that pages are measured in. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
