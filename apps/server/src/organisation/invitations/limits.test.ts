import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { permissionIds } from '../../../test/factories/permissions.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, giveRole } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';
import { newId } from '../../database/ids.ts';
import { createInvitation } from './commands.ts';

const app = useServer();

const tenant = useOnce(() => aTenant(app));
const asOwner = useOnce(async () => api(app, await aUser(app, tenant, { role: 'owner' })));
const asManager = useOnce(async () => api(app, await aUser(app, tenant, { role: 'manager' })));

const anAddress = () => `${newId()}@example.com`;

test('gives no more than its sender has', async () => {
  await expectMade(asManager, 'invitations', { email: anAddress(), role: 'client' });
  await expectEach(asManager, 403, [
    ['post', 'invitations', { email: anAddress(), role: 'admin' }],
    ['post', 'invitations', { email: anAddress(), role: 'owner' }],
    ['post', 'invitations', { email: anAddress(), role: 'employee' }],
  ]);
  const asAdmin = api(app, await aUser(app, tenant, { role: 'admin' }));
  await expectEach(asAdmin, 201, [['post', 'invitations', { email: anAddress(), role: 'admin' }]]);
  await expectEach(asAdmin, 403, [['post', 'invitations', { email: anAddress(), role: 'owner' }]]);
  await expectEach(asOwner, 201, [['post', 'invitations', { email: anAddress(), role: 'owner' }]]);
  const unknown = await asOwner.post('invitations', { email: anAddress(), role: 'wizard' });
  expect(unknown.body.data.fields).toEqual({ role: 'must be the name of a role of this workspace' });
});

test('to a project is for who may say who is in it', async () => {
  const project = await expectMade(asOwner, 'projects', { name: 'Private', key: 'PRIVATE' });
  await expectEach(asManager, 201, [
    ['post', 'invitations', { email: anAddress(), role: 'agent', project: project.id }],
  ]);
  const { items: permissions } = (await asOwner.get('permission')).body;
  const role = await expectMade(asOwner, 'roles', {
    name: 'Recruiter',
    permissions: permissionIds(permissions, ['create Invitation', 'read Invitation', 'read Project']),
  });
  const recruiter = await aUser(app, tenant);
  await giveRole(app, recruiter, role.id);
  const as = api(app, recruiter);
  const body = { email: anAddress(), role: 'Recruiter' };
  const hidden = await as.post('invitations', { ...body, project: project.id });
  expect(hidden.body.data.fields).toEqual({ project: 'must be a project that you are part of' });
  await expectMade(asOwner, 'pm-teams', { project: project.id, name: 'All', members: [recruiter.id] });
  await expectEach(as, 403, [['post', 'invitations', { ...body, project: project.id }]]);
  await expectEach(as, 201, [['post', 'invitations', body]]);
});

test('one address gets few a day, and one person sends not without end', async () => {
  const email = anAddress();
  for (let sent = 0; sent < 3; sent++) await expectMade(asOwner, 'invitations', { email, role: 'agent' });
  const refused = await asManager.post('invitations', { email, role: 'agent' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect((await asManager.post('invitations', { email: anAddress(), role: 'agent' })).status).toBe(201);

  const sender = await aUser(app, tenant, { role: 'manager' });
  await app.services.database.write(tenant.id, sender.id, async (tx) => {
    for (let sent = 0; sent < 200; sent++)
      await createInvitation(tx, {
        email: anAddress(),
        role: tenant.roles.get('agent') ?? '',
        invitedBy: sender.id,
      });
  });
  const more = await api(app, sender).post('invitations', { email: anAddress(), role: 'agent' });
  expect(more.status).toBe(429);
});
