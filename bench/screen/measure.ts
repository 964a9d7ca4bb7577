import type { Browser, BrowserContext, Page } from '@playwright/test';
import { limitMs, quietMs } from '../kit/browser.ts';
import { inTurns, median } from '../kit/figures.ts';
import { owner } from '../kit/server.ts';
import type { Act } from './acts.ts';
import { watch } from './watch.ts';

/** Medians, in milliseconds. */
export interface ActFigures {
  /** From the act to what is seen of it. */
  ms: number;
  /** The longest task over 50 ms, from the act until the page is at rest; else 0. */
  longest: number;
}

interface MeasureOptions {
  cpu: number;
  times: number;
}

/** A browser in which the owner has logged in, as one that is used each day: it keeps the application's files. */
export async function signedIn(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(new URL('/login', address).href);
  await page.getByLabel('E-mail address').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.locator('nav a[href="/my-work"]').waitFor();
  await rest(page);
  await page.close();
  return context;
}

/** Each act in a tab of its own, in turns, after one time that is not counted. */
export async function measure(
  context: BrowserContext,
  address: string,
  acts: readonly Act[],
  { cpu, times }: MeasureOptions,
): Promise<Map<string, ActFigures>> {
  const runs = await inTurns(acts, times, (act) => once(context, address, act, cpu));
  return new Map([...runs].map(([{ name }, counted]) => [name, mediansOf(counted)]));
}

const mediansOf = (runs: readonly ActFigures[]): ActFigures => ({
  ms: Math.round(median(runs.map(({ ms }) => ms))),
  longest: Math.round(median(runs.map(({ longest }) => longest))),
});

async function once(
  context: BrowserContext,
  address: string,
  { from, to, does, seen, isNew = false }: Act,
  cpu: number,
): Promise<ActFigures> {
  const page = await context.newPage();
  if (cpu > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(new URL('/robots.txt', address).href, { timeout: limitMs });
  if (isNew) await page.evaluate(() => window.forgetAnswers());
  if (from) await page.goto(new URL(from, address).href, { timeout: limitMs });
  if (from) await rest(page);
  if (to) await page.goto(new URL(to, address).href, { waitUntil: 'commit', timeout: limitMs });
  const watched = [seen, does === undefined] as const;
  await page.evaluate(([selector, isLoad]) => window.awaitSight(selector, isLoad), watched);
  await does?.(page);
  const { begun, shown } = await page.evaluate(() => window.seen);
  await rest(page);
  const longest = await page.evaluate((since) => window.longestTask(since), begun);
  await page.close();
  return { ms: shown - begun, longest };
}

/** Until nothing comes and nothing is busy any more. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction((ms) => window.quietFor() >= ms, quietMs, { timeout: limitMs, polling: 100 });
}
