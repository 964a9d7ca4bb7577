import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Api, api } from '../../../test/api.ts';
import { useOneServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';
import type { Database } from '../../database/tenancy.ts';
import { findViewer } from '../viewer.ts';

const app = useOneServer();

const tenant = useOnce(() => aTenant(app));

const as = (token: string): Api => api(app, { tenant, token });
const statusOf = async (token: string) => (await as(token).get('users/me')).status;
const renew = async (token: string): Promise<string> => (await as(token).post('auth/renewal')).body.token;

/** Lets every token that was replaced have been so two minutes ago. */
async function overlapIsOver(): Promise<void> {
  await app.services.database.write(tenant.id, null, (tx) =>
    tx
      .updateTable('login_session_tokens')
      .set({ replaced_at: sql<Date>`now() - interval '2 minutes'` })
      .where('tenant_id', '=', tenant.id)
      .where('replaced_at', 'is not', null)
      .execute(),
  );
  app.services.sessions.forget();
}

async function changeSession(of: TestUser, created: string, expires: string): Promise<void> {
  await app.services.database.write(tenant.id, null, (tx) =>
    tx
      .updateTable('login_sessions')
      .set({
        created_at: sql<Date>`now() - ${created}::interval`,
        updated_at: sql<Date>`now() - interval '2 hours'`,
        expires_at: sql<Date>`now() + ${expires}::interval`,
      })
      .where('tenant_id', '=', tenant.id)
      .where('login_id', '=', (db) => db.selectFrom('users').select('login_id').where('id', '=', of.id))
      .execute(),
  );
  app.services.sessions.forget();
}

test('a session ends a month after its login, however much it is used', async () => {
  const user = await aUser(app, tenant);
  await changeSession(user, '29 days', '1 hour');
  const { body } = await as(user.token).get('sessions');
  expect(body.items).toHaveLength(1);
  const again = await as(user.token).get('sessions');
  const left = Date.parse(again.body.items[0].expiresAt) - Date.now();
  expect(left).toBeGreaterThan(0.9 * 86_400_000);
  expect(left).toBeLessThanOrEqual(86_400_000);
  await changeSession(user, '31 days', '1 hour');
  expect(await statusOf(user.token)).toBe(401);
});

test('a session gets another token; the one before holds a minute longer', async () => {
  const { token } = await aUser(app, tenant);
  const next = await renew(token);
  expect(next).not.toBe(token);
  expect([await statusOf(next), await statusOf(token)]).toEqual([200, 200]);
  const { body } = await as(next).get('sessions');
  expect(body.items).toHaveLength(1);
});

test('a token that comes back after it was replaced ends the session, and its owner is told', async () => {
  const user = await aUser(app, tenant);
  const next = await renew(user.token);
  expect(await statusOf(next)).toBe(200);
  await overlapIsOver();
  expect([await statusOf(user.token), await statusOf(next)]).toEqual([401, 401]);
  await expect
    .poll(async () => (await mailsTo(app, user.email)).map(({ subject }) => subject))
    .toEqual([expect.stringMatching(/session .* was ended/)]);
});

test('a new token that never arrived changes nothing', async () => {
  const { token } = await aUser(app, tenant);
  await renew(token);
  await overlapIsOver();
  expect(await statusOf(token)).toBe(200);
});

test('tokens that two tabs got at once both hold for a while, and the later one stays', async () => {
  const { token } = await aUser(app, tenant);
  const [one, other] = [await renew(token), await renew(token)];
  expect(await Promise.all([one, other, one, other].map(statusOf))).toEqual([200, 200, 200, 200]);
  expect((await as(token).get('sessions')).body.items).toHaveLength(1);
});

test('a token that another call makes the current one in between is found', async () => {
  const { token, id } = await aUser(app, tenant);
  const fresh = await renew(token);
  const { database } = app.services;
  let reads = 0;
  const interrupted: Database = {
    ...database,
    async read(of, query) {
      reads += 1;
      if (reads === 2) expect(await statusOf(fresh)).toBe(200);
      return database.read(of, query);
    },
  };
  expect((await findViewer(interrupted, tenant.id, { token: fresh }))?.user.id).toBe(id);
});

test('a token is found, however often the current one changes while it is looked for', async () => {
  const { token, id } = await aUser(app, tenant);
  const [one, other] = [await renew(token), await renew(token)];
  const { database } = app.services;
  let reads = 0;
  const interrupted: Database = {
    ...database,
    async read(of, query) {
      const at = ++reads;
      if (at === 2) expect(await statusOf(one)).toBe(200);
      const found = await database.read(of, query);
      if (at === 2) expect(await statusOf(other)).toBe(200);
      return found;
    },
  };
  expect((await findViewer(interrupted, tenant.id, { token: one }))?.user.id).toBe(id);
});

test('a stream outlives the token that it was opened with', async () => {
  const { token } = await aUser(app, tenant);
  const viewer = await app.services.sessions.viewer(tenant.id, token);
  expect(viewer).toBeDefined();
  expect(await statusOf(await renew(token))).toBe(200);
  await overlapIsOver();
  expect(viewer && (await app.services.sessions.again(viewer))?.user.id).toBe(viewer?.user.id);
});

test('who may suspend a person ends every session of theirs, which they are told', async () => {
  const [owner, manager, agent] = [
    await aUser(app, tenant, { role: 'owner', firstName: 'Baraka' }),
    await aUser(app, tenant, { role: 'manager' }),
    await aUser(app, tenant, { role: 'agent' }),
  ];
  expect((await api(app, manager).delete(`users/${agent.id}/sessions`)).status).toBe(403);
  expect((await api(app, owner).delete(`users/${owner.id}/sessions`)).status).toBe(403);
  const elsewhere = await aUser(app, await aTenant(app), { role: 'owner' });
  expect((await api(app, elsewhere).delete(`users/${agent.id}/sessions`)).status).toBe(404);
  const { body } = await api(app, owner).delete(`users/${agent.id}/sessions`);
  expect(body.ended).toBe(1);
  expect(await statusOf(agent.token)).toBe(401);
  await expect
    .poll(async () => (await mailsTo(app, agent.email)).map(({ text }) => text).join())
    .toMatch(/Baraka Otieno, who manages people/);
});

test('survive bad input', async () => {
  const owner = await aUser(app, tenant, { role: 'owner' });
  await survivesBadInput(api(app, owner), {
    method: 'POST',
    path: 'auth/renewal',
    body: { token: 'none' },
    runs: 20,
  });
  const path = 'users/0197f1a0-0000-7000-8000-000000000000/sessions';
  await survivesBadInput(api(app, owner), { method: 'DELETE', path, runs: 20 });
});
