import { expect, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { demoRoutes } from '../support/demo-routes.ts';
import { watchFaults } from '../support/faults.ts';
import { transferOf } from '../support/transfer.ts';

interface Budget {
  js: number;
  css: number;
}

/** Most kB that a cold load of a page of the demo may bring. */
const page: Budget = { js: 250, css: 30 };
/** Pages before the login, which do without Mantine. */
const small: Budget = { js: 130, css: 10 };
const special: Record<string, Budget> = {
  '/': { js: 230, css: 30 },
  '/dashboard/analytics': { js: 230, css: 30 },
  // A calendar is a library of its own.
  '/apps/calendar': { js: 260, css: 30 },
};
const isSmall = (path: string) => /^\/(login|misc\/)|-(basic|cover)$/.test(path);

const kB = (bytes: number) => Math.round(bytes / 1000);

test('each page of the demo opens by its address, and brings no more than it may', async ({
  page: first,
  context,
  baseURL,
}) => {
  test.setTimeout(420_000);
  await openDemo(first, '/pages/faq', baseURL);
  const faults: string[][] = [];
  context.on('page', (opened) => faults.push(watchFaults(opened)));
  for (const path of demoRoutes) {
    const { js, css, requests } = await transferOf(context, path);
    console.log(
      `${path.padEnd(30)}${String(kB(js)).padStart(5)} kB JS${String(kB(css)).padStart(5)} kB CSS${String(requests).padStart(4)} requests`,
    );
    const most = special[path] ?? (isSmall(path) ? small : page);
    expect.soft(kB(js), `JavaScript of ${path}`).toBeLessThanOrEqual(most.js);
    expect.soft(kB(css), `CSS of ${path}`).toBeLessThanOrEqual(most.css);
  }
  expect(faults.flat()).toEqual([]);
});
