import { type BrowserContext, expect } from '@playwright/test';
import { spareData } from './spare-data.ts';

/** What one cold load of a page brought over the wire, in bytes, headers included. */
export interface Transfer {
  js: number;
  css: number;
  /** Scripts and style sheets asked for. */
  requests: number;
}

const scriptType = /(java|ecma)script/;
/** How long nothing is asked for before all is taken to be there. */
const quietMs = 1_000;

/**
 * Loads a page with an empty cache and counts what it needs until all of it is shown. In a tab of its own: nothing of
 * another page is still on its way, and no pointer rests on a link, which would fetch what is behind it. As a device that saves
 * data: what is fetched ahead once the page is at rest does not count.
 */
export async function transferOf(context: BrowserContext, path: string): Promise<Transfer> {
  const page = await context.newPage();
  await page.addInitScript(spareData);
  const browser = await context.newCDPSession(page);
  const kinds = new Map<string, 'js' | 'css'>();
  const seen: Transfer = { js: 0, css: 0, requests: 0 };
  const underway = new Set<string>();
  let lastAt = Date.now();
  browser.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== 'Script' && type !== 'Stylesheet' && type !== 'Fetch') return;
    underway.add(requestId);
    lastAt = Date.now();
  });
  browser.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A stream of events never ends.
    if (response.mimeType === 'text/event-stream') underway.delete(requestId);
    if (type === 'Script' || scriptType.test(response.mimeType)) kinds.set(requestId, 'js');
    else if (response.mimeType === 'text/css') kinds.set(requestId, 'css');
  });
  browser.on('Network.loadingFailed', ({ requestId }) => underway.delete(requestId));
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underway.delete(requestId);
    lastAt = Date.now();
    const kind = kinds.get(requestId);
    if (!kind) return;
    seen[kind] += encodedDataLength;
    seen.requests += 1;
  });
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:not([data-example] *)')).toHaveCount(0);
  await expect.poll(() => underway.size === 0 && Date.now() - lastAt > quietMs).toBe(true);
  await page.close();
  return seen;
}
