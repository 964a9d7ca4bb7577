import { expect, test } from '@playwright/test';
import { callsAs, sampleApp } from './support/calls.ts';
import { logIn, sample } from './support/people.ts';
import { type Transfer, transferOf } from './support/transfer.ts';

/** Most kB that a cold load of a route may bring: what it brings now, with a little air. */
const most = {
  '/login': { js: 124, css: 8 },
  '/': { js: 247, css: 31 },
  '/my-work': { js: 248, css: 30 },
  '/projects': { js: 234, css: 30 },
  '/projects/$projectId': { js: 245, css: 30 },
  '/apps/$appId/board': { js: 276, css: 32 },
  '/apps/$appId/list': { js: 268, css: 30 },
  '/apps/$appId/flows': { js: 240, css: 30 },
  '/flows/$flowId': { js: 273, css: 32 },
  '/tasks/$taskId': { js: 298, css: 35 },
  '/people': { js: 247, css: 30 },
  '/roles': { js: 236, css: 30 },
  '/workspace/audit': { js: 241, css: 30 },
  '/account': { js: 254, css: 30 },
  '/wallet': { js: 254, css: 31 },
  '/wallet/top-up': { js: 249, css: 30 },
  '/wallet/statements': { js: 241, css: 30 },
  '/wallet/shop': { js: 241, css: 30 },
  '/wallet/payments': { js: 240, css: 30 },
  '/wallet/receivers': { js: 235, css: 30 },
  '/wallet/withdraw': { js: 249, css: 30 },
  '/wallet/approvals': { js: 238, css: 30 },
  '/wallet/reconciliation': { js: 245, css: 30 },
  '/wallet/limits': { js: 260, css: 30 },
  '/payroll': { js: 235, css: 30 },
  '/payroll/runs/$runId': { js: 255, css: 31 },
  '/payroll/payslips/$payslipId': { js: 231, css: 30 },
  '/payroll/p9/$employeeId': { js: 228, css: 30 },
  '/payroll/returns': { js: 236, css: 30 },
  '/payroll/books': { js: 230, css: 30 },
  '/my-pay': { js: 239, css: 30 },
  '/payroll/employees': { js: 241, css: 30 },
  '/payroll/employees/new': { js: 270, css: 30 },
  '/payroll/employees/$employeeId': { js: 265, css: 32 },
  '/payroll/employees/$employeeId/edit': { js: 281, css: 30 },
  '/payroll/employees/$employeeId/terms': { js: 260, css: 30 },
  '/payroll/settings': { js: 265, css: 30 },
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
  test.setTimeout(900_000);
  const calls = await callsAs(request, sample.owner);
  const app = await sampleApp(calls);
  const [flow] = (await calls.get(`flows?app=${app.id}`)).items;
  const [task] = (await calls.get(`tasks?app=${app.id}&limit=1`)).items;
  const { items: runs }: { items: { id: string; month: string; status: string }[] } =
    await calls.get('payroll/runs');
  const run = runs.find(({ status }) => status === 'closed');
  if (!run) throw new Error('The sample has no payroll that is closed');
  const [row] = (await calls.get(`payroll/runs/${run.id}/employees?limit=1`)).items;
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
    '/workspace/audit': '/workspace/audit',
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
    '/wallet/limits': '/wallet/limits',
    '/payroll': '/payroll',
    '/payroll/runs/$runId': `/payroll/runs/${run.id}`,
    '/payroll/payslips/$payslipId': `/payroll/payslips/${row.payslip}`,
    '/payroll/p9/$employeeId': `/payroll/p9/${row.employee.id}`,
    '/payroll/returns': '/payroll/returns',
    '/payroll/books': `/payroll/books?month=${run.month}`,
    '/my-pay': '/my-pay',
    '/payroll/employees': '/payroll/employees',
    '/payroll/employees/new': '/payroll/employees/new',
    '/payroll/employees/$employeeId': `/payroll/employees/${row.employee.id}`,
    '/payroll/employees/$employeeId/edit': `/payroll/employees/${row.employee.id}/edit`,
    '/payroll/employees/$employeeId/terms': `/payroll/employees/${row.employee.id}/terms`,
    '/payroll/settings': '/payroll/settings',
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
