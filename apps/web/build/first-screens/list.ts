import { existsSync } from 'node:fs';
import type { Variant } from '@kazi/contract/variant';
import { paths } from '@kazi/simulation/paths';

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

const demo = (path: string, route = `_demo${path === '/' ? '/index' : path}`): Page => ({
  variant: 'demo',
  path,
  file: `demo/routes/${route}.tsx`,
});

const all: readonly Page[] = [
  business('/', '_signed-out/login'), // leads to the login for visitors who are not logged in
  business('/login', '_signed-out/login'),
  demo(paths.login, '_blank/login'),
  ...[
    paths.ecommerce,
    paths.analytics,
    paths.email,
    paths.chat,
    paths.todo,
    paths.kanban,
    paths.calendar,
    paths.invoices,
    paths.users,
    paths.roles,
  ].map((path) => demo(path)),
];

/** The pages whose first sight is drawn by the build; a clean start without the samples has few of them. */
export const pages = all.filter(({ file }) => existsSync(src + file));
