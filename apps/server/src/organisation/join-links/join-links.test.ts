import type { AuditEntry } from '@kazi/contract/activity';
import type { Invitation, JoinLink } from '@kazi/contract/organisation';
import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';
import { newId } from '../../database/ids.ts';

const app = useServer();

const tenant = useOnce(() => aTenant(app));
const owner = useOnce(() => aUser(app, tenant, { role: 'owner' }));
const asOwner = useOnce(() => api(app, owner));
const asManager = useOnce(async () => api(app, await aUser(app, tenant, { role: 'manager' })));
const nobody = useOnce(() => api(app, { tenant }));

const anAddress = () => `${newId()}@example.com`;
const person = { firstName: 'Otieno', lastName: 'Brian', password: 'quiet lamps at dawn' };

async function aLink(more = {}, as = asOwner): Promise<JoinLink & { token: string }> {
  const link = await expectMade(as, 'join-links', { role: 'agent', days: 7, ...more });
  return { ...link, token: link.url.split('/join/')[1] };
}
const linkNow = async ({ id }: JoinLink, as: Api = asOwner): Promise<JoinLink | undefined> =>
  (await as.get('join-links')).body.items.find((one: JoinLink) => one.id === id);

/** Asks for an invitation by a link, and gives the token that came by mail. */
async function request({ token }: { token: string }, email = anAddress()): Promise<string> {
  await expectMade(nobody, `join-links/${token}/request`, { email });
  return tokenFor(app, email, 'invitation');
}
const acceptance = (token: string) => nobody.post(`invitations/${token}/acceptance`, person);

test('lets whoever proves an address into its role, and says who came by it', async () => {
  const link = await aLink();
  expect((await nobody.get(`join-links/${link.token}`)).body).toEqual({
    workspace: 'Test workspace',
    role: 'agent',
  });
  const email = anAddress();
  const token = await request(link, email);
  expect((await linkNow(link))?.uses).toBe(0);
  expect((await acceptance(token)).status).toBe(201);
  const { body } = await nobody.post('auth', { email, password: person.password });
  expect(body.user).toMatchObject({ role: 'agent', status: 'active' });
  expect(await linkNow(link)).toMatchObject({ status: 'open', uses: 1 });
  const { items } = (await asOwner.get('audit')).body;
  const entries: AuditEntry[] = items;
  const byLink = { joinLink: link.id, email };
  expect(entries.filter(({ subject }) => subject === 'invitation')).toMatchObject([
    { action: 'accepted', detail: byLink },
    { action: 'created', detail: byLink },
  ]);
});

test('is of no use once it is revoked, and neither is what was asked for by it', async () => {
  const link = await aLink();
  const token = await request(link);
  await expectEach(asOwner, 200, [['delete', `join-links/${link.id}`]]);
  expect((await linkNow(link))?.status).toBe('withdrawn');
  expect((await acceptance(token)).status).toBe(404);
  await expectEach(nobody, 404, [
    ['get', `join-links/${link.token}`],
    ['post', `join-links/${link.token}/request`, { email: anAddress() }],
  ]);
  await expectEach(asOwner, 404, [['delete', `join-links/${link.id}`]]);
});

test('lets no more people in than it was made for, also where they accept at once', async () => {
  const link = await aLink({ maxUses: 2 });
  const tokens = [await request(link), await request(link), await request(link)];
  const answers = await Promise.all(tokens.map(acceptance));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  expect(await linkNow(link)).toMatchObject({ status: 'used-up', uses: 2 });
  await expectEach(nobody, 404, [['get', `join-links/${link.token}`]]);
});

test('expires, and with it what was asked for by it', async () => {
  const link = await aLink({ days: 1 });
  const email = anAddress();
  await request(link, email);
  const { items } = (await asOwner.get('invitations')).body;
  const asked = items.find((one: Invitation) => one.email === email);
  expect(asked).toMatchObject({ byLink: true, expiresAt: link.expiresAt });
  await app.services.database.write(tenant.id, null, (tx) =>
    tx
      .updateTable('join_links')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', link.id)
      .execute(),
  );
  expect((await linkNow(link))?.status).toBe('expired');
  await expectEach(nobody, 404, [['get', `join-links/${link.token}`]]);
});

test('gives no role that manages people, and none beyond that of its maker', async () => {
  for (const role of ['owner', 'admin']) {
    const refused = await asOwner.post('join-links', { role, days: 7 });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.data.fields)).toEqual(['role']);
  }
  await expectEach(asManager, 403, [['post', 'join-links', { role: 'employee', days: 7 }]]);
  await expectEach(api(app, await aUser(app, tenant)), 403, [
    ['get', 'join-links'],
    ['post', 'join-links', { role: 'client', days: 7 }],
  ]);
  const [ours, theirs] = [await aLink(), await aLink({}, asManager)];
  expect(await linkNow(ours, asManager)).toBeUndefined();
  expect(await linkNow(theirs, asOwner)).toBeDefined();
  await expectEach(asManager, 404, [['delete', `join-links/${ours.id}`]]);
});

test('ends with the right of who made it', async () => {
  const manager = await aUser(app, tenant, { role: 'manager' });
  const link = await aLink({}, api(app, manager));
  await expectEach(asOwner, 200, [['put', `users/${manager.id}`, { status: 'suspended' }]]);
  await expectEach(nobody, 404, [['get', `join-links/${link.token}`]]);
  expect((await linkNow(link))?.status).toBe('withdrawn');
});

test('tells a stranger nothing of who is here, and takes nothing from who was invited by name', async () => {
  const link = await aLink();
  const answer = await nobody.post(`join-links/${link.token}/request`, { email: owner.email });
  expect(answer.body).toEqual(
    (await nobody.post(`join-links/${link.token}/request`, { email: anAddress() })).body,
  );
  await expect.poll(async () => (await mailsTo(app, owner.email))[0]?.subject).toMatch(/already/);

  const email = anAddress();
  await expectMade(asOwner, 'invitations', { email, role: 'manager' });
  await expectMade(nobody, `join-links/${link.token}/request`, { email });
  const token = await tokenFor(app, email, 'invitation', 1);
  expect((await nobody.get(`invitations/${token}`)).body.role).toBe('manager');
});

test('opens nothing by a token that was not signed, and in no other workspace', async () => {
  const { token } = await aLink();
  const elsewhere = api(app, { tenant: await aTenant(app) });
  await expectEach(elsewhere, 404, [['get', `join-links/${token}`]]);
  await expectEach(nobody, 404, [
    ['get', `join-links/${token.slice(0, -1)}`],
    ['get', `join-links/${newId()}.${token.split('.')[1]}`],
    ['get', `join-links/${'x'.repeat(60)}`],
  ]);
});

test('survives bad input', async () => {
  const { token } = await aLink();
  await survivesBadInput(asOwner, {
    method: 'POST',
    path: 'join-links',
    body: { role: 'agent', days: 7, maxUses: 3 },
  });
  await survivesBadInput(nobody, {
    method: 'POST',
    path: `join-links/${token}/request`,
    body: { email: anAddress() },
    runs: 30,
  });
});
