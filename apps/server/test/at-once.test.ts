import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { newId } from '../src/database/ids.ts';
import { removePasskey } from '../src/identity/factors/commands.ts';
import { makeRecoveryCodes } from '../src/identity/factors/recovery-codes.ts';
import { createInvitation } from '../src/organisation/invitations/commands.ts';
import { createProject } from '../src/organisation/projects/projects.ts';
import { expectMade } from './answers.ts';
import { api } from './api.ts';
import { useServer } from './app.ts';
import { anEmployee } from './factories/employee.ts';
import { aTenant } from './factories/tenant.ts';
import { anUpload } from './factories/upload.ts';
import { aUser } from './factories/user.ts';
import { atOnce, blocked, held } from './meanwhile.ts';
import { useAnew } from './use.ts';
import { phone } from './wallet.ts';

const app = useServer({ databasePool: 20 });

const tenant = useAnew(() => aTenant(app));
const person = useAnew(() => aUser(app, tenant, { role: 'owner' }));
const owner = api(app, person);

/** Makes a call while a change is open that it waits for. Gives what it is answered once that is committed. */
async function beside<Answer>(
  change: Parameters<typeof held>[2],
  call: () => Promise<Answer>,
): Promise<Answer> {
  const commit = await held(app, { tenant, by: person.id }, change);
  const answer = call();
  await Promise.race([blocked(), answer]);
  await commit();
  return answer;
}

const aWork = async () => {
  const shop = await expectMade(owner, 'apps', { name: 'Shop', key: 'SHOP' });
  const flow = await expectMade(owner, 'flows', { app: shop.id, name: 'Sell' });
  const task = await expectMade(owner, 'tasks', { app: shop.id, title: 'Sell' });
  return { shop, flow, task };
};

/** What is deleted by one call: its table, and how one is made. Gives its address. */
const deletions: Record<string, () => Promise<string>> = {
  projects: async () => `projects/${(await expectMade(owner, 'projects', { name: 'Shop', key: 'SHOP' })).id}`,
  apps: async () => `apps/${(await aWork()).shop.id}`,
  teams: async () => {
    const project = await expectMade(owner, 'projects', { name: 'Shop', key: 'SHOP' });
    return `pm-teams/${(await expectMade(owner, 'pm-teams', { project: project.id, name: 'Team', members: [] })).id}`;
  },
  roles: async () => `roles/${(await expectMade(owner, 'roles', { name: 'seller' })).id}`,
  permissions: async () => {
    const given = { name: 'Read tasks only', action: 'read', subject: 'Task' };
    return `permission/${(await expectMade(owner, 'permission', given)).id}`;
  },
  profiles: async () => `profiles/${(await expectMade(owner, 'profiles', { name: 'Otieno & Sons' })).id}`,
  files: async () => `files/${(await anUpload(owner)).id}`,
  flows: async () => `flows/${(await aWork()).flow._id}`,
  user_stories: async () => {
    const { flow } = await aWork();
    const story = { flow: flow._id, asA: 'buyer', iWant: 'bread', soThat: 'I eat' };
    return `user-stories/${(await expectMade(owner, 'user-stories', story))._id}`;
  },
  comments: async () => {
    const { task } = await aWork();
    return `comments/${(await expectMade(owner, 'comments', { task: task._id, body: 'Sold' }))._id}`;
  },
  subtasks: async () => {
    const { task } = await aWork();
    return `subtasks/${(await expectMade(owner, 'subtasks', { task: task._id, title: 'Pack' }))._id}`;
  },
  tasks: async () => `tasks/${(await aWork()).task._id}`,
  employees: async () => `employees/${(await anEmployee(owner)).id}`,
  beneficiaries: async () => {
    const receiver = { name: 'Amina', bank: '11', account: '0100000100' };
    return `bank-accounts/${(await expectMade(owner, 'bank-accounts', receiver)).id}`;
  },
  budgets: async () => {
    const { id: holder } = await aUser(app, tenant, { role: 'manager' });
    const given = { holder, perMonth: 5_000_00, perTask: 1_000_00, currency: 'KES' };
    return `budgets/${(await expectMade(owner, 'budgets', given)).id}`;
  },
};

test.each(Object.entries(deletions))(
  'one of %s that is deleted twice at once is deleted once',
  async (table, made) => {
    const path = await made();
    const remove = () => owner.delete(path);
    const answers = await atOnce(table, [remove, remove]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  },
);

test('a role is not deleted from under an invitation that is made meanwhile', async () => {
  const role = await expectMade(owner, 'roles', { name: 'seller' });
  const invitation = { email: `neema-${role.id}@example.com`, role: role.id, invitedBy: person.id };
  const { status, body } = await beside(
    (tx) => createInvitation(tx, invitation),
    () => owner.delete(`roles/${role.id}`),
  );
  expect([status, body.data?.errorMessage]).toEqual([
    409,
    'One open invitation gives this role. Revoke it first.',
  ]);
});

test('a file is not deleted from under a task that it is attached to meanwhile', async () => {
  const { task } = await aWork();
  const file = await anUpload(owner);
  const attached = { tenant_id: tenant.id, task_id: task._id, file_id: file.id };
  const { status, body } = await beside(
    (tx) => tx.insertInto('task_files').values(attached).execute(),
    () => owner.delete(`files/${file.id}`),
  );
  expect([status, body.data?.errorMessage]).toEqual([
    409,
    'notes.txt is attached to a task. Remove it there first.',
  ]);
});

test('a profile is not deleted from under a project that is made meanwhile', async () => {
  const profile = await expectMade(owner, 'profiles', { name: 'Otieno & Sons' });
  const project = {
    name: 'Shop',
    key: 'SHOP',
    description: '',
    status: 'active',
    profile: profile.id,
  } as const;
  const { status, body } = await beside(
    (tx) => createProject(tx, project),
    () => owner.delete(`profiles/${profile.id}`),
  );
  expect([status, body.data?.errorMessage]).toEqual([
    409,
    'Otieno & Sons owns projects or apps. Delete those first.',
  ]);
});

test('a person who becomes an owner meanwhile is not suspended by who may not suspend an owner', async () => {
  const other = await aUser(app, tenant, { role: 'agent' });
  const admin = api(app, await aUser(app, tenant, { role: 'admin' }));
  const { status } = await beside(
    (tx) =>
      sql`update users set role_id = (select role_id from users where tenant_id = ${tx.tenant} and id = ${person.id})
        where tenant_id = ${tx.tenant} and id = ${other.id}`.execute(tx),
    () => admin.put(`users/${other.id}`, { status: 'suspended' }),
  );
  expect(status).toBe(403);
});

test('a code goes to the number that it verifies, though that is changed meanwhile', async () => {
  const [before, after] = ['254722000101', '254722000102'];
  const wallet = await expectMade(owner, 'mobile-wallets', { name: 'Amina', phone: `+${before}` });
  const { status } = await beside(
    (tx) =>
      tx
        .updateTable('beneficiaries')
        .set({ phone: after, code_hash: null, code_until: null })
        .where('tenant_id', '=', tx.tenant)
        .where('id', '=', wallet.id)
        .execute(),
    () => owner.post('mobile-wallets/verify', { id: wallet.id }),
  );
  expect(status).toBe(200);
  await vi.waitFor(async () => expect((await phone(app, after)).texts).toHaveLength(1), 10_000);
});

/** A passkey and an authenticator app of the owner, with recovery codes. Gives the passkey's id. */
async function twoFactors(): Promise<string> {
  const of = { tenant_id: tenant.id, user_id: person.id };
  const id = newId();
  await app.services.database.write(tenant.id, person.id, async (tx) => {
    const passkey = { id, name: 'Phone', credential_id: id, public_key: '', counter: 0, transports: [] };
    await tx
      .insertInto('passkeys')
      .values({ ...of, ...passkey })
      .execute();
    await tx
      .insertInto('authenticators')
      .values({ ...of, secret: '', confirmed_at: new Date() })
      .execute();
    await makeRecoveryCodes(tx, person.id);
  });
  return id;
}

const codesLeft = async () => (await owner.get('auth/factors')).body.recoveryCodes;

test('two factors that are removed at once take the recovery codes with them', async () => {
  const passkey = await twoFactors();
  const { status } = await beside(
    (tx) => removePasskey(tx, person.id, passkey),
    () => owner.delete('auth/factors/authenticator'),
  );
  expect([status, await codesLeft()]).toEqual([200, 0]);
});

test('recovery codes that are renewed twice at once are those of the later', async () => {
  await twoFactors();
  const all = await codesLeft();
  const { status } = await beside(
    (tx) => makeRecoveryCodes(tx, person.id),
    () => owner.post('auth/factors/recovery-codes'),
  );
  expect([status, await codesLeft()]).toEqual([201, all]);
});
