import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { type TestApp, useServer } from '../../test/app.ts';
import { aNewcomer, anOpenTenant, registerAndConfirm } from '../../test/factories/newcomer.ts';
import type { TestTenant } from '../../test/factories/tenant.ts';
import { aUser } from '../../test/factories/user.ts';

const guessLimit = 2;

let tenant: TestTenant;

const app = useServer({ guessLimit, trustProxy: '127.0.0.1' });
const second = useServer({ guessLimit, trustProxy: '127.0.0.1' });
beforeAll(async () => {
  tenant = await anOpenTenant(app);
});

/** A place that no test has tried from before. */
const aPlace = () => `2001:db8:${randomBytes(12).toString('hex').match(/..../g)?.join(':')}`;

const send = (method: string, path: string, body: object, from: string, server = app) =>
  api(server, { tenant }).send(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  });

const statusesOf = async (times: number, attempt: () => Promise<{ status: number }>) => {
  const statuses = [];
  for (let made = 0; made < times; made++) statuses.push((await attempt()).status);
  return statuses;
};

test('a password is guessed a few times, on all servers together; elsewhere its owner still gets in', async () => {
  const { email, password } = await registerAndConfirm(app, tenant);
  const from = aPlace();
  const guess = (server: TestApp) => send('POST', 'auth', { email, password: 'a guess' }, from, server);
  expect([(await guess(app)).status, (await guess(second)).status]).toEqual([401, 401]);
  const refused = await guess(app);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(refused.body.data.errorMessage).toMatch(/Too many attempts/);
  expect((await send('POST', 'auth', { email, password }, from)).status).toBe(429);
  expect((await send('POST', 'auth', { email, password }, aPlace())).status).toBe(200);
});

test('what a caller claims before the proxy’s own word is no other place, in an office’s network either', async () => {
  const { email } = await registerAndConfirm(app, tenant);
  const guess = () => send('POST', 'auth', { email, password: 'a guess' }, `${aPlace()}, 192.168.1.50`);
  expect(await statusesOf(guessLimit + 1, guess)).toEqual([401, 401, 429]);
});

test('one address is not guessed from everywhere without end', async () => {
  const { email } = aNewcomer();
  const statuses = await statusesOf(guessLimit * 5 + 1, () =>
    send('POST', 'auth', { email, password: 'a guess' }, aPlace()),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(guessLimit * 5);
  expect(statuses.at(-1)).toBe(429);
});

test('strangers everywhere lock nobody out of a device that they have logged in on', async () => {
  const { email, password } = await registerAndConfirm(app, tenant);
  const first = await send('POST', 'auth', { email, password }, aPlace());
  const { device } = first.body;
  await statusesOf(guessLimit * 5 + 1, () => send('POST', 'auth', { email, password: 'a guess' }, aPlace()));
  expect((await send('POST', 'auth', { email, password }, aPlace())).status).toBe(429);
  const known = (word: string, server = app) =>
    send('POST', 'auth', { email, password: word, device }, aPlace(), server);
  expect((await known(password)).status).toBe(200);
  const guesses = await statusesOf(guessLimit + 1, () => known('a guess', second));
  expect(guesses).toEqual([...Array(guessLimit).fill(401), 429]);
});

test('one place does not try address after address without end', async () => {
  const from = aPlace();
  const statuses = await statusesOf(guessLimit * 10 + 1, () =>
    send('POST', 'auth', { email: aNewcomer().email, password: 'a guess' }, from),
  );
  expect(statuses.filter((status) => status === 401)).toHaveLength(guessLimit * 10);
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['2001:db8:N:1::', '1', 'ffff:2:3', 429],
  ['2001:db8:N:', ':7', '0:5:6:7:8', 429],
  ['2001:db8:N:', '1::1', '2::1', 401],
  ['198.51.100.', '1', '2', 401],
])('of addresses %s, %s and %s are one place, or not: %i', async (net, one, other, status) => {
  const prefix = net.replace('N', randomBytes(2).toString('hex').replace(/^0+/, '') || '1');
  const body = { email: aNewcomer().email, password: 'a guess' };
  await statusesOf(guessLimit, () => send('POST', 'auth', body, prefix + one));
  expect((await send('POST', 'auth', body, prefix + other)).status).toBe(status);
});

test('getting in forgives the tries before', async () => {
  const { email, password } = await registerAndConfirm(app, tenant);
  const from = aPlace();
  for (let round = 0; round < 3; round++) {
    expect((await send('POST', 'auth', { email, password: 'a guess' }, from)).status).toBe(401);
    expect((await send('POST', 'auth', { email, password }, from)).status).toBe(200);
  }
});

test.each([
  ['registering', 'POST', 'users', () => aNewcomer()],
  ['asking for a new password', 'POST', 'password-reset', () => ({ email: aNewcomer().email })],
  [
    'asking for the mail again',
    'POST',
    'users/resend-verification-email',
    () => ({ email: aNewcomer().email }),
  ],
])('%s is slowed down for one address', async (_what, method, path, make) => {
  const [body, from] = [make(), aPlace()];
  const statuses = await statusesOf(guessLimit + 1, () => send(method, path, body, from));
  expect(statuses.slice(0, -1).every((status) => status < 300)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(method, path, make(), from)).status).toBeLessThan(300);
});

test('one person asks for a few addresses, wherever they lead', async () => {
  const user = await aUser(app, tenant);
  const as = api(app, user);
  const statuses = await statusesOf(guessLimit + 1, () =>
    as.post(`users/${user.id}/email-change`, { email: aNewcomer().email }),
  );
  expect(statuses).toEqual([...Array(guessLimit).fill(200), 429]);
});

test.each([
  ['confirming', 'PATCH', 'users/confirm/a-guess', {}],
  ['setting a new password', 'PUT', 'password-reset/a-guess', { password: 'a new password' }],
  ['proving a new address', 'POST', 'email-changes/a-guess/confirmation', {}],
  ['taking an address back', 'POST', 'email-changes/a-guess/reversal', {}],
])('%s is slowed down for one place', async (_what, method, path, body) => {
  const from = aPlace();
  const statuses = await statusesOf(guessLimit * 10 + 1, () => send(method, path, body, from));
  expect(statuses.filter((status) => status === 400)).toHaveLength(guessLimit * 10);
  expect(statuses.at(-1)).toBe(429);
});
