import { expect, test } from '@playwright/test';
import { callsAs, sampleApp } from './support/calls.ts';
import { logIn, sample } from './support/people.ts';
import { type Transfer, transferOf } from './support/transfer.ts';

/** Most kB that a cold load of a route may bring: what it brings now, with a little air. */
const most = {
  '/login': { js: 123, css: 8 },
  '/': { js: 224, css: 30 },
  '/my-work': { js: 231, css: 30 },
  '/projects': { js: 224, css: 30 },
  '/projects/$projectId': { js: 221, css: 30 },
  '/apps/$appId/board': { js: 274, css: 30 },
  '/apps/$appId/list': { js: 250, css: 30 },
  '/apps/$appId/flows': { js: 227, css: 30 },
  '/flows/$flowId': { js: 257, css: 30 },
  '/tasks/$taskId': { js: 268, css: 30 },
  '/people': { js: 245, css: 30 },
  '/roles': { js: 226, css: 30 },
  '/account': { js: 244, css: 30 },
  '/wallet': { js: 239, css: 30 },
  '/wallet/top-up': { js: 230, css: 30 },
  '/wallet/statements': { js: 230, css: 30 },
  '/wallet/shop': { js: 224, css: 30 },
  '/wallet/payments': { js: 227, css: 30 },
  '/wallet/receivers': { js: 224, css: 30 },
  '/wallet/withdraw': { js: 234, css: 30 },
  '/wallet/approvals': { js: 224, css: 30 },
  '/wallet/reconciliation': { js: 236, css: 30 },
};

const kB = (bytes: number) => Math.round(bytes / 1000);

function show(path: string, { js, css, requests }: Transfer): void {
  console.log(
    `${path.padEnd(28)}${String(kB(js)).padStart(5)} kB JS${String(kB(css)).padStart(5)} kB CSS${String(requests).padStart(4)} requests`,
  );
}

test('the login page brings no more than it may', async ({ context }) => {
  const transfer = await transferOf(context, '/login');
  show('/login', transfer);
  expect(kB(transfer.js)).toBeLessThanOrEqual(most['/login'].js);
  expect(kB(transfer.css)).toBeLessThanOrEqual(most['/login'].css);
});

test('each screen brings its own code and no more than it may', async ({ context, page, request }) => {
  test.setTimeout(240_000);
  const calls = await callsAs(request, sample.owner);
  const app = await sampleApp(calls);
  const [flow] = (await calls.get(`flows?app=${app.id}`)).items;
  const [task] = (await calls.get(`tasks?app=${app.id}&limit=1`)).items;
  const screens: Record<Exclude<keyof typeof most, '/login'>, string> = {
    '/': '/',
    '/my-work': '/my-work',
    '/projects': '/projects',
    '/projects/$projectId': `/projects/${app.project.id}`,
    '/apps/$appId/board': `/apps/${app.id}/board`,
    '/apps/$appId/list': `/apps/${app.id}/list`,
    '/apps/$appId/flows': `/apps/${app.id}/flows`,
    '/flows/$flowId': `/flows/${flow._id}`,
    '/tasks/$taskId': `/tasks/${task._id}`,
    '/people': '/people',
    '/roles': '/roles',
    '/account': '/account',
    '/wallet': '/wallet',
    '/wallet/top-up': '/wallet/top-up',
    '/wallet/statements': '/wallet/statements',
    '/wallet/shop': '/wallet/shop',
    '/wallet/payments': '/wallet/payments',
    '/wallet/receivers': '/wallet/receivers',
    '/wallet/withdraw': '/wallet/withdraw',
    '/wallet/approvals': '/wallet/approvals',
    '/wallet/reconciliation': '/wallet/reconciliation',
  };
  await logIn(page, sample.owner);
  for (const [route, { js, css }] of Object.entries(most)) {
    const path = Object.entries(screens).find(([name]) => name === route)?.[1];
    if (!path) continue;
    const transfer = await transferOf(context, path);
    show(route, transfer);
    expect.soft(kB(transfer.js), `JavaScript of ${route}`).toBeLessThanOrEqual(js);
    expect.soft(kB(transfer.css), `CSS of ${route}`).toBeLessThanOrEqual(css);
  }
});
