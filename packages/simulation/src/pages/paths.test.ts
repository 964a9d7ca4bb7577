import { expect, test } from 'vitest';
import { allPaths } from './paths.ts';
import { showcaseAddresses } from './showcase.ts';

/** Addresses that people have from elsewhere, and may have kept. */
const known = [
  '/',
  '/dashboard/analytics',
  '/apps/email',
  '/apps/chat',
  '/apps/todo',
  '/apps/kanban',
  '/apps/calendar',
  ...['list', 'preview', 'edit', 'add'].map((page) => `/apps/invoice/${page}`),
  ...['shop', 'product-detail', 'wishlist', 'checkout'].map((page) => `/apps/ecommerce/${page}`),
  '/apps/user/list',
  '/apps/user/view',
  '/apps/roles',
  '/apps/permissions',
  '/access-control',
  ...['login', 'register', 'forgot-password', 'reset-password', 'verify-email', 'two-steps'].flatMap(
    (page) => [`/pages/${page}-basic`, `/pages/${page}-cover`],
  ),
  ...['account-settings', 'profile', 'faq', 'knowledge-base', 'pricing'].map((page) => `/pages/${page}`),
  ...['list', 'detail', 'edit'].map((page) => `/pages/blog/${page}`),
  ...['license', 'api-key', 'modal-examples'].map((page) => `/pages/${page}`),
  ...['coming-soon', 'not-authorized', 'maintenance', 'error'].map((page) => `/misc/${page}`),
  '/ui-element',
  '/colors',
  '/icons',
  '/tables/reactstrap',
  '/datatables/basic',
  '/datatables/advance',
];

test('every address of the specification has a page, and every section that it names has some', () => {
  const addresses: readonly string[] = [...allPaths, ...showcaseAddresses];
  expect(addresses).toEqual(expect.arrayContaining(known));
  for (const section of ['cards', 'components', 'extensions', 'page-layout', 'forms', 'charts'])
    expect(addresses.filter((address) => address.startsWith(`/${section}/`)).length, section).toBeGreaterThan(
      1,
    );
});
