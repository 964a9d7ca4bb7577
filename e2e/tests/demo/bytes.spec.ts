import { allPaths } from '@kazi/simulation/paths';
import { expect, type Page, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { showcaseParts } from '../support/demo-routes.ts';
import { watchFaults } from '../support/faults.ts';
import { transferOf } from '../support/transfer.ts';

interface Budget {
  js: number;
  css: number;
}

/** Most kB that a cold load of a page of the demo may bring. */
const usual: Budget = { js: 248, css: 28 };
/** Pages of the showcase: the list of all, and what their examples need. */
const example: Budget = { js: 283, css: 34 };
/** Pages before the login, which do without Mantine. */
const small: Budget = { js: 132, css: 10 };
const special: Record<string, Budget> = {
  '/': { js: 240, css: 32 },
  '/dashboard/analytics': { js: 239, css: 31 },
  // A calendar is a library of its own.
  '/apps/calendar': { js: 272, css: 28 },
  // A library of charts comes with each of these, of validation, of dates, and of tables.
  '/charts/apex': { js: 395, css: 34 },
  '/charts/recharts': { js: 412, css: 34 },
  '/charts/chartjs': { js: 330, css: 34 },
  '/forms/validation': { js: 305, css: 34 },
  '/forms/elements/date-and-time': { js: 306, css: 34 },
  '/datatables/basic': { js: 292, css: 34 },
  '/datatables/advance': { js: 314, css: 34 },
  // An editor comes with its page, and its toolbar before it.
  '/pages/blog/edit': { js: 250, css: 28 },
};
const isSmall = (path: string) => /^\/(login|misc\/)|-(basic|cover)$/.test(path);

interface Opened {
  page: Page;
  baseURL: string | undefined;
}

const kB = (bytes: number) => Math.round(bytes / 1000);

/** Opens each page by its address, in a browser that has nothing yet, and holds what it brings against its budget. */
async function expectWithin(
  paths: readonly string[],
  budgetOf: (path: string) => Budget,
  { page, baseURL }: Opened,
) {
  const context = page.context();
  await openDemo(page, '/pages/faq', baseURL);
  const faults: string[][] = [];
  context.on('page', (opened) => faults.push(watchFaults(opened)));
  for (const path of paths) {
    const { js, css, requests } = await transferOf(context, path);
    console.log(
      `${path.padEnd(30)}${String(kB(js)).padStart(5)} kB JS${String(kB(css)).padStart(5)} kB CSS${String(requests).padStart(4)} requests`,
    );
    const most = budgetOf(path);
    expect.soft(kB(js), `JavaScript of ${path}`).toBeLessThanOrEqual(most.js);
    expect.soft(kB(css), `CSS of ${path}`).toBeLessThanOrEqual(most.css);
  }
  expect(faults.flat()).toEqual([]);
}

test.describe.configure({ mode: 'parallel' });

test('each page of the demo opens by its address, and brings no more than it may', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000);
  await expectWithin(allPaths, (path) => special[path] ?? (isSmall(path) ? small : usual), {
    page,
    baseURL,
  });
});

for (const [part, paths] of Object.entries(showcaseParts))
  test(`each page brings no more than it may: ${part}`, async ({ page, baseURL }) => {
    test.setTimeout(900_000);
    await expectWithin(paths, (path) => special[path] ?? example, { page, baseURL });
  });
