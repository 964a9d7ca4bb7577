import { expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anOpenTenant } from '../../../test/factories/newcomer.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const tenant = useOnce(() => aTenant(app));

const as = async (role: 'owner' | 'admin' | 'manager' | 'client', of = tenant) =>
  api(app, await aUser(app, of, { role }));

test('needs a login of this workspace, and a role that manages it', async () => {
  const calls = [
    ['get', 'workspace'],
    ['put', 'workspace', { version: 1, admission: 'open' }],
  ] as const;
  const elsewhere = await aUser(app, await aTenant(app), { role: 'owner' });
  await expectEach(api(app, { tenant }), 401, calls);
  await expectEach(api(app, { tenant, token: elsewhere.token }), 401, calls);
  for (const role of ['manager', 'client'] as const) await expectEach(await as(role), 403, calls);
});

test('a new workspace is joined by invitation, and no client chooses among its agents', async () => {
  const { body } = await (await as('admin')).get('workspace');
  expect(body).toEqual({
    id: tenant.id,
    admission: 'invitation',
    mailDomains: [],
    clientsAssignAnyAgent: false,
    version: 1,
    may: { update: true },
  });
});

test('an owner changes what is given, once, and the registration page hears of it', async () => {
  const home = await aTenant(app);
  const owner = await as('owner', home);
  const change = { version: 1, admission: 'approval', mailDomains: [' Example.CO.KE ', 'example.co.ke'] };
  const changed = await owner.put('workspace', change);
  expect(changed.body).toMatchObject({ admission: 'approval', mailDomains: ['example.co.ke'], version: 2 });
  const stale = await owner.put('workspace', { version: 1, clientsAssignAnyAgent: true });
  expect(stale.status).toBe(409);
  expect(stale.body.data.current).toMatchObject({ version: 2, clientsAssignAnyAgent: false });
  expect((await api(app, { tenant: home }).get('registration')).body).toEqual({
    admission: 'approval',
    mailDomains: ['example.co.ke'],
    hasOwner: true,
  });
});

test('a workspace without an owner says so to who would register', async () => {
  const { body } = await api(app, { tenant: await aTenant(app) }).get('registration');
  expect(body).toMatchObject({ admission: 'invitation', hasOwner: false });
  expect((await api(app, { tenant: await anOpenTenant(app) }).get('registration')).body).toMatchObject({
    admission: 'open',
    hasOwner: true,
  });
});

test.each(['@example.com', 'example', 'https://example.com', '-a.com', 'a b.com', '*.com'])(
  '%s is no end of a mail address',
  async (domain) => {
    const { status, body } = await (await as('owner')).put('workspace', {
      version: 1,
      mailDomains: [domain],
    });
    expect(status).toBe(400);
    expect(Object.keys(body.data.fields)).toEqual(['mailDomains.0']);
  },
);

test('survives bad input', async () => {
  const home = await aTenant(app);
  const owner = await as('owner', home);
  await survivesBadInput(owner, { method: 'GET', path: 'workspace' });
  await survivesBadInput(owner, {
    method: 'PUT',
    path: 'workspace',
    body: { version: 1, admission: 'open', mailDomains: ['example.com'], clientsAssignAnyAgent: true },
  });
  await survivesBadInput(api(app, { tenant: home }), { method: 'GET', path: 'registration' });
});
