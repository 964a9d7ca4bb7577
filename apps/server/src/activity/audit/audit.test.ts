import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { startAlone, useOneServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aNewcomer, anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';
import { pay } from '../../../test/wallet.ts';
import { newId } from '../../database/ids.ts';
import { hashOfToken } from '../../identity/index.ts';

const app = useOneServer();
let owner: TestUser;
let manager: TestUser;
let as: Api;
let open: Api;

const tenant = useOnce(() => anOpenTenant(app));
beforeAll(async () => {
  owner = await aUser(app, tenant, { role: 'owner', firstName: 'Zuri', lastName: 'Mutua' });
  manager = await aUser(app, tenant, { role: 'manager' });
  as = api(app, owner);
  open = api(app, { tenant });
});

const entries = async (filter = '') => (await as.get(`audit?${filter}`)).body.items;
const nameOf = ({ firstName, lastName, email }: Omit<TestUser, 'tenant'> | Newcomer) =>
  `${firstName} ${lastName} <${email}>`;
type Newcomer = ReturnType<typeof aNewcomer>;

describe('the audit trail', () => {
  test('is for those who may do everything, in their own workspace', async () => {
    const calls = [
      ['get', 'audit'] as const,
      ['get', 'audit/export'] as const,
      ['get', 'audit/standing'] as const,
    ];
    await expectEach(open, 401, calls);
    await expectEach(api(app, manager), 403, calls);
    const outsider = await aUser(app, await aTenant(app), { role: 'owner' });
    expect((await api(app, outsider).get('audit')).body.items).toEqual([]);
  });

  test('tells of logins and logouts, with the request they came by', async () => {
    const who = await registerAndConfirm(app, tenant);
    const { body, headers } = await open.post('auth', { email: who.email, password: who.password });
    await api(app, { tenant, token: body.token }).delete('auth');
    const [out, into] = await entries(`actor=${body.user.id}&kind=login`);
    expect(into).toMatchObject({
      kind: 'login',
      action: 'logged-in',
      subject: 'user',
      subjectId: body.user.id,
      about: `${who.firstName} ${who.lastName}`,
      actor: body.user.id,
      actorName: nameOf(who),
      ip: '127.0.0.1',
      requestId: headers.get('x-request-id'),
    });
    expect(out).toMatchObject({ action: 'logged-out', actor: body.user.id });
  });

  test('keeps a person’s name as it was', async () => {
    const user = await aUser(app, tenant);
    for (const firstName of ['Before', 'After']) await api(app, user).put(`users/${user.id}`, { firstName });
    const [, entry] = await entries(`actor=${user.id}`);
    expect(entry).toMatchObject({
      actorName: nameOf({ ...user, firstName: 'Before' }),
      about: 'After Otieno',
    });
    expect(entry.detail).toEqual({ changes: { firstName: { before: 'Amina', after: 'Before' } } });
  });

  test('tells of power that is given and taken', async () => {
    const user = await aUser(app, tenant);
    await as.put(`users/${user.id}`, { role: 'manager' });
    await as.put(`users/${user.id}`, { status: 'suspended' });
    const role = await expectMade(as, 'roles', { name: 'Cashier' });
    await expectMade(as, 'invitations', { email: aNewcomer().email, role: 'agent' });
    const found = await entries(`actor=${owner.id}&kind=grant&limit=5`);
    expect(found).toMatchObject([
      { subject: 'invitation', action: 'created', detail: { email: expect.stringContaining('@') } },
      { subject: 'role', action: 'created', subjectId: role.id, about: 'Cashier' },
      { subject: 'user', detail: { changes: { status: { after: 'suspended' } } } },
      { subject: 'user', detail: { changes: { role: { before: 'client', after: 'manager' } } } },
    ]);
  });

  test('says what the ids within its details are called, as far as they still are there', async () => {
    const { items } = (await as.get('permission')).body;
    const [first, second] = items;
    const made = await expectMade(as, 'permission', {
      name: 'Look at teams',
      action: 'read',
      subject: 'Team',
    });
    const role = await expectMade(as, 'roles', { name: 'Clerk', permissions: [first.id, made.id] });
    const change = { version: role.version, permissions: [second.id] };
    expect((await as.put(`roles/${role.id}`, change)).status).toBe(200);
    expect((await as.delete(`permission/${made.id}`)).status).toBe(200);
    const [, changed] = await entries(`actor=${owner.id}&kind=grant&limit=2`);
    expect(changed).toMatchObject({ subject: 'role', subjectId: role.id });
    expect(changed.names).toEqual({ [first.id]: first.name, [second.id]: second.name });
  });

  test('tells of money, with numbers masked', async () => {
    const user = await aUser(app, tenant);
    const { body: paid } = await pay(app, user, 'mpesa-topup', { phone: '+254733123456', amount: 500_00 });
    await expectMade(api(app, user), 'mobile-wallets', { name: 'Mine', phone: '+254733123456' });
    const [wallet, payment] = await entries(`actor=${user.id}&kind=payment`);
    expect(payment).toMatchObject({
      action: 'created',
      subject: 'payment',
      subjectId: paid.id,
      detail: { kind: 'topup', amount: 500_00, currency: 'KES', reference: paid.reference },
    });
    expect(wallet).toMatchObject({ subject: 'beneficiary', action: 'created' });
    expect(JSON.stringify(wallet.detail)).not.toContain('733123456');
  });

  test('leaves out what is no power and no money', async () => {
    const user = await aUser(app, tenant);
    await preferring(app, user, {});
    const { id } = (await api(app, user).get(`user-preference/user/${user.id}`)).body;
    expect((await api(app, user).put(`user-preference/${id}`, { language: 'fr' })).status).toBe(200);
    expect(await entries(`actor=${user.id}`)).toEqual([]);
  });
});

test('entries wait until they are linked, those too that are older than the newest link, and all are counted', async () => {
  const owner = await aUser(app, await aTenant(app), { role: 'owner' });
  const standing = async () => (await api(app, owner).get('audit/standing')).body;
  await expectMade(api(app, owner), 'roles', { name: 'Clerk' });
  await vi.waitFor(async () => expect(await standing()).toMatchObject({ linked: 1, waiting: 0 }), 10_000);
  // As changes leave them that ran for a minute: no server has been told of them yet.
  await app.services.database.write(owner.tenant.id, owner.id, async (tx) => {
    const entries = Array.from({ length: 501 }, () => ({
      tenant_id: tx.tenant,
      id: newId(new Date(Date.now() - 60_000)),
      kind: 'grant' as const,
      action: 'updated',
      subject: 'role',
    }));
    await tx.insertInto('audit_entries').values(entries).execute();
  });
  expect(await standing()).toMatchObject({ linked: 1, waiting: 501 });
  await expectMade(api(app, owner), 'roles', { name: 'Cashier' });
  await vi.waitFor(async () => expect(await standing()).toMatchObject({ linked: 503, waiting: 0 }), 10_000);
});

describe('refusals', () => {
  const refusals = (q: string) => entries(`kind=refusal&q=${encodeURIComponent(q)}`);

  test('of a login are kept with the address that was tried, never with the password', async () => {
    const who = await registerAndConfirm(app, tenant);
    const { headers } = await open.post('auth', { email: who.email, password: 'a wrong s3cret' });
    const [entry] = await vi.waitUntil(async () => {
      const found = await refusals(who.email);
      return found.length > 0 && found;
    });
    expect(entry).toMatchObject({
      action: 'refused',
      actor: null,
      actorName: null,
      ip: '127.0.0.1',
      requestId: headers.get('x-request-id'),
      detail: { call: 'POST /v1/auth', address: who.email },
    });
    expect(JSON.stringify(entry)).not.toContain('s3cret');
  });

  test('of a right name who was refused what', async () => {
    await api(app, manager).get(`roles/${newId()}`);
    const { status } = await api(app, manager).post('roles', { name: 'Mine' });
    expect(status).toBe(403);
    const found = await vi.waitUntil(async () => {
      const all = await entries(`kind=refusal&actor=${manager.id}&q=${encodeURIComponent('POST /v1/roles')}`);
      return all.length > 0 && all;
    });
    expect(found).toMatchObject([
      { action: 'forbidden', actorName: nameOf(manager), detail: { why: expect.stringMatching(/cannot/) } },
    ]);
  });

  test('that are equal are counted within a minute, not written again and again', async () => {
    const other = await startAlone();
    const { email } = aNewcomer();
    const elsewhere = api(other, { tenant });
    for (let times = 0; times < 6; times++) await elsewhere.post('auth', { email, password: 'wrong' });
    await vi.waitUntil(async () => (await refusals(email)).length > 0);
    await other.stop(); // writes what was only counted so far
    expect((await refusals(email)).map(({ detail }: { detail: object }) => detail)).toEqual([
      { call: 'POST /v1/auth', address: email, repeated: 5 },
      { call: 'POST /v1/auth', address: email },
    ]);
  });

  test('are no more than that: an ended login, and a question to confirm who one is, are not kept', async () => {
    const user = await aUser(app, tenant, { role: 'owner' });
    await app.services.database.write(tenant.id, null, (tx) =>
      tx
        .updateTable('login_sessions')
        .set({ confirmed_at: sql<Date>`now() - interval '1 hour'` })
        .where('token', '=', hashOfToken(user.token))
        .execute(),
    );
    const { body } = await api(app, user).post('roles', { name: 'Not yet' });
    expect(body.code).toBe('CONFIRM_LOGIN');
    const other = await startAlone();
    await api(other, { tenant, token: 'ended' }).post('auth/renewal');
    const stranger = await aUser(app, tenant);
    expect((await api(other, stranger).post('roles', { name: 'Mine' })).status).toBe(403);
    await other.stop(); // writes what waits
    const { items } = (await as.get('audit?kind=refusal&limit=200')).body;
    expect(items).toContainEqual(expect.objectContaining({ actor: stranger.id }));
    expect(items).not.toContainEqual(expect.objectContaining({ actor: user.id }));
    expect(JSON.stringify(items)).not.toContain('renewal');
  });

  test('of guessing are kept', async () => {
    const strict = await startAlone({ guessLimit: 2 });
    const { email } = aNewcomer();
    for (let times = 0; times < 3; times++)
      await api(strict, { tenant }).post('auth', { email, password: 'wrong' });
    await strict.stop();
    const actions = (await refusals(email)).map(({ action }: { action: string }) => action);
    expect(actions).toContain('too-often');
  });
});

describe('the list', () => {
  test('comes page by page, newest first, each entry once', async () => {
    for (let made = 0; made < 5; made++) await expectMade(as, 'roles', { name: `Paged ${made}` });
    const items = await everyPage(as, 'audit?q=Paged', 2);
    expect(items.map(({ detail }) => detail.changes.name.after)).toEqual(
      [4, 3, 2, 1, 0].map((made) => `Paged ${made}`),
    );
  });

  test('is narrowed to days, as they are in Kenya', async () => {
    const [{ at }] = await entries('limit=1');
    const day = new Date(Date.parse(at) + 3 * 3_600_000).toISOString().slice(0, 10);
    expect((await entries(`from=${day}&to=${day}&limit=1`)).length).toBe(1);
    expect(await entries('to=2025-12-31')).toEqual([]);
    const refused = await as.get('audit?from=2026-02-01&to=2026-01-01');
    expect(refused).toMatchObject({ status: 400, body: { data: { fields: { to: expect.any(String) } } } });
  });

  test('is exported as CSV in which nothing is a formula', async () => {
    await expectMade(as, 'roles', { name: '=HYPERLINK("file:x")' });
    const { status, headers, body } = await as.get('audit/export?kind=grant');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toMatch(/kazi-audit-\d{4}-\d\d-\d\d\.csv/);
    const [heading, ...lines] = body.split('\n');
    expect(heading).toContain('position,time,kind,action,actor');
    expect(lines.length).toBeGreaterThan(2);
    expect(body).toContain(`"'=HYPERLINK(""file:x"")"`);
  });

  test('has its headings in the language that the client asks for', async () => {
    const { body } = await as.send('audit/export?kind=grant', { headers: { 'accept-language': 'ar' } });
    expect(body.split('\n')[0]).toMatch(/^الموضع,الوقت,النوع,الإجراء,الشخص,/);
  });

  test.each(['audit?kind=login', 'audit/export?kind=login', 'audit/standing'])(
    '%s survives bad input',
    (path) => survivesBadInput(as, { method: 'GET', path }),
  );
});
