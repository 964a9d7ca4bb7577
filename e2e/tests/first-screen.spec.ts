import { test } from '@playwright/test';
import { expectSeenBeforeItsCode } from './support/first-screen.ts';

for (const width of [1440, 390])
  test(`the login is to be seen before its code is there, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const heading = 'Log in to Kazi';
    await expectSeenBeforeItsCode(page, { path: '/login', heading, text: 'Good to see you again' });
  });
