import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const tenant = useOnce(() => aTenant(app));
const user = useOnce(() => aUser(app, tenant));
const as = api(app, user);

const aBusiness = () => expectMade(as, 'profiles', { name: 'Otieno & Sons', country: 'KE' });

test('needs a login of this workspace', async () => {
  const { id } = await aBusiness();
  const elsewhere = await aUser(app, await aTenant(app), { role: 'owner' });
  const calls = [
    ['get', `profiles/user/${user.id}`],
    ['put', `profiles/${id}`, { name: 'Mine', version: 1 }],
    ['delete', `profiles/${id}`],
  ] as const;
  await expectEach(api(app, { tenant }), 401, [...calls, ['post', 'profiles', { name: 'Mine' }]]);
  await expectEach(api(app, { tenant, token: elsewhere.token }), 401, calls);
  await expectEach(api(app, elsewhere), 404, calls);
});

test('is not there for others, but for who manages people', async () => {
  const { id } = await aBusiness();
  await expectEach(api(app, await aUser(app, tenant)), 404, [
    ['get', `profiles/user/${user.id}`],
    ['put', `profiles/${id}`, { name: 'Mine', version: 1 }],
    ['delete', `profiles/${id}`],
  ]);
  const asAdmin = api(app, await aUser(app, tenant, { role: 'admin' }));
  await expectEach(asAdmin, 200, [
    ['get', `profiles/user/${user.id}`],
    ['put', `profiles/${id}`, { name: 'Mended', version: 1 }],
  ]);
});

test('a user holds several: the personal one first', async () => {
  const own = await aUser(app, tenant, { firstName: 'Zuri', lastName: 'Abdi' });
  const asOwn = api(app, own);
  await expectMade(asOwn, 'profiles', { name: 'Beads', phone: '+254 712 345678' });
  await expectMade(asOwn, 'profiles', { name: 'Art' });
  const { body } = await asOwn.get(`profiles/user/${own.id}`);
  expect(body.items).toMatchObject([
    { type: 'personal', name: 'Zuri Abdi', may: { update: true, delete: false } },
    { type: 'business', name: 'Art', may: { update: true, delete: true } },
    { type: 'business', name: 'Beads', phone: '+254712345678', version: 1 },
  ]);
});

test('a stale change is refused with what is there now', async () => {
  const { id } = await aBusiness();
  expect((await as.put(`profiles/${id}`, { name: 'First', version: 1 })).body).toMatchObject({
    name: 'First',
    country: 'KE',
    version: 2,
  });
  const { status, body } = await as.put(`profiles/${id}`, { name: 'Second', version: 1 });
  expect(status).toBe(409);
  expect(body.data.current).toMatchObject({ name: 'First', version: 2 });
});

test('a personal profile stays, and one that owns something stays until that is gone', async () => {
  expect((await as.delete(`profiles/${user.profile}`)).status).toBe(409);
  const { id } = await aBusiness();
  const project = await expectMade(as, 'projects', { name: 'Shop', key: 'SHOP', profile: id });
  expect((await as.delete(`profiles/${id}`)).status).toBe(409);
  expect((await as.delete(`projects/${project.id}`)).status).toBe(200);
  expect((await as.delete(`profiles/${id}`)).status).toBe(200);
  expect((await as.delete(`profiles/${id}`)).status).toBe(404);
});

test('survives bad input', async () => {
  const { id } = await aBusiness();
  const body = { name: 'Art', description: 'Of all kinds', phone: '+254712345678', country: 'KE' };
  await survivesBadInput(as, { method: 'GET', path: `profiles/user/${user.id}` });
  await survivesBadInput(as, { method: 'POST', path: 'profiles', body });
  await survivesBadInput(as, { method: 'PUT', path: `profiles/${id}`, body: { ...body, version: 1 } });
  await survivesBadInput(as, { method: 'DELETE', path: `profiles/${id}` });
});
