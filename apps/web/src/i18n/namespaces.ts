import type { DemoTexts } from './demo-texts.ts';
import type audit from './en/audit.json';
import type authentication from './en/authentication.json';
import type common from './en/common.json';
import type costs from './en/costs.json';
import type dashboard from './en/dashboard.json';
import type demo from './en/demo.json';
import type earnings from './en/earnings.json';
import type factors from './en/factors.json';
import type flows from './en/flows.json';
import type identity from './en/identity.json';
import type money from './en/money.json';
import type notifications from './en/notifications.json';
import type organisation from './en/organisation.json';
import type overview from './en/overview.json';
import type pages from './en/pages.json';
import type palette from './en/palette.json';
import type payments from './en/payments.json';
import type payroll from './en/payroll.json';
import type roles from './en/roles.json';
import type shell from './en/shell.json';
import type showcase from './en/showcase.json';
import type stops from './en/stops.json';
import type tasks from './en/tasks.json';
import type users from './en/users.json';
import type work from './en/work.json';
import type workspace from './en/workspace.json';

/** Every file of texts, named after its area or noun. A new one adds its line here, and its file in each language. */
export interface Texts extends DemoTexts {
  audit: typeof audit;
  authentication: typeof authentication;
  common: typeof common;
  costs: typeof costs;
  dashboard: typeof dashboard;
  demo: typeof demo;
  earnings: typeof earnings;
  factors: typeof factors;
  flows: typeof flows;
  identity: typeof identity;
  money: typeof money;
  notifications: typeof notifications;
  organisation: typeof organisation;
  overview: typeof overview;
  pages: typeof pages;
  palette: typeof palette;
  payments: typeof payments;
  payroll: typeof payroll;
  roles: typeof roles;
  shell: typeof shell;
  showcase: typeof showcase;
  stops: typeof stops;
  tasks: typeof tasks;
  users: typeof users;
  work: typeof work;
  workspace: typeof workspace;
}

export type Namespace = keyof Texts;
