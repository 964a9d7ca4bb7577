import type authentication from './en/authentication.json';
import type common from './en/common.json';
import type dashboard from './en/dashboard.json';
import type demo from './en/demo.json';
import type flows from './en/flows.json';
import type identity from './en/identity.json';
import type money from './en/money.json';
import type notifications from './en/notifications.json';
import type organisation from './en/organisation.json';
import type pages from './en/pages.json';
import type payments from './en/payments.json';
import type roles from './en/roles.json';
import type shell from './en/shell.json';
import type tasks from './en/tasks.json';
import type users from './en/users.json';
import type work from './en/work.json';

/** Every file of texts, named after its area or noun. A new one adds its line here, and its file in each language. */
export interface Texts {
  authentication: typeof authentication;
  common: typeof common;
  dashboard: typeof dashboard;
  demo: typeof demo;
  flows: typeof flows;
  identity: typeof identity;
  money: typeof money;
  notifications: typeof notifications;
  organisation: typeof organisation;
  pages: typeof pages;
  payments: typeof payments;
  roles: typeof roles;
  shell: typeof shell;
  tasks: typeof tasks;
  users: typeof users;
  work: typeof work;
}

export type Namespace = keyof Texts;
