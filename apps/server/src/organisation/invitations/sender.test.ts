import { randomUUID } from 'node:crypto';
import { builtInRules } from '@kazi/contract/abilities';
import type { Invitation } from '@kazi/contract/organisation';
import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { permissionIds } from '../../../test/factories/permissions.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { tokenFor } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();

const tenant = useAnew(() => aTenant(app));
const asOwner = useAnew(async () => api(app, await aUser(app, tenant, { role: 'owner' })));
const sender = useAnew(() => aUser(app, tenant, { role: 'admin' }));
const asSender = api(app, sender);
const nobody = api(app, { tenant });

const acceptance = { firstName: 'Otieno', lastName: 'Brian', password: 'quiet lamps at dawn' };

/** An invitation by the sender, as its receiver has it. */
async function anInvitation(given: { role: string; project?: string }) {
  const email = `${randomUUID()}@example.com`;
  const { id } = await expectMade(asSender, 'invitations', { email, ...given });
  return { id, token: await tokenFor(app, email, 'invitation') };
}
const change = (given: object) => expectEach(asOwner, 200, [['put', `users/${sender.id}`, given]]);
const statusOf = async (id: string) =>
  (await asOwner.get('invitations')).body.items.find((one: Invitation) => one.id === id)?.status;
const isOfNoUse = (token: string) =>
  expectEach(nobody, 404, [
    ['get', `invitations/${token}`],
    ['post', `invitations/${token}/acceptance`, acceptance],
  ]);
const isGood = (token: string) =>
  expectEach(nobody, 200, [['get', `invitations/${token}`]]).then(() =>
    expectMade(nobody, `invitations/${token}/acceptance`, acceptance),
  );

/** A role with some words of permissions. Gives its id and its name. */
async function aRole(words: readonly string[]): Promise<{ id: string; name: string; version: number }> {
  const permissions = permissionIds((await asOwner.get('permission')).body.items, words);
  return expectMade(asOwner, 'roles', { name: `Role ${randomUUID()}`, permissions });
}

test('an invitation is withdrawn with the suspension of who sent it, and stays so', async () => {
  const waits = await anInvitation({ role: 'admin' });
  const accepted = await anInvitation({ role: 'agent' });
  await isGood(accepted.token);
  await change({ status: 'suspended' });
  await isOfNoUse(waits.token);
  expect(await statusOf(waits.id)).toBe('withdrawn');
  expect(await statusOf(accepted.id)).toBe('accepted');
  await change({ status: 'active' });
  await isOfNoUse(waits.token);
});

test('an invitation is of no use while its sender may invite nobody, or not to its role', async () => {
  const admins = await anInvitation({ role: 'admin' });
  const agents = await anInvitation({ role: 'agent' });
  await change({ role: 'agent' });
  for (const { token } of [admins, agents]) await isOfNoUse(token);
  await change({ role: 'manager' });
  await isOfNoUse(admins.token);
  await isGood(agents.token);
  await change({ role: 'admin' });
  await isGood(admins.token);
});

test('an invitation is of no use once its role may do more than its sender', async () => {
  const role = await aRole(['read Project']);
  await change({ role: 'manager' });
  const [before, after] = [await anInvitation({ role: role.name }), await anInvitation({ role: role.name })];
  await isGood(before.token);
  const { body } = await asOwner.get('permission');
  const permissions = permissionIds(body.items, ['read Project', 'manage Payment']);
  await expectEach(asOwner, 200, [['put', `roles/${role.id}`, { version: role.version, permissions }]]);
  await isOfNoUse(after.token);
});

test('an invitation to a project is of no use once its sender may add nobody to it', async () => {
  const project = await expectMade(asOwner, 'projects', { name: 'Retail', key: 'RETAIL' });
  const { token } = await anInvitation({ role: 'agent', project: project.id });
  const words = builtInRules('manager')
    .map(({ action, subject }) => `${action} ${subject}`)
    .filter((word) => !['manage Team', 'read Auth'].includes(word));
  const { name } = await aRole([...words, 'read Team']);
  await change({ role: name });
  await isOfNoUse(token);
  await isGood((await anInvitation({ role: 'agent' })).token);
});
