import { expect, test } from '@playwright/test';
import { openDemo } from '../support/demo.ts';
import { demoRoutes } from '../support/demo-routes.ts';
import { transferOf } from '../support/transfer.ts';

interface Budget {
  js: number;
  css: number;
}

/** Most kB that a cold load of a page of the demo may bring. */
const page: Budget = { js: 260, css: 30 };
/** Pages before the login, which do without Mantine. */
const small: Budget = { js: 142, css: 10 };
/** What drags, draws months or edits rich text brings a library for it. */
const special: Record<string, Budget> = {
  '/': { js: 241, css: 30 },
  '/dashboard/analytics': { js: 242, css: 30 },
  '/apps/todo': { js: 267, css: 30 },
  '/apps/kanban': { js: 284, css: 30 },
  '/apps/calendar': { js: 305, css: 30 },
  '/pages/blog/edit': { js: 360, css: 30 },
};
const isSmall = (path: string) => /^\/(login|misc\/)|-(basic|cover)$/.test(path);

const kB = (bytes: number) => Math.round(bytes / 1000);

test('each page of the demo brings its own code and no more than it may', async ({
  page: first,
  context,
  baseURL,
}) => {
  test.setTimeout(420_000);
  await openDemo(first, '/pages/faq', baseURL);
  for (const path of demoRoutes) {
    const { js, css, requests } = await transferOf(context, path);
    console.log(
      `${path.padEnd(30)}${String(kB(js)).padStart(5)} kB JS${String(kB(css)).padStart(5)} kB CSS${String(requests).padStart(4)} requests`,
    );
    const most = special[path] ?? (isSmall(path) ? small : page);
    expect.soft(kB(js), `JavaScript of ${path}`).toBeLessThanOrEqual(most.js);
    expect.soft(kB(css), `CSS of ${path}`).toBeLessThanOrEqual(most.css);
  }
});
