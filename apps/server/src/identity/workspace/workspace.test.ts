import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
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
    name: expect.any(String),
    logo: null,
    accent: null,
    timeZone: 'Africa/Nairobi',
    weekStart: 'monday',
    currency: 'KES',
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

async function picture(as: Api, bytes: Uint8Array<ArrayBuffer>, name = 'logo.png'): Promise<string> {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  return (await as.send('file-upload/single', { method: 'POST', body: form })).body.id;
}

const drawn = async (mark: string, { width = 300, height = 100 } = {}) =>
  new Uint8Array(
    await sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="${mark}"/></svg>`),
    )
      .png()
      .toBuffer(),
  );

test('an owner names the workspace, and gives it a colour, a time zone and weeks', async () => {
  const home = await aTenant(app);
  const owner = await as('owner', home);
  const given = {
    name: '  Mawingu   Studio ',
    accent: '#0F62FE',
    timeZone: 'Africa/Kampala',
    weekStart: 'sunday',
  };
  const { body } = await owner.put('workspace', { version: 1, ...given });
  const kept = { name: 'Mawingu Studio', accent: '#0f62fe', timeZone: 'Africa/Kampala', weekStart: 'sunday' };
  expect(body).toMatchObject({ ...kept, version: 2, currency: 'KES' });
  const trail = await owner.get('audit');
  expect(JSON.stringify(trail.body)).toContain('Mawingu Studio');
});

test.each([
  ['name', ' '],
  ['name', 'See www.example.com'],
  ['accent', 'teal'],
  ['accent', '#0f6'],
  ['timeZone', 'Nairobi'],
  ['weekStart', 'tuesday'],
])('its %s is not %j', async (field, value) => {
  const { status, body } = await (await as('owner')).put('workspace', { version: 1, [field]: value });
  expect([status, Object.keys(body.data.fields)]).toEqual([400, [field]]);
});

test('a logo is a picture of one’s own, square, open to everybody, and gone when it is taken away', async () => {
  const home = await aTenant(app);
  const owner = await as('owner', home);
  const logo = await picture(owner, await drawn('#c02040'));
  const { body } = await owner.put('workspace', { version: 1, logo });
  const shown = await fetch(new URL(body.logo, app.address));
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(shown.headers.get('cache-control')).toContain('immutable');
  const { width, height, hasAlpha } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 128, height: 128, hasAlpha: false });
  const elsewhere = body.logo.replace(home.id, tenant.id);
  expect((await fetch(new URL(elsewhere, app.address))).status).toBe(404);
  expect((await owner.put('workspace', { version: 2, logo: null })).body.logo).toBeNull();
  expect((await fetch(new URL(body.logo, app.address))).status).toBe(404);
});

test.each([
  ['#ffffff', '#17201d'],
  ['#102030', '#ffffff'],
])('a see-through logo in %s stands on %s', async (mark, ground) => {
  const home = await aTenant(app);
  const owner = await as('owner', home);
  const { body } = await owner.put('workspace', {
    version: 1,
    logo: await picture(owner, await drawn(mark)),
  });
  const bytes = await (await fetch(new URL(body.logo, app.address))).arrayBuffer();
  const corner = await sharp(Buffer.from(bytes))
    .toColourspace('srgb')
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(`#${corner.subarray(0, 3).toString('hex')}`).toBe(ground);
});

test('a logo must be a picture that its giver uploaded', async () => {
  const home = await aTenant(app);
  const owner = await as('owner', home);
  const text = await picture(owner, new TextEncoder().encode('Habari'), 'notes.txt');
  const theirs = await picture(await as('admin', home), await drawn('#c02040'));
  for (const logo of [text, theirs, home.id]) {
    const { status, body } = await owner.put('workspace', { version: 1, logo });
    expect([status, Object.keys(body.data.fields)]).toEqual([400, ['logo']]);
  }
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
    body: {
      version: 1,
      admission: 'open',
      mailDomains: ['example.com'],
      clientsAssignAnyAgent: true,
      name: 'Duka',
      accent: '#0f62fe',
      timeZone: 'Africa/Nairobi',
      weekStart: 'monday',
      logo: null,
    },
  });
  await survivesBadInput(api(app, { tenant: home }), { method: 'GET', path: 'registration' });
});
