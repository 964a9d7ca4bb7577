import { builtInPermissions, builtInRules, roleNames, type Subject } from '@kazi/contract/abilities';
import { expect, test } from 'vitest';
import { useDatabaseAt } from '../../../test/own-database.ts';
import { newId } from '../../database/ids.ts';
import { migrate } from '../../database/migrate.ts';

const { client, own } = useDatabaseAt('0012_ledger_guard.sql');

const words = ({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`;

/** What permissions were about before 0013: what has come since, a migration gives to the workspaces that there were. */
const first: readonly Subject[] = [
  'all',
  'Auth',
  'Workspace',
  'User',
  'Invitation',
  'Role',
  'Permission',
  'Project',
  'Team',
  'App',
  'Flow',
  'Story',
  'Task',
  'Subtask',
  'Comment',
  'File',
  'Payroll',
];
const isFirst = ({ subject }: { subject: Subject }) => first.includes(subject);

/** A workspace as a server of then made it. */
async function aWorkspace(): Promise<string> {
  const tenant = newId();
  await client.query("insert into tenants (id, key, name) values ($1, $2, 'Duka')", [tenant, tenant]);
  const ids = new Map<string, string>();
  for (const permission of builtInPermissions.filter(isFirst)) {
    const id = newId();
    ids.set(words(permission), id);
    await client.query(
      'insert into permissions (tenant_id, id, name, action, subject, built_in) values ($1, $2, $3, $4, $5, true)',
      [tenant, id, permission.name, permission.action, permission.subject],
    );
  }
  for (const name of roleNames) {
    const role = newId();
    await client.query('insert into roles (tenant_id, id, name, built_in) values ($1, $2, $3, true)', [
      tenant,
      role,
      name,
    ]);
    for (const rule of builtInRules(name).filter(isFirst))
      await client.query(
        'insert into role_permissions (tenant_id, role_id, permission_id) values ($1, $2, $3)',
        [tenant, role, ids.get(words(rule))],
      );
  }
  return tenant;
}

/** The built-in permissions of a workspace by name, and what each of its roles may do. */
async function rightsOf(tenant: string) {
  const { rows: permissions } = await client.query<{ name: string; action: string; subject: string }>(
    'select name, action, subject from permissions where tenant_id = $1 and built_in',
    [tenant],
  );
  const { rows: given } = await client.query<{ role: string; action: string; subject: string }>(
    `select r.name as role, p.action, p.subject from role_permissions g
     join roles r on r.tenant_id = g.tenant_id and r.id = g.role_id
     join permissions p on p.tenant_id = g.tenant_id and p.id = g.permission_id where g.tenant_id = $1`,
    [tenant],
  );
  return {
    permissions: permissions.map((one) => `${one.name}: ${words(one)}`).sort(),
    roles: Object.fromEntries(
      roleNames.map((name) => [
        name,
        given
          .filter(({ role }) => role === name)
          .map(words)
          .sort(),
      ]),
    ),
  };
}

const asNew = {
  permissions: builtInPermissions.map((one) => `${one.name}: ${words(one)}`).sort(),
  roles: Object.fromEntries(roleNames.map((name) => [name, builtInRules(name).map(words).sort()])),
};

test('workspaces that were there before a noun have its permissions, and their roles what those of a new one have', async () => {
  const tenants = [await aWorkspace(), await aWorkspace()];
  await migrate(own.url);
  for (const tenant of tenants) expect(await rightsOf(tenant)).toEqual(asNew);
});

test('what a migration gives to every workspace, it gives once, and to built-in roles alone', async () => {
  const tenant = await aWorkspace();
  await migrate(own.url);
  const [role, theirs] = [newId(), newId()];
  await client.query("insert into roles (tenant_id, id, name) values ($1, $2, 'Buyer')", [tenant, role]);
  await client.query(
    "insert into permissions (tenant_id, id, name, action, subject) values ($1, $2, 'read sheds', 'read', 'Shed')",
    [tenant, theirs],
  );
  const give = `call give_permissions('Shed', 'sheds', array['manage', 'read'], '{"manager": ["manage"], "Buyer": ["read"]}')`;
  await client.query(give);
  await client.query(give);
  const { permissions, roles } = await rightsOf(tenant);
  expect(permissions.filter((name) => name.includes('Shed'))).toEqual([
    'Manage sheds: manage Shed',
    'Read sheds (Shed): read Shed',
  ]);
  expect(roles.manager).toContain('manage Shed');
  const { rows } = await client.query('select from role_permissions where role_id = $1', [role]);
  expect(rows).toHaveLength(0);
});
