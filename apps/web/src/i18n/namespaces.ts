import type common from './en/common.json';
import type dashboard from './en/dashboard.json';
import type demo from './en/demo.json';
import type flow from './en/flow.json';
import type identity from './en/identity.json';
import type notifications from './en/notifications.json';
import type organisation from './en/organisation.json';
import type pages from './en/pages.json';
import type payments from './en/payments.json';
import type people from './en/people.json';
import type roles from './en/roles.json';
import type shell from './en/shell.json';
import type signedOut from './en/signed-out.json';
import type task from './en/task.json';
import type wallet from './en/wallet.json';
import type work from './en/work.json';

/** Every file of texts, by its name. A new area adds its line here, and its file in each language. */
export interface Texts {
  common: typeof common;
  dashboard: typeof dashboard;
  demo: typeof demo;
  flow: typeof flow;
  identity: typeof identity;
  notifications: typeof notifications;
  organisation: typeof organisation;
  pages: typeof pages;
  payments: typeof payments;
  people: typeof people;
  roles: typeof roles;
  shell: typeof shell;
  'signed-out': typeof signedOut;
  task: typeof task;
  wallet: typeof wallet;
  work: typeof work;
}

export type Namespace = keyof Texts;
