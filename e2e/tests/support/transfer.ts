import { type BrowserContext, expect, type Page } from '@playwright/test';
import { spareData } from './spare-data.ts';

/** What one cold load of a page brought over the wire, in bytes, headers included. */
interface Transfer {
  js: number;
  css: number;
  /** Scripts and style sheets asked for. */
  requests: number;
}

/** Most kB that a cold load of a page may bring. */
export interface Budget {
  js: number;
  css: number;
}

/** `npm run bytes` asks for nothing else. */
export const onlyBytes = process.env.ONLY_BYTES !== undefined;

const scriptType = /(java|ecma)script/;
/** How long nothing is asked for before all is taken to be there. */
const quietMs = 1_000;

/**
 * Loads a page with an empty cache, and holds what it brings until all of it is shown against its budget. In a tab of its own,
 * which it gives: nothing of another page is still on its way, and no pointer rests on a link, which would fetch what is behind it.
 * As a device that saves data: what is fetched ahead once the page is at rest does not count.
 */
export async function openWithin(
  budget: Budget | undefined,
  context: BrowserContext,
  path: string,
  name = path,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(spareData);
  const transfer = await transferOf(page, path);
  const { js, css, requests } = transfer;
  console.log(
    `${name.padEnd(36)}${String(kB(js)).padStart(5)} kB JS${String(kB(css)).padStart(5)} kB CSS${String(requests).padStart(4)} requests`,
  );
  if (budget) {
    expect.soft(kB(js), `JavaScript of ${name}`).toBeLessThanOrEqual(budget.js);
    expect.soft(kB(css), `CSS of ${name}`).toBeLessThanOrEqual(budget.css);
  }
  return page;
}

const kB = (bytes: number) => Math.round(bytes / 1000);

async function transferOf(page: Page, path: string): Promise<Transfer> {
  const browser = await page.context().newCDPSession(page);
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
  await expect
    .poll(() => underway.size === 0 && Date.now() - lastAt > quietMs, { intervals: [100] })
    .toBe(true);
  await browser.detach();
  return seen;
}
