import { existsSync } from 'node:fs';
import type { Variant } from '@kazi/contract/variant';

/** A page that people are likely to come to first. */
export interface Page {
  variant: Variant;
  path: string;
  /** The file of its screen, in `src`. */
  file: string;
}

const src = new URL('../../src/', import.meta.url).pathname;

const business = (path: string, route: string): Page => ({
  variant: 'business',
  path,
  file: `business/routes/${route}.tsx`,
});

const demo = (path: string, route: string): Page => ({
  variant: 'demo',
  path,
  file: `demo/routes/${route}.tsx`,
});

const all: readonly Page[] = [
  business('/', '_signed-out/login'), // where whoever is not logged in is sent
  business('/login', '_signed-out/login'),
  demo('/login', '_blank/login'),
  demo('/', '_demo/index'),
  demo('/dashboard/analytics', '_demo/dashboard/analytics'),
  demo('/apps/email', '_demo/apps/email'),
  demo('/apps/chat', '_demo/apps/chat'),
  demo('/apps/todo', '_demo/apps/todo'),
  demo('/apps/kanban', '_demo/apps/kanban'),
  demo('/apps/calendar', '_demo/apps/calendar'),
  demo('/apps/invoice/list', '_demo/apps/invoice/list'),
  demo('/apps/user/list', '_demo/apps/user/list'),
  demo('/apps/roles', '_demo/apps/roles'),
];

/** The pages whose first sight is drawn by the build; a clean start without the samples has few of them. */
export const pages = all.filter(({ file }) => existsSync(src + file));
