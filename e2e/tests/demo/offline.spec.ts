import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { launchOptions } from '../../browser.ts';
import { fetchOn, goTo, openDemo } from '../support/demo.ts';
import { demoRoutes } from '../support/demo-routes.ts';
import { watchFaults } from '../support/faults.ts';

/** Shapes of six thousand icons and films are too large to be fetched before they are asked for. */
const needsServer = ['/icons', '/extensions/media-player'];

// One page shows all others, one after the other.
test.use({ launchOptions: launchOptions({ livesLong: true }) });

test('without the server, once one page is loaded, every other page opens, called like no other', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
  await openDemo(page, '/pages/faq', { fetchesAhead: true });
  const files: string[] = await (await page.request.get('/demo-files.json')).json();
  expect(files.length).toBeGreaterThan(100);
  await expect.poll(() => files.filter((file) => !fetched.has(file)), { timeout: 180_000 }).toEqual([]);

  await page.context().setOffline(true);
  const faults = watchFaults(page);
  await expect(fetchOn(page, '/readyz'), 'the server is out of reach').rejects.toThrow();
  faults.length = 0;
  const titles = new Map<string, string>();
  for (const path of demoRoutes.filter((one) => !needsServer.includes(one))) {
    await goTo(page, path);
    expect.soft(faults.splice(0), path).toEqual([]);
    // Both looks of a page before the login are called alike.
    const subject = path.replace(/^\/login$/, '/pages/login').replace(/-(basic|cover)$/, '');
    const title = await page.title();
    expect.soft(titles.get(title) ?? subject, `What shares the title “${title}”`).toBe(subject);
    titles.set(title, subject);
  }
});

const list = '/demo-files.json';
const built = new URL('../../../apps/web/dist', import.meta.url).pathname;

test('every file that is fetched ahead is there', async ({ request }) => {
  const files: string[] = await (await request.get(list)).json();
  expect(files.filter((file) => !existsSync(`${built}${file}`))).toEqual([]);
});

const links = [
  { connection: { effectiveType: '4g' }, isSpared: false },
  { connection: { effectiveType: '3g' }, isSpared: true },
  { connection: { effectiveType: '4g', type: 'cellular' }, isSpared: true },
  { connection: { saveData: true }, isSpared: true },
];
for (const { connection, isSpared } of links)
  test(`on a link with ${JSON.stringify(connection)} ${isSpared ? 'nothing' : 'all'} is fetched ahead`, async ({
    page,
  }) => {
    let wasAsked = false;
    await page.route(list, (route) => {
      wasAsked = true;
      return route.abort();
    });
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    await page.clock.install();
    await openDemo(page, '/pages/faq', { fetchesAhead: true });
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    // The page may have begun to wait for its rest meanwhile.
    const asksLater = async () => {
      await page.clock.runFor(1_000);
      return wasAsked;
    };
    if (isSpared) expect(await asksLater()).toBe(false);
    else await expect.poll(asksLater).toBe(true);
  });
