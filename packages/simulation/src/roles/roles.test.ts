import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { simulate } from '../core/simulate.testing.ts';
import { listRoles, type Role, saveRole } from './contract.ts';

beforeEach(simulate);

const allowed = ({ grants }: Role, what: 'read' | 'write' | 'create') =>
  grants.filter((grant) => grant[what]).map(({ permission }) => permission);

test('there are the five of the permissions, with what those assign', async () => {
  const { roles } = await ask(listRoles, {});
  expect(roles.map(({ name }) => name)).toEqual([
    'administrator',
    'manager',
    'user',
    'support',
    'restricted-user',
  ]);
  const [administrator, manager, , , restricted] = roles;
  if (!administrator || !manager || !restricted) throw new Error('There are five');
  expect(allowed(administrator, 'create')).toHaveLength(9);
  expect(allowed(manager, 'write')).toEqual([
    'Add & Remove Users',
    'Client Communication',
    'Financial Management',
  ]);
  expect(allowed(restricted, 'read')).toEqual(['Only View']);
  expect(allowed(restricted, 'write')).toEqual([]);
});

test('one is changed, and keeps its users', async () => {
  const { roles } = await ask(listRoles, {});
  const [first] = roles;
  if (!first) throw new Error('There are five');
  const { role } = await ask(saveRole, { role: { id: 1, name: 'owner', grants: first.grants.slice(0, 1) } });
  expect(role).toEqual({ id: 1, name: 'owner', usersWith: 'admin', grants: first.grants.slice(0, 1) });
  expect((await ask(listRoles, {})).roles).toHaveLength(5);
});

test('a new one comes last, and nobody has it', async () => {
  const { role } = await ask(saveRole, { role: { name: 'auditor', grants: [] } });
  expect(role).toEqual({ id: 6, name: 'auditor', grants: [], usersWith: null });
  expect((await ask(listRoles, {})).roles.at(-1)).toEqual(role);
});
