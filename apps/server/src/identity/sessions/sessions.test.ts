import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aTenant, type TestTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { hashOfToken } from '../token.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let tenant: TestTenant;
let credentials: { email: string; password: string };

const app = useServer();
const second = useServer();
beforeAll(async () => {
  tenant = await anOpenTenant(app);
  const { email, password } = await registerAndConfirm(app, tenant);
  credentials = { email, password };
});

async function logIn(userAgent = firefox): Promise<{ as: Api; token: string }> {
  const { body } = await api(app, { tenant }).send('auth', {
    method: 'POST',
    body: JSON.stringify(credentials),
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
  });
  return { as: api(app, { tenant, token: body.token }), token: body.token };
}

const change = (token: string, expiry: string) =>
  app.services.database.write(tenant.id, null, (tx) =>
    tx
      .updateTable('login_sessions')
      .set({ updated_at: sql`now() - interval '2 hours'`, expires_at: sql`now() + ${expiry}::interval` })
      .where('token', '=', hashOfToken(token))
      .execute(),
  );

test('needs a login', () =>
  expectEach(api(app, { tenant }), 401, [
    ['get', 'sessions'],
    ['delete', 'sessions'],
    ['delete', 'sessions/0197f1a0-0000-7000-8000-000000000000'],
  ]));

test('lists where somebody is logged in, in plain words', async () => {
  const { as } = await logIn();
  const { body } = await as.get('sessions');
  const current = body.items.filter((item: { current: boolean }) => item.current);
  expect(current).toMatchObject([{ device: 'Firefox on Windows', ip: expect.stringContaining('127.0.0.1') }]);
  expect(JSON.stringify(body)).not.toContain('Mozilla');
});

test('one is ended from another, on every server', async () => {
  const [{ as }, lost] = [await logIn(), await logIn('curl/8.5.0')];
  const there = api(second, { tenant, token: lost.token });
  await expectEach(there, 200, [['get', 'users/me']]);
  const { body } = await as.get('sessions');
  const { id } = body.items.find((item: { device: string }) => item.device === 'curl');
  expect((await as.delete(`sessions/${id}`)).status).toBe(200);
  await expectEach(lost.as, 401, [['get', 'users/me']]);
  await expect.poll(async () => (await there.get('users/me')).status).toBe(401);
  expect((await as.delete(`sessions/${id}`)).status).toBe(404);
});

test('all others are ended at once', async () => {
  const [{ as }, other, another] = [await logIn(), await logIn(), await logIn()];
  const { body } = await as.delete('sessions');
  expect(body.ended).toBeGreaterThanOrEqual(2);
  await expectEach(as, 200, [['get', 'users/me']]);
  for (const lost of [other, another]) await expectEach(lost.as, 401, [['get', 'users/me']]);
  expect((await as.delete('sessions')).body.ended).toBe(0);
});

test('those of others are not there', async () => {
  const other = await aUser(app, tenant, { role: 'owner' });
  const { body } = await api(app, other).get('sessions');
  expect(body.items).toHaveLength(1);
  const { as } = await logIn();
  expect((await as.delete(`sessions/${body.items[0].id}`)).status).toBe(404);
  const elsewhere = api(app, await aUser(app, await aTenant(app)));
  expect((await elsewhere.delete(`sessions/${body.items[0].id}`)).status).toBe(404);
  await expectEach(api(app, other), 200, [['get', 'users/me']]);
});

test('a session in use lasts a week from its last use', async () => {
  const { as, token } = await logIn();
  await change(token, '1 hour');
  const fresh = api(second, { tenant, token });
  await expectEach(fresh, 200, [['get', 'users/me']]);
  const { body } = await fresh.get('sessions');
  const current = body.items.find((item: { current: boolean }) => item.current);
  expect(Date.parse(current.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  expect(Date.now() - Date.parse(current.lastSeenAt)).toBeLessThan(60_000);
  await expectEach(as, 200, [['get', 'users/me']]);
});

test('a session unused for its time has ended', async () => {
  const { token } = await logIn();
  await change(token, '-1 second');
  await expectEach(api(second, { tenant, token }), 401, [['get', 'users/me']]);
});

test('survives bad input', async () => {
  const { as } = await logIn();
  await survivesBadInput(as, { method: 'GET', path: 'sessions' });
  await survivesBadInput(as, { method: 'DELETE', path: 'sessions', body: { keep: 'none' } });
  await survivesBadInput(as, { method: 'DELETE', path: 'sessions/0197f1a0-0000-7000-8000-000000000000' });
});
