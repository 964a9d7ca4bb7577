import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const tenant = useOnce(() => anOpenTenant(app));

interface Somebody {
  as: Api;
  token: string;
  user: string;
  /** Id of the preferences. */
  id: string;
}

async function somebody(): Promise<Somebody> {
  const { email, password } = await registerAndConfirm(app, tenant);
  const { body } = await api(app, { tenant }).post('auth', { email, password });
  const as = api(app, { tenant, token: body.token });
  const preference = await as.get(`user-preference/user/${body.user.id}`);
  return { as, token: body.token, user: body.user.id, id: preference.body.id };
}

test('needs a login of this workspace, and is not there for others of any role', async () => {
  const { token, user, id } = await somebody();
  const calls = [
    ['get', `user-preference/user/${user}`],
    ['put', `user-preference/${id}`, { skin: 'dark' }],
  ] as const;
  await expectEach(api(app, { tenant }), 401, calls);
  await expectEach(api(app, { tenant: await aTenant(app), token }), 401, calls);
  await expectEach(api(app, await aUser(app, tenant, { role: 'owner' })), 404, calls);
  await expectEach(api(app, await aUser(app, await aTenant(app), { role: 'owner' })), 404, calls);
});

test('what is given changes and the rest stays, also when changed at once', async () => {
  const { as, user, id } = await somebody();
  const before = (await as.get(`user-preference/user/${user}`)).body;
  expect(before).toEqual({
    id,
    user,
    skin: 'system',
    accent: null,
    language: 'en',
    direction: 'auto',
    dateFormat: 'language',
    clock: 'language',
    menuCollapsed: false,
    letterKeys: true,
    selectedProfile: null,
    bookmarks: [],
    notices: expect.objectContaining({ mention: 'at-once', comment: 'digest', newcomer: 'digest' }),
    pushes: expect.arrayContaining(['mention', 'assignment', 'rejection', 'paid']),
    digest: 'daily',
    digestHour: 8,
    quiet: null,
    timeZone: 'Africa/Nairobi',
    confirmRewardsFrom: 5_000_00,
    undoSeconds: 0,
  });
  const bookmarks = [{ title: 'My work', path: '/my-work?status=todo' }];
  await Promise.all([
    as.put(`user-preference/${id}`, { skin: 'dark' }),
    as.put(`user-preference/${id}`, { language: 'sw' }),
    as.put(`user-preference/${id}`, { accent: 'plum' }),
    as.put(`user-preference/${id}`, { bookmarks }),
    as.put(`user-preference/${id}`, { letterKeys: false }),
    as.put(`user-preference/${id}`, { notices: { mention: 'digest' } }),
    as.put(`user-preference/${id}`, { notices: { comment: 'never' } }),
  ]);
  expect((await as.get(`user-preference/user/${user}`)).body).toEqual({
    ...before,
    skin: 'dark',
    accent: 'plum',
    language: 'sw',
    letterKeys: false,
    bookmarks,
    notices: { ...before.notices, mention: 'digest', comment: 'never' },
  });
});

test('the selected profile is one’s own, and forgotten with it', async () => {
  const { as, user, id } = await somebody();
  const other = await aUser(app, tenant);
  const refused = await as.put(`user-preference/${id}`, { selectedProfile: other.profile });
  expect(refused.status).toBe(400);
  expect(refused.body.data.fields).toHaveProperty('selectedProfile');
  const profile = await expectMade(as, 'profiles', { name: 'Beads' });
  const selected = await as.put(`user-preference/${id}`, { selectedProfile: profile.id, skin: 'dark' });
  expect(selected.body.selectedProfile).toBe(profile.id);
  await as.delete(`profiles/${profile.id}`);
  expect((await as.get(`user-preference/user/${user}`)).body).toMatchObject({
    selectedProfile: null,
    skin: 'dark',
  });
});

test('a bookmark leads to a page of the application, nowhere else', async () => {
  const { as, id } = await somebody();
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])
    expect((await as.put(`user-preference/${id}`, { bookmarks: [{ title: 'x', path }] })).status).toBe(400);
});

test('survives bad input', async () => {
  const { as, user, id } = await somebody();
  await survivesBadInput(as, { method: 'GET', path: `user-preference/user/${user}` });
  await survivesBadInput(as, {
    method: 'PUT',
    path: `user-preference/${id}`,
    body: {
      skin: 'dark',
      accent: 'plum',
      language: 'sw',
      direction: 'rtl',
      menuCollapsed: true,
      letterKeys: false,
      selectedProfile: null,
      bookmarks: [{ title: 'My work', path: '/my-work' }],
      notices: { mention: 'bell' },
      digest: 'weekly',
      digestHour: 7,
      quiet: { from: 21, to: 6 },
      timeZone: 'Europe/Paris',
      confirmRewardsFrom: 0,
      undoSeconds: 600,
    },
  });
});
