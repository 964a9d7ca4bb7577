import { expect, test } from 'vitest';
import { isDemoPath } from './demo-paths.ts';

test.each([
  '/dashboard/analytics',
  '/apps/email',
  '/apps/email/',
  '/apps/invoice/list',
  '/apps/ecommerce/product-detail',
  '/apps/user/view',
  '/access-control',
  '/pages/login-basic',
  '/pages/blog/list',
  '/misc/error',
  '/cards/basic',
  '/datatables/advance',
  '/charts/recharts',
])('%s is the demo’s', (path) => {
  expect(isDemoPath(path)).toBe(true);
});

test.each([
  '/',
  '/apps',
  '/apps/0197a000-0000-7000-8000-000000000001',
  '/apps/0197a000-0000-7000-8000-000000000001/board',
  '/projects',
  '/login',
  '/pagesque',
  '/apps/emails',
])('%s is not', (path) => {
  expect(isDemoPath(path)).toBe(false);
});
