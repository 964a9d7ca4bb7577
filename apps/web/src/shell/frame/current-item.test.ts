import { expect, test } from 'vitest';
import { currentItem } from './current-item.ts';
import type { NavigationItem } from './types.ts';

const item = (to: string, under?: readonly string[]): NavigationItem => ({
  to,
  under,
  label: to,
  icon: () => null,
});
const items = [
  item('/'),
  item('/apps', ['/flows', '/tasks']),
  item('/apps/user/list', ['/apps/user']),
  item('/wallet'),
  item('/wallet/shop'),
];

test.each([
  ['/', '/'],
  ['/apps', '/apps'],
  ['/apps/1/board', '/apps'],
  ['/flows/1', '/apps'],
  ['/tasks/1', '/apps'],
  ['/apps/user/view/3', '/apps/user/list'],
  ['/wallet/shop', '/wallet/shop'],
  ['/wallet/payments', '/wallet'],
  ['/walletish', undefined],
])('%s belongs to %s', (pathname, to) => {
  expect(currentItem(items, pathname)?.to).toBe(to);
});
