import { readdirSync } from 'node:fs';
import { type callsAs, sampleApp } from './calls.ts';
import type { Budget } from './transfer.ts';

/** Of the login page, which is the first that anybody loads. */
export const loginBudget: Budget = { js: 128, css: 8 };
/** Of what is about as large as most screens: of all that need no record and are not named below. */
const usual: Budget = { js: 228, css: 29 };

type Screen = readonly [name: string, address: string, budget: Budget];

/** Every screen before the login. */
export const signedOut: readonly (readonly [name: string, address: string])[] = [
  ['/login', '/login'],
  ['/register', '/register'],
  ['/forgot-password', '/forgot-password'],
  ['/check-your-mail', '/check-your-mail'],
  ['/confirm/$token', '/confirm/no-such-token'],
  ['/reset-password/$token', '/reset-password/some-token'],
  ['/stop-receiver/$token', '/stop-receiver/no-such-token-of-a-mail'],
  ['/new-email/$token', '/new-email/no-such-token-of-a-mail'],
  ['/old-email/$token', '/old-email/no-such-token-of-a-mail'],
  ['/unsubscribe/$token', '/unsubscribe/no-such-token-of-a-mail'],
  ['/invitation/$token', '/invitation/no-such-token-of-a-mail'],
  ['/join/$token', '/join/no-such-token-of-a-link'],
  ['/first-owner/$token', '/first-owner/no-such-token-of-a-mail'],
  ['/sso', '/sso?error=access_denied'],
  ['/apps/email', '/apps/email'],
];

const routes = new URL('../../../apps/web/src/business/routes', import.meta.url).pathname;
/** Leads on to one of its views. */
const withoutScreen = '/apps/$appId';

/** The address of each route that shows a screen: the folders and files of the routes, without those that only frame others. */
export function routesOfScreens(): string[] {
  const entries = readdirSync(routes, { recursive: true, encoding: 'utf8' });
  return entries
    .filter((entry) => entry.endsWith('.tsx') && !/(^|\/)(route|__root)\.tsx$/.test(entry))
    .map((entry) => entry.slice(0, -'.tsx'.length))
    .filter((entry) => !entries.includes(entry))
    .map((entry) => `/${entry.replace(/^_(app|signed-out)\//, '').replace(/\/?index$/, '')}`)
    .filter((route) => route !== withoutScreen);
}

/** Every screen of the application on the sample's records, with the most kB that a cold load of it may bring. */
export async function screensOf(calls: Awaited<ReturnType<typeof callsAs>>): Promise<readonly Screen[]> {
  const app = await sampleApp(calls);
  const [flow] = (await calls.get(`flows?app=${app.id}`)).items;
  const [task] = (await calls.get(`tasks?app=${app.id}&limit=1`)).items;
  const { items: runs }: { items: { id: string; month: string; status: string }[] } =
    await calls.get('payroll/runs');
  const run = runs.find(({ status }) => status === 'closed');
  if (!run) throw new Error('The sample has no payroll that is closed');
  const [row] = (await calls.get(`payroll/runs/${run.id}/employees?limit=1`)).items;
  const [payment] = (await calls.get('payments?limit=1')).items;
  const named: readonly Screen[] = [
    ['/', '/', { js: 242, css: 33 }],
    ['/my-work', '/my-work', { js: 270, css: 32 }],
    ['/projects', '/projects', { js: 223, css: 28 }],
    ['/projects/$projectId', `/projects/${app.project.id}`, { js: 237, css: 32 }],
    ['/apps/$appId/board', `/apps/${app.id}/board`, { js: 293, css: 35 }],
    ['/apps/$appId/board?task=', `/apps/${app.id}/board?task=${task._id}`, { js: 368, css: 44 }],
    ['/apps/$appId/list', `/apps/${app.id}/list`, { js: 285, css: 33 }],
    ['/apps/$appId/flows', `/apps/${app.id}/flows`, { js: 236, css: 30 }],
    ['/apps/$appId/settings', `/apps/${app.id}/settings`, { js: 258, css: 32 }],
    ['/flows/$flowId', `/flows/${flow._id}`, { js: 299, css: 36 }],
    ['/tasks/$taskId', `/tasks/${task._id}`, { js: 320, css: 39 }],
    ['/people', '/people', { js: 229, css: 28 }],
    ['/people/$userId', `/people/${calls.user.id}`, { js: 245, css: 32 }],
    ['/roles', '/roles', { js: 224, css: 28 }],
    ['/workspace', '/workspace', { js: 240, css: 28 }],
    ['/workspace/audit', '/workspace/audit', { js: 252, css: 29 }],
    ['/account', '/account', { js: 274, css: 29 }],
    ['/account/profiles', '/account/profiles', { js: 225, css: 28 }],
    ['/account/security', '/account/security', { js: 236, css: 28 }],
    ['/account/preferences', '/account/preferences', { js: 235, css: 28 }],
    ['/wallet', '/wallet', { js: 245, css: 33 }],
    ['/wallet/top-up', '/wallet/top-up', { js: 229, css: 29 }],
    ['/wallet/statements', '/wallet/statements', { js: 257, css: 30 }],
    ['/wallet/shop', '/wallet/shop', { js: 219, css: 27 }],
    ['/wallet/payments', '/wallet/payments', { js: 229, css: 28 }],
    ['/wallet/payments/$paymentId', `/wallet/payments/${payment.id}`, { js: 226, css: 30 }],
    ['/wallet/receivers', '/wallet/receivers', { js: 230, css: 28 }],
    ['/wallet/withdraw', '/wallet/withdraw', { js: 240, css: 29 }],
    ['/wallet/approvals', '/wallet/approvals', { js: 228, css: 29 }],
    ['/wallet/reconciliation', '/wallet/reconciliation', { js: 267, css: 30 }],
    ['/wallet/limits', '/wallet/limits', { js: 229, css: 28 }],
    ['/payroll', '/payroll', { js: 224, css: 29 }],
    ['/payroll/runs/$runId', `/payroll/runs/${run.id}`, { js: 236, css: 32 }],
    ['/payroll/payslips/$payslipId', `/payroll/payslips/${row.payslip}`, { js: 219, css: 27 }],
    ['/payroll/p9/$employeeId', `/payroll/p9/${row.employee.id}`, { js: 216, css: 26 }],
    ['/payroll/earnings/$employeeId', `/payroll/earnings/${row.employee.id}`, { js: 224, css: 28 }],
    ['/payroll/returns', '/payroll/returns', { js: 249, css: 29 }],
    ['/payroll/books', `/payroll/books?month=${run.month}`, { js: 237, css: 27 }],
    ['/my-pay', '/my-pay', { js: 228, css: 29 }],
    ['/payroll/employees', '/payroll/employees', { js: 229, css: 29 }],
    ['/payroll/employees/new', '/payroll/employees/new', { js: 273, css: 29 }],
    ['/payroll/employees/$employeeId', `/payroll/employees/${row.employee.id}`, { js: 225, css: 30 }],
    [
      '/payroll/employees/$employeeId/edit',
      `/payroll/employees/${row.employee.id}/edit`,
      { js: 274, css: 29 },
    ],
    [
      '/payroll/employees/$employeeId/terms',
      `/payroll/employees/${row.employee.id}/terms`,
      { js: 258, css: 28 },
    ],
    ['/payroll/settings', '/payroll/settings', { js: 240, css: 27 }],
    ['/no/such/page', '/no/such/page', usual],
  ];
  const isNamed = (route: string) => [...named, ...signedOut].some(([name]) => name === route);
  const others = routesOfScreens().filter((route) => !route.includes('$') && !isNamed(route));
  return [...named, ...others.map((route): Screen => [route, route, usual])];
}
