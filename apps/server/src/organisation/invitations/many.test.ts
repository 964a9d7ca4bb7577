import type { Invitation, InvitationResult } from '@kazi/contract/organisation';
import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
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
const nobody = useOnce(() => api(app, { tenant }));

const anAddress = () => `${newId()}@example.com`;
const password = 'quiet lamps at dawn';
const names = { firstName: 'Otieno', lastName: 'Brian' };
const accept = (token: string) =>
  expectMade(nobody, `invitations/${token}/acceptance`, { ...names, password });

const inviteAll = async (emails: readonly string[], more = {}, as = asOwner) => {
  const people = emails.map((email) => ({ email }));
  const { status, body } = await as.post('invitations/bulk-creation', { people, role: 'agent', ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  const results: InvitationResult[] = body.items;
  return results;
};

test('invites many at once, and says of each address what became of it', async () => {
  const [one, two, waiting] = [anAddress(), anAddress(), anAddress()];
  const first = await expectMade(asOwner, 'invitations', { email: waiting, role: 'client' });
  const results = await inviteAll([two, owner.email, one, two.toUpperCase(), waiting]);
  expect(results.map(({ email, ok }) => [email, ok])).toEqual([
    [two, true],
    [owner.email, false],
    [one, true],
    [waiting, true],
  ]);
  expect(results[1]?.error).toBe('This person is already in the workspace.');
  for (const email of [one, two]) await expect.poll(() => mailsTo(app, email)).toHaveLength(1);
  const { body } = await asOwner.get('invitations');
  const replaced = body.items.find(({ id }: Invitation) => id === first.id);
  expect(replaced.status).toBe('withdrawn');
});

test('says beforehand who is here and who is invited', async () => {
  const [invited, stranger] = [anAddress(), anAddress()];
  await inviteAll([invited]);
  const { body } = await asOwner.post('invitations/check', { emails: [stranger, owner.email, invited] });
  expect(body.items).toEqual([
    { email: stranger, standing: 'new' },
    { email: owner.email, standing: 'member' },
    { email: invited, standing: 'invited' },
  ]);
  const asClient = api(app, await aUser(app, tenant));
  await expectEach(asClient, 403, [
    ['post', 'invitations/check', { emails: [owner.email] }],
    ['post', 'invitations/bulk-creation', { people: [{ email: stranger }], role: 'agent' }],
  ]);
});

test('leads into every project and team that was chosen, the name as it was written', async () => {
  const [shop, books] = await Promise.all(
    ['Shop', 'Books'].map((name) => expectMade(asOwner, 'projects', { name, key: name.toUpperCase() })),
  );
  const design = await expectMade(asOwner, 'pm-teams', { project: books.id, name: 'Design' });
  await expectMade(asOwner, 'pm-teams', { project: books.id, name: 'Accounts' });
  const email = anAddress();
  const { body: sent } = await asOwner.post('invitations/bulk-creation', {
    people: [{ email, name: 'Brian Otieno' }],
    role: 'agent',
    projects: [shop.id],
    teams: [design.id],
  });
  expect(sent.items[0].invitation.places).toEqual([
    { id: books.id, name: 'Books', team: { id: design.id, name: 'Design' } },
    { id: shop.id, name: 'Shop', team: null },
  ]);
  const token = await tokenFor(app, email, 'invitation');
  expect((await nobody.get(`invitations/${token}`)).body.name).toBe('Brian Otieno');
  await accept(token);
  const { body } = await asOwner.get('pm-teams');
  const teams: { name: string; members: { name: string }[] }[] = body.items;
  const joined = teams.filter(({ members }) => members.some(({ name }) => name === 'Otieno Brian'));
  expect(joined.map(({ name }) => name)).toEqual(['Design', 'Team']);
});

test('refuses all of them for a role, a project or a team that the sender may not give', async () => {
  const asManager = api(app, await aUser(app, tenant, { role: 'manager' }));
  const people = [{ email: anAddress() }];
  await expectEach(asManager, 403, [['post', 'invitations/bulk-creation', { people, role: 'admin' }]]);
  for (const field of ['projects', 'teams']) {
    const refused = await asManager.post('invitations/bulk-creation', {
      people,
      role: 'agent',
      [field]: [newId()],
    });
    expect(Object.keys(refused.body.data.fields)).toEqual([field]);
  }
});

test('counts each of many against the limits of a day', async () => {
  const sender = api(app, await aUser(app, tenant, { role: 'manager' }));
  const often = anAddress();
  for (let sent = 0; sent < 3; sent++) await inviteAll([often], {}, sender);
  const results = await inviteAll([often, anAddress()], {}, sender);
  expect(results.map(({ ok }) => ok)).toEqual([false, true]);
  await inviteAll(Array.from({ length: 196 }, anAddress), {}, sender);
  const last = await inviteAll([anAddress()], {}, sender);
  expect(last[0]?.error).toMatch(/^Too many/);
});

test('sends an invitation again with a link that ends the former one', async () => {
  const email = anAddress();
  const [result] = await inviteAll([email]);
  const id = result?.invitation?.id ?? '';
  const former = await tokenFor(app, email, 'invitation');
  const again = await expectMade(asOwner, `invitations/${id}/resend`, {});
  expect(again).toMatchObject({ email, role: 'agent', status: 'open' });
  const token = await tokenFor(app, email, 'invitation', 1);
  expect((await nobody.get(`invitations/${former}`)).status).toBe(404);
  await expectEach(asOwner, 409, [['post', `invitations/${id}/resend`, {}]]);
  await accept(token);
  await expectEach(asOwner, 409, [['post', `invitations/${again.id}/resend`, {}]]);
  const asClient = api(app, await aUser(app, tenant));
  await expectEach(asClient, 404, [['post', `invitations/${id}/resend`, {}]]);
});

test('survives bad input', async () => {
  await survivesBadInput(asOwner, {
    method: 'POST',
    path: 'invitations/bulk-creation',
    body: { people: [{ email: anAddress(), name: 'Ann' }], role: 'agent', projects: [newId()], teams: [] },
    runs: 40,
  });
});
