import { readdirSync } from 'node:fs';
import { type callsAs, sampleApp } from './calls.ts';
import type { Budget } from './transfer.ts';

/** Of the login page, which is the first that anybody loads. */
export const loginBudget: Budget = { js: 125, css: 8 };
/** Of what is about as large as most screens: of all that need no record and are not named below. */
const usual: Budget = { js: 221, css: 29 };

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
  ['/unsubscribe/$token', '/unsubscribe/no-such-token-of-a-mail'],
  ['/invitation/$token', '/invitation/no-such-token-of-a-mail'],
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
    ['/', '/', { js: 229, css: 31 }],
    ['/my-work', '/my-work', { js: 252, css: 30 }],
    ['/projects', '/projects', { js: 216, css: 28 }],
    ['/projects/$projectId', `/projects/${app.project.id}`, { js: 225, css: 30 }],
    ['/apps/$appId/board', `/apps/${app.id}/board`, { js: 275, css: 32 }],
    ['/apps/$appId/board?task=', `/apps/${app.id}/board?task=${task._id}`, { js: 347, css: 41 }],
    ['/apps/$appId/list', `/apps/${app.id}/list`, { js: 272, css: 31 }],
    ['/apps/$appId/flows', `/apps/${app.id}/flows`, { js: 224, css: 29 }],
    ['/apps/$appId/settings', `/apps/${app.id}/settings`, { js: 242, css: 31 }],
    ['/flows/$flowId', `/flows/${flow._id}`, { js: 278, css: 32 }],
    ['/tasks/$taskId', `/tasks/${task._id}`, { js: 299, css: 36 }],
    ['/people', '/people', { js: 222, css: 28 }],
    ['/people/$userId', `/people/${calls.user.id}`, { js: 231, css: 31 }],
    ['/roles', '/roles', { js: 217, css: 28 }],
    ['/workspace', '/workspace', { js: 222, css: 26 }],
    ['/workspace/audit', '/workspace/audit', { js: 246, css: 29 }],
    ['/account', '/account', { js: 260, css: 28 }],
    ['/account/profiles', '/account/profiles', { js: 218, css: 28 }],
    ['/account/security', '/account/security', { js: 228, css: 28 }],
    ['/account/preferences', '/account/preferences', { js: 225, css: 28 }],
    ['/wallet', '/wallet', { js: 238, css: 33 }],
    ['/wallet/top-up', '/wallet/top-up', { js: 222, css: 29 }],
    ['/wallet/statements', '/wallet/statements', { js: 250, css: 29 }],
    ['/wallet/shop', '/wallet/shop', { js: 213, css: 27 }],
    ['/wallet/payments', '/wallet/payments', { js: 222, css: 28 }],
    ['/wallet/payments/$paymentId', `/wallet/payments/${payment.id}`, { js: 219, css: 30 }],
    ['/wallet/receivers', '/wallet/receivers', { js: 223, css: 28 }],
    ['/wallet/withdraw', '/wallet/withdraw', { js: 232, css: 29 }],
    ['/wallet/approvals', '/wallet/approvals', { js: 221, css: 29 }],
    ['/wallet/reconciliation', '/wallet/reconciliation', { js: 255, css: 30 }],
    ['/wallet/limits', '/wallet/limits', { js: 222, css: 28 }],
    ['/payroll', '/payroll', { js: 217, css: 28 }],
    ['/payroll/runs/$runId', `/payroll/runs/${run.id}`, { js: 229, css: 32 }],
    ['/payroll/payslips/$payslipId', `/payroll/payslips/${row.payslip}`, { js: 212, css: 27 }],
    ['/payroll/p9/$employeeId', `/payroll/p9/${row.employee.id}`, { js: 210, css: 26 }],
    ['/payroll/earnings/$employeeId', `/payroll/earnings/${row.employee.id}`, { js: 217, css: 28 }],
    ['/payroll/returns', '/payroll/returns', { js: 243, css: 29 }],
    ['/payroll/books', `/payroll/books?month=${run.month}`, { js: 231, css: 27 }],
    ['/my-pay', '/my-pay', { js: 221, css: 29 }],
    ['/payroll/employees', '/payroll/employees', { js: 222, css: 29 }],
    ['/payroll/employees/new', '/payroll/employees/new', { js: 265, css: 29 }],
    ['/payroll/employees/$employeeId', `/payroll/employees/${row.employee.id}`, { js: 219, css: 30 }],
    [
      '/payroll/employees/$employeeId/edit',
      `/payroll/employees/${row.employee.id}/edit`,
      { js: 266, css: 29 },
    ],
    [
      '/payroll/employees/$employeeId/terms',
      `/payroll/employees/${row.employee.id}/terms`,
      { js: 250, css: 28 },
    ],
    ['/payroll/settings', '/payroll/settings', { js: 232, css: 27 }],
    ['/no/such/page', '/no/such/page', usual],
  ];
  const isNamed = (route: string) => [...named, ...signedOut].some(([name]) => name === route);
  const others = routesOfScreens().filter((route) => !route.includes('$') && !isNamed(route));
  return [...named, ...others.map((route): Screen => [route, route, usual])];
}
