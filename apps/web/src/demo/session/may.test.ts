import { expect, test } from 'vitest';
import { may } from './may.ts';

const admin = [{ action: 'manage', subject: 'all' }];
const client = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
];

test.each([
  [admin, 'read', 'Demo', true],
  [admin, 'manage', 'all', true],
  [client, 'read', 'ACL', true],
  [client, 'read', 'Demo', false],
  [client, 'update', 'ACL', false],
  [client, 'manage', 'all', false],
  [[{ action: 'manage', subject: 'ACL' }], 'read', 'ACL', true],
  [[{ action: 'manage', subject: 'ACL' }], 'read', 'all', false],
  [[], 'read', 'Auth', false],
])('%j: %s %s is %s', (rules, action, subject, allowed) => {
  expect(may(rules, action, subject)).toBe(allowed);
});
