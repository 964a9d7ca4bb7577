import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { startAlone, type TestApp } from '../../test/app.ts';
import { aNewcomer } from '../../test/factories/newcomer.ts';
import { aTenant, type TestTenant } from '../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../test/factories/user.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
let written = '';

beforeAll(async () => {
  const write = (line: string) => {
    written += line;
  };
  app = await startAlone({ logLevel: 'info' }, { logTo: { write } });
  tenant = await aTenant(app);
  user = await aUser(app, tenant);
});
beforeEach(() => {
  written = '';
});
afterAll(() => app.stop());

const [info, warn] = [30, 40];

/** The lines of the log since the test began. A request is logged once its answer has been sent. */
const lines = async (count: number) => {
  await expect.poll(() => written.split('\n').length).toBeGreaterThan(count);
  return written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

test('a request is logged with who made it, from where, in which workspace', async () => {
  const { headers } = await api(app, user).get('users/me?x=1');
  expect(await lines(1)).toMatchObject([
    {
      level: info,
      requestId: headers.get('x-request-id'),
      ip: '127.0.0.1',
      tenant: tenant.id,
      user: user.id,
      method: 'GET',
      address: '/v1/users/me?x=1',
      status: 200,
    },
  ]);
});

test('what was refused stands out, with the same', async () => {
  const { email, password } = aNewcomer();
  await api(app, { tenant }).post('auth', { email, password });
  await api(app, user).post('roles', { name: 'Mine' });
  await api(app, { tenant, token: 'made-up' }).get('users/me');
  expect(await lines(3)).toMatchObject([
    { level: warn, status: 401, ip: '127.0.0.1', tenant: tenant.id, address: '/v1/auth' },
    { level: warn, status: 403, ip: '127.0.0.1', tenant: tenant.id, user: user.id, address: '/v1/roles' },
    { level: warn, status: 401, ip: '127.0.0.1', tenant: tenant.id, address: '/v1/users/me' },
  ]);
  for (const secret of [password, email, user.token, 'made-up']) expect(written).not.toContain(secret);
});

test('a request that cannot be read is logged too', async () => {
  await fetch(`${app.address}/%zz`);
  await api(app, user).get('users/me');
  expect((await lines(1)).at(-1)).toMatchObject({ status: 200 });
});

test('what fails is an error with its reason, in the line of the request', async () => {
  const { database } = app.services;
  const { promise, resolve } = Promise.withResolvers<void>();
  await api(app, user).get('users/me');
  await lines(1);
  const held = Promise.allSettled(Array.from({ length: 410 }, () => database.read(tenant.id, () => promise)));
  await expect.poll(() => database.pool.waitingCount, { timeout: 10_000 }).toBeGreaterThanOrEqual(400);
  const before = written.length;
  const { status, headers } = await api(app, user).get('projects');
  resolve();
  await held;
  expect(status).toBe(503);
  const requestId = headers.get('x-request-id') ?? '';
  await expect.poll(() => written.slice(before)).toContain('"msg":"request"');
  const logged = written
    .slice(before)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => line.requestId === requestId && line.msg === 'request');
  expect(logged).toMatchObject([
    {
      level: 50,
      status: 503,
      failure: expect.stringMatching(/Too many wait for a connection|no connection to it came free/),
    },
  ]);
});

const secret = '5ecret'.repeat(11).slice(0, 64);

test.each([
  ['POST', `/callbacks/sandbox/0197f1a0-0000-7000-8000-000000000000/${secret}`],
  ['POST', `/callbacks/coop/0197f1a0-0000-7000-8000-000000000000/${secret}?x=1`],
  ['GET', `/first-owner/${secret}`],
  ['PATCH', `/v1/users/confirm/${secret}`],
  ['PUT', `/v1/password-reset/${secret}`],
  ['POST', `/v1/email-changes/${secret}/confirmation`],
  ['GET', `/old-email/${secret}`],
  ['GET', `/v1/invitations/${secret}`],
  ['GET', `/sso?code=${secret}&state=${secret}`],
  ['GET', `/files/1/2?form=whole&signature=${secret}`],
])('the secret of %s %s is not in the log', async (method, address) => {
  await fetch(app.address + address, { method, headers: { 'x-project': tenant.key } });
  expect(await lines(1)).toMatchObject([{ method, address: expect.stringContaining('[redacted]') }]);
  expect(written).not.toContain(secret);
});
