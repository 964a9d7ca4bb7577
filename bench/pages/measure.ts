import type { Browser, CDPSession, Page } from '@playwright/test';
import { limitMs, quietMs } from '../kit/browser.ts';
import { inTurns, median } from '../kit/figures.ts';

export interface Conditions {
  name: string;
  /** How many times slower the processor is made. */
  cpu: number;
  network?: { kilobits: number; latencyMs: number };
}

/** Medians: kilobytes over the wire, headers included; times in milliseconds. */
export interface PageFigures {
  'JS kB': number;
  'CSS kB': number;
  requests: number;
  FCP: number;
  LCP: number;
  /** The part of each main-thread task beyond 50 ms, from the start of the navigation. */
  block: number;
  CLS: number;
  /** When a click on its control first did something, of those made every 50 ms from the first sight on. */
  click?: number;
}

export interface MeasuredPage {
  url: string;
  /** A CSS selector of a button that opens a menu, or changes the colours of the page. */
  control?: string | undefined;
}

interface MeasureOptions {
  loads: number;
  demo: boolean;
}

const demoCookie = { name: 'kazi_test_user', value: 'karibu-kwenye-maonyesho' };

/** Medians of several cold loads of each page, in turns, after one that is not counted. */
export async function measure(
  browser: Browser,
  pages: readonly MeasuredPage[],
  conditions: Conditions,
  { loads, demo }: MeasureOptions,
): Promise<Map<string, PageFigures>> {
  const runs = await inTurns(pages, loads, (page) => loadOnce(browser, page, conditions, demo));
  return new Map([...runs].map(([{ url }, counted]) => [url, mediansOf(counted)]));
}

function mediansOf(runs: readonly PageFigures[]): PageFigures {
  const middle = (key: keyof PageFigures) => median(runs.map((run) => run[key] ?? 0));
  return {
    'JS kB': middle('JS kB'),
    'CSS kB': middle('CSS kB'),
    requests: middle('requests'),
    FCP: middle('FCP'),
    LCP: middle('LCP'),
    block: middle('block'),
    CLS: middle('CLS'),
    ...(runs.every(({ click }) => click !== undefined) && { click: middle('click') }),
  };
}

async function loadOnce(
  browser: Browser,
  { url, control }: MeasuredPage,
  { cpu, network }: Conditions,
  demo: boolean,
): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (demo) await context.addCookies([{ ...demoCookie, url }]);
  const page = await context.newPage();
  await page.addInitScript(watch);
  if (control) await page.addInitScript(tryControl, control);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    const bytesPerSecond = (network.kilobits * 1000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  const traffic = trafficOf(session);
  await page.goto(url, { waitUntil: 'load', timeout: limitMs });
  await settled(page, traffic);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  const { js, css, requests } = traffic.totals();
  return {
    'JS kB': Math.round(js / 1000),
    'CSS kB': Math.round(css / 1000),
    requests,
    FCP: Math.round(seen.fcp),
    LCP: Math.round(seen.lcp),
    block: Math.round(seen.long.reduce((sum, [start, end]) => sum + Math.max(0, end - start - 50), 0)),
    CLS: Math.round(seen.cls * 1000) / 1000,
    ...(seen.click !== undefined && { click: Math.round(seen.click) }),
  };
}

async function settled(page: Page, traffic: ReturnType<typeof trafficOf>): Promise<void> {
  const until = Date.now() + limitMs;
  while (Date.now() < until) {
    const idle = await page.evaluate(() => performance.now() - (window.seen.long.at(-1)?.[1] ?? 0));
    if (Math.min(idle, traffic.idleMs()) >= quietMs) return;
    await page.waitForTimeout(100);
  }
}

/** Follows what a page loads, without what stays open: the stream of events. */
function trafficOf(session: CDPSession) {
  const kinds = new Map<string, 'js' | 'css' | 'other'>();
  const open = new Set<string>();
  const totals = { js: 0, css: 0, requests: 0 };
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'EventSource' || request.url.startsWith('data:')) return;
    open.add(requestId);
    last = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.mimeType === 'text/event-stream') open.delete(requestId);
    const isScript = type === 'Script' || /(java|ecma)script/.test(response.mimeType);
    kinds.set(requestId, isScript ? 'js' : response.mimeType === 'text/css' ? 'css' : 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    last = Date.now();
    totals.requests += 1;
    const kind = kinds.get(requestId);
    if (kind === 'js' || kind === 'css') totals[kind] += encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  return { idleMs: () => (open.size > 0 ? 0 : Date.now() - last), totals: () => totals };
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  /** Start and end of each long task. */
  long: [number, number][];
  click?: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page before anything else. */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, long: [] };
  window.seen = seen;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry.toJSON();
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.long.push([startTime, startTime + duration]);
  });
}

/** Runs in the page before anything else: clicks until the menu is open, or the page of another colour. */
function tryControl(selector: string): void {
  const everyMs = 50;
  const find = () => document.querySelector<HTMLElement>(selector);
  const look = () => {
    const { backgroundColor } = getComputedStyle(document.body);
    return `${backgroundColor} ${find()?.ariaExpanded === 'true'}`;
  };
  let before: string | undefined;
  let clickedAt = 0;
  requestAnimationFrame(function frame(now) {
    if (before !== undefined && look() !== before) {
      window.seen.click = now;
      return;
    }
    const button = window.seen.fcp > 0 && find();
    if (button && now - clickedAt >= everyMs) {
      before ??= look();
      clickedAt = now;
      button.click();
    }
    requestAnimationFrame(frame);
  });
}
