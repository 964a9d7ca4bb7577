import { beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { accounts, refresh, register, signIn, tokenLifetimeMs } from './contract.ts';

beforeEach(simulate);

test('the admin may do everything, the client reads ACL and Auth', async () => {
  const admin = await ask(signIn, accounts.admin);
  expect(admin.userData).toMatchObject({ role: 'admin', ability: [{ action: 'manage', subject: 'all' }] });
  expect(admin.userData).not.toHaveProperty('password');
  const client = await ask(signIn, accounts.client);
  expect(client.userData.ability).toEqual([
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ]);
});

test.each([
  ['a wrong password', { ...accounts.admin, password: 'wrong' }],
  ['an unknown address', { email: 'nobody@demo.kazi.example', password: 'admin' }],
  ['nothing at all', {}],
])('%s is refused', async (_what, body) => {
  const { status, body: said } = await request('POST', '/jwt/login', body);
  expect(status).toBe(400);
  expect(said).toMatchObject({ message: 'Email or Password is Invalid' });
});

test('somebody new registers and logs in', async () => {
  const who = { username: 'njeri', email: 'njeri@demo.kazi.example', password: 'secret' };
  const { userData } = await ask(register, who);
  expect(userData).toMatchObject({ username: 'njeri', email: who.email });
  expect((await ask(signIn, who)).userData.id).toBe(userData.id);
});

test('an address or a name that is taken is named', async () => {
  const taken = { email: accounts.admin.email, username: 'admin', password: 'x' };
  const { status, body } = await request('POST', '/jwt/register', taken);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: { email: 'This email is already in use', username: 'This username is already in use' },
  });
});

test('a refresh token is exchanged until it ends; an access token is none', async () => {
  const login = await ask(signIn, accounts.admin);
  const next = await ask(refresh, { refreshToken: login.refreshToken });
  expect(Object.keys(next).toSorted()).toEqual(['accessToken', 'refreshToken']);
  expect(tokenLifetimeMs).toBe(10 * 60 * 1000);
  for (const refreshToken of [login.accessToken, 'made up', undefined]) {
    expect((await request('POST', '/jwt/refresh-token', { refreshToken })).status).toBe(401);
  }
  vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] });
  expect((await request('POST', '/jwt/refresh-token', next)).status).toBe(401);
  vi.useRealTimers();
});
