import type { Rule } from '@kazi/contract/abilities';
import { beforeAll, expect, test } from 'vitest';
import { expectMade } from '../../test/answers.ts';
import { type Api, api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aTask } from '../../test/factories/task.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser, giveRole, type TestUser } from '../../test/factories/user.ts';
import { useOnce } from '../../test/use.ts';
import { newId } from '../database/ids.ts';
import { flowViewersAmong, taskReadersAmong, taskViewersAmong } from './index.ts';

/**
 * The right to read a record is asked in two directions: a viewer asks for the record, and a record for those of some
 * users who see it. Here every role and every standing is asked both ways.
 */
const roles: Record<string, readonly Rule[]> = {
  nothing: [],
  'reads tasks': [{ action: 'read', subject: 'Task' }],
  'reads flows': [{ action: 'read', subject: 'Flow' }],
  'updates tasks': [{ action: 'update', subject: 'Task' }],
  'reads everything of theirs': [{ action: 'read', subject: 'all' }],
  'manages tasks': [{ action: 'manage', subject: 'Task' }],
  'manages apps': [{ action: 'manage', subject: 'App' }],
  'manages apps and reads tasks and flows': [
    { action: 'manage', subject: 'App' },
    { action: 'read', subject: 'Task' },
    { action: 'read', subject: 'Flow' },
  ],
  'manages comments and reads flows': [
    { action: 'manage', subject: 'Comment' },
    { action: 'read', subject: 'Flow' },
  ],
  'manages flows': [{ action: 'manage', subject: 'Flow' }],
  'manages everything': [{ action: 'manage', subject: 'all' }],
};

const standings = ['stranger', 'owner of the app', 'owner of the project', 'member', 'author', 'assignee'];

interface Place {
  role: string;
  id: string;
  app_id: string;
  author_id: string;
}

const app = useServer();
const users = new Map<string, TestUser>();
const tasks: Place[] = [];
const flows: Place[] = [];

const tenant = useOnce(() => aTenant(app));
const owner = useOnce(() => aUser(app, tenant, { role: 'owner' }));
beforeAll(async () => {
  for (const [name, rules] of Object.entries(roles)) {
    const role = await aRole(name, rules);
    for (const standing of standings) {
      const user = await aUser(app, tenant);
      users.set(`${name}, ${standing}`, user);
      await giveRole(app, user, role);
      await stand(user, name, standing);
    }
  }
  for (const role of tenant.roles.keys()) users.set(role, await aUser(app, tenant, { role }));
});

/** A role of the workspace's own with these rules alone. */
async function aRole(name: string, rules: readonly Rule[]): Promise<string> {
  const role = newId();
  await app.services.database.write(tenant.id, null, async (tx) => {
    await tx.insertInto('roles').values({ tenant_id: tenant.id, id: role, name }).execute();
    for (const { action, subject } of rules) {
      const { id: permission_id } = await tx
        .selectFrom('permissions')
        .select('id')
        .where('tenant_id', '=', tenant.id)
        .where('action', '=', action)
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('role_permissions')
        .values({ tenant_id: tenant.id, role_id: role, permission_id })
        .execute();
    }
  });
  return role;
}

let made = 0;

/** Makes an app with two tasks and a flow, of which the first task is the one that the user has this standing to. */
async function stand(user: TestUser, role: string, standing: string): Promise<void> {
  const as: Api = api(app, owner);
  const keyed = { name: `Place ${++made}`, key: `P${made}` };
  const profile = standing === 'owner of the project' ? user.profile : owner.profile;
  const project = await expectMade(as, 'projects', { ...keyed, profile });
  if (standing === 'member')
    await expectMade(as, 'pm-teams', { project: project.id, name: 'Team', members: [user.id] });
  const home = standing === 'owner of the app' ? { profile: user.profile } : { project: project.id };
  const { id: app_id } = await expectMade(as, 'apps', { ...keyed, ...home });
  const author = standing === 'author' ? user : owner;
  const assignees = standing === 'assignee' ? [user] : [];
  tasks.push({
    role,
    id: await aTask(app, { app: app_id, author, assignees }),
    app_id,
    author_id: author.id,
  });
  tasks.push({ role, id: await aTask(app, { app: app_id, author: owner }), app_id, author_id: owner.id });
  const flow = await expectMade(as, 'flows', { app: app_id, name: 'Flow' });
  flows.push({ role, id: flow._id, app_id, author_id: owner.id });
}

/** The users of the role in every standing, and one of every built-in role. */
const usersBeside = (role: string) =>
  [...users].filter(([name]) => name.startsWith(`${role}, `) || !name.includes(', ')).map(([, user]) => user);

const nameOf = (id: string) => [...users].find(([, user]) => user.id === id)?.[0];

/** Asserts that the users whom the record finds are those who are answered when they get it. */
async function expectSame(
  path: string,
  records: readonly Place[],
  viewersOf: (record: Place, ids: string[]) => Promise<Set<string>>,
): Promise<void> {
  let [asked, seen] = [0, 0];
  for (const record of records) {
    const everyone = usersBeside(record.role);
    const ids = everyone.map(({ id }) => id);
    asked += ids.length;
    const answers = await Promise.all(everyone.map((user) => api(app, user).get(`${path}/${record.id}`)));
    const answered = everyone.filter((_, index) => answers[index]?.status === 200).map(({ id }) => id);
    const found = await viewersOf(record, ids);
    expect([...found].map(nameOf).sort()).toEqual(answered.map(nameOf).sort());
    seen += answered.length;
  }
  expect(seen).toBeGreaterThan(records.length);
  expect(seen).toBeLessThan(asked);
}

test('a task finds the users who can get it', async () => {
  await expectSame('tasks', tasks, (task, ids) =>
    app.services.database.read(tenant.id, (db) => taskViewersAmong(db, tenant.id, task, ids)),
  );
});

test('a flow finds the users who can get it', async () => {
  await expectSame('flows', flows, (flow, ids) =>
    app.services.database.read(tenant.id, (db) => flowViewersAmong(db, tenant.id, flow, ids)),
  );
});

test('readers of tasks are those whose role lets them list any', async () => {
  const ids = [...users.values()].map(({ id }) => id);
  const readers = await app.services.database.read(tenant.id, (db) => taskReadersAmong(db, tenant.id, ids));
  for (const [name, user] of users) {
    const { status } = await api(app, user).get('tasks/mine?part=assigned');
    expect(readers.has(user.id), name).toBe(status === 200);
  }
});
