import { test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { expectSeenBeforeItsCode } from '../support/first-screen.ts';

for (const width of [1440, 390])
  test(`a dashboard is to be seen before its code is there, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDemo(page, '/pages/faq');
    await page.evaluate(() => localStorage.clear());
    const heading = 'E-commerce dashboard';
    await expectSeenBeforeItsCode(page, { path: '/', heading, text: 'Sales, spending and forecasts' });
  });
