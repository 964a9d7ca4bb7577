import { expect, test } from 'vitest';
import { type Api, api } from '../../../test/api.ts';
import { startApp, useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const tenant = useOnce(() => anOpenTenant(app));
const open = api(app, { tenant });

const password = 'three quiet lamps';

async function logIn({ email, password }: { email: string; password: string }): Promise<Api> {
  const { body } = await open.post('auth', { email, password });
  return api(app, { tenant, token: body.token });
}

const statusOf = async (as: Api) => (await as.get('users/me')).status;

test('needs a login', async () =>
  expect((await open.put('auth/password', { current: 'a', password })).status).toBe(401));

test('the current password sets a new one, ends every other session and is told by mail', async () => {
  const who = await registerAndConfirm(app, tenant);
  const [here, there] = [await logIn(who), await logIn(who)];
  expect((await here.put('auth/password', { current: who.password, password })).status).toBe(200);
  expect(await Promise.all([here, there].map(statusOf))).toEqual([200, 401]);
  expect((await here.get('sessions')).body.items).toHaveLength(1);
  expect((await open.post('auth', { email: who.email, password: who.password })).status).toBe(401);
  expect(await statusOf(await logIn({ ...who, password }))).toBe(200);
  await expect
    .poll(async () => (await mailsTo(app, who.email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/password was changed/));
});

test('a wrong current password, a weak new one and the same one are refused by field', async () => {
  const who = await registerAndConfirm(app, tenant);
  const as = await logIn(who);
  const refusal = async (body: object) => (await as.put('auth/password', body)).body.data.fields;
  expect(await refusal({ current: 'not this one', password })).toEqual({ current: expect.any(String) });
  const wrong = await as.put('auth/password', { current: 'not this one', password });
  expect(wrong.body.data).toMatchObject({
    errorMessage: 'Wrong password.',
    reason: { code: 'wrong-password' },
  });
  expect(await refusal({ current: who.password, password: 'wanjikumwangi' })).toEqual({
    password: expect.stringMatching(/your name/),
  });
  expect(await refusal({ current: who.password, password: who.password })).toEqual({
    password: expect.stringMatching(/different/),
  });
  expect(await refusal({ current: who.password, password: 'short' })).toEqual({
    password: expect.stringMatching(/10 characters/),
  });
  expect(await statusOf(await logIn(who))).toBe(200);
});

test('guessing the current password is slowed', async () => {
  const limited = await startApp({ guessLimit: 3 });
  const who = await registerAndConfirm(limited, tenant);
  const { body } = await api(limited, { tenant }).post('auth', { email: who.email, password: who.password });
  const as = api(limited, { tenant, token: body.token });
  const guess = async () => (await as.put('auth/password', { current: 'a guess', password })).status;
  expect([await guess(), await guess(), await guess(), await guess()]).toEqual([400, 400, 400, 429]);
  await limited.stop();
});

test('a password is not changed by changing a person', async () => {
  const who = await registerAndConfirm(app, tenant);
  const as = await logIn(who);
  const { id } = (await as.get('users/me')).body;
  const { status, body } = await as.put(`users/${id}`, { password });
  expect(status).toBe(400);
  expect(body.data.fields).toEqual({ password: expect.stringMatching(/auth\/password/) });
});

test('survives bad input', async () => {
  const who = await registerAndConfirm(app, tenant);
  await survivesBadInput(await logIn(who), {
    method: 'PUT',
    path: 'auth/password',
    body: { current: 'not this one', password },
    runs: 30,
  });
});
