import { expect, test } from 'vitest';
import { useDatabaseAt } from '../../../test/own-database.ts';
import { newId } from '../../database/ids.ts';
import { migrate } from '../../database/migrate.ts';

const { client, insert, own } = useDatabaseAt('0050_input_by.sql');

const tenant_id = newId();

async function aRole(name: string, [action, subject]: [string, string]) {
  const [role, permission] = [newId(), newId()];
  await insert('roles', { tenant_id, id: role, name, built_in: name === 'owner' });
  await insert('permissions', { tenant_id, id: permission, name: `${name}’s`, action, subject });
  await insert('role_permissions', { tenant_id, role_id: role, permission_id: permission });
  return { role, permission };
}

async function aPerson(role_id: string, created_at: string, status = 'active') {
  const [id, login_id] = [newId(), newId()];
  const email = `${id}@example.com`;
  await insert('logins', { id: login_id, name: 'A', email });
  const names = { first_name: 'A', last_name: 'B' };
  await insert('users', { tenant_id, id, login_id, role_id, email, status, created_at, ...names });
  return { id, email };
}

const happened = (row: Record<string, unknown>) =>
  insert('events', { tenant_id, id: newId(), verb: 'updated', ...row, changes: JSON.stringify(row.changes) });

test('who was let in by whom, and since when, is taken from what was known before', async () => {
  await insert('tenants', { id: tenant_id, key: tenant_id, name: 'Duka' });
  const owners = await aRole('owner', ['manage', 'all']);
  const clerks = await aRole('clerk', ['approve', 'Payment']);
  const first = await aPerson(owners.role, '2026-01-01Z');
  const invited = await aPerson(clerks.role, '2026-02-01Z');
  await insert('invitations', {
    ...{ tenant_id, id: newId(), email: invited.email, role_id: clerks.role, token_hash: 'x' },
    ...{ invited_by: first.id, expires_at: '2026-02-07Z', accepted_at: '2026-02-02Z' },
  });
  const promoted = await aPerson(clerks.role, '2026-03-01Z');
  const about = { actor_id: first.id, subject: 'user', subject_id: promoted.id };
  await happened({ ...about, changes: { role: { before: 'client', after: 'clerk' } }, at: '2026-03-02Z' });
  await happened({
    ...about,
    changes: { status: { before: 'suspended', after: 'active' } },
    at: '2026-03-03Z',
  });
  await happened({ ...about, changes: { phone: { before: null, after: '+254' } }, at: '2026-03-04Z' });
  const given = { before: [], after: [clerks.permission] };
  const ofRole = { actor_id: invited.id, subject: 'role', subject_id: clerks.role };
  await happened({ ...ofRole, changes: { permissions: given }, at: '2026-04-01Z' });
  await happened({ ...ofRole, changes: { description: { before: '', after: 'x' } }, at: '2026-04-02Z' });
  await aPerson(owners.role, '2026-05-01Z', 'pending');

  await migrate(own.url);

  const { rows } = await client.query(
    'select user_id, rights, given_by, how, at from right_grants where tenant_id = $1 order by at, user_id',
    [tenant_id],
  );
  const approves = ['approve Payment'];
  const at = (day: string) => new Date(`${day}Z`);
  const all = rows.find(({ user_id }) => user_id === first.id)?.rights;
  expect(all).toEqual(expect.arrayContaining(['approve Payment', 'manage Payroll', 'manage User', 'owner']));
  expect(rows).toEqual([
    { user_id: first.id, rights: all, given_by: null, how: 'registration', at: at('2026-01-01') },
    { user_id: invited.id, rights: approves, given_by: first.id, how: 'invitation', at: at('2026-02-02') },
    { user_id: promoted.id, rights: approves, given_by: null, how: 'registration', at: at('2026-03-01') },
    { user_id: promoted.id, rights: approves, given_by: first.id, how: 'role', at: at('2026-03-02') },
    { user_id: promoted.id, rights: approves, given_by: first.id, how: 'readmission', at: at('2026-03-03') },
    ...[invited, promoted]
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ id }) => ({
        user_id: id,
        rights: approves,
        given_by: invited.id,
        how: 'rights',
        at: at('2026-04-01'),
      })),
  ]);
});
