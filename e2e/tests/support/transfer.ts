import { expect, type Page } from '@playwright/test';

/** What one cold load of a page brought over the wire, in bytes, headers included. */
export interface Transfer {
  js: number;
  css: number;
  /** Scripts and style sheets asked for. */
  requests: number;
}

const scriptType = /(java|ecma)script/;

/** Loads a page with an empty cache and counts what it needs until all of it is shown. */
export async function transferOf(page: Page, path: string): Promise<Transfer> {
  const browser = await page.context().newCDPSession(page);
  const kinds = new Map<string, 'js' | 'css'>();
  const seen: Transfer = { js: 0, css: 0, requests: 0 };
  browser.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || scriptType.test(response.mimeType)) kinds.set(requestId, 'js');
    else if (response.mimeType === 'text/css') kinds.set(requestId, 'css');
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    seen[kind] += encodedDataLength;
    seen.requests += 1;
  });
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await browser.detach();
  return seen;
}
