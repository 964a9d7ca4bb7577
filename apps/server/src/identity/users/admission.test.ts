import { beforeAll, expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aNewcomer, anOpenTenant, register, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { settle } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const tenant = useOnce(() => anOpenTenant(app));
const admin = useOnce(() => aUser(app, tenant, { role: 'admin' }));
const asAdmin = api(app, admin);
const asManager = useOnce(async () => api(app, await aUser(app, tenant, { role: 'manager' })));
const open = api(app, { tenant });
beforeAll(async () => {
  await settle(app, tenant, { admission: 'approval' });
});

type Newcomer = Awaited<ReturnType<typeof register>>;

const logIn = ({ email, password }: Newcomer) => open.post('auth', { email, password });
const named = async ({ email }: Newcomer, status: string, as = asAdmin) =>
  (await as.get(`users?status=${status}&q=${encodeURIComponent(email)}`)).body.items;

async function aWaitingNewcomer() {
  const who = await registerAndConfirm(app, tenant);
  const [user] = await named(who, 'waiting');
  return { ...who, id: user.id };
}

test('where one comes by invitation, registering is refused to every address alike', async () => {
  const home = await anOpenTenant(app);
  const known = await registerAndConfirm(app, home);
  await settle(app, home, { admission: 'invitation' });
  const answers = [];
  for (const who of [known, aNewcomer()]) answers.push(await api(app, { tenant: home }).post('users', who));
  for (const { status, body } of answers) {
    expect([status, body.code]).toEqual([403, 'CLOSED']);
    expect(body.message).toMatch(/by invitation/);
  }
});

test('where only some addresses may register, others are told which', async () => {
  const home = await anOpenTenant(app);
  const known = await registerAndConfirm(app, home);
  await settle(app, home, { mail_domains: ['firm.example', 'firm.co.ke'] });
  const as = api(app, { tenant: home });
  for (const email of [known.email, 'a@sub.firm.example', 'a@notfirm.example', 'firm.example@example.com']) {
    const { status, body } = await as.post('users', { ...aNewcomer(), email });
    expect(status).toBe(400);
    expect(body.data.fields).toEqual({ email: 'must end in @firm.example or @firm.co.ke' });
  }
  const name = aNewcomer().email.split('@')[0];
  await register(as, { email: `${name}@FIRM.example` });
});

test('who has confirmed waits, and is heard of by those who manage people', async () => {
  const who = await register(open);
  const path = `users/confirm/${await tokenFor(app, who.email, 'confirm')}`;
  expect((await open.patch(path, { password: who.password })).body).toMatchObject({ waits: true });
  const refused = await logIn(who);
  expect([refused.status, refused.body.code]).toEqual([403, 'WAITING']);
  expect((await logIn({ ...who, password: 'not the password' })).status).toBe(401);

  const [waiting] = await named(who, 'waiting');
  expect(waiting).toMatchObject({ status: 'waiting', role: 'client', may: { suspend: true } });
  const news = (await asAdmin.get('notifications')).body.items;
  expect(news).toContainEqual(
    expect.objectContaining({ kind: 'newcomer', actor: expect.objectContaining({ id: waiting.id }) }),
  );
  expect((await asManager.get('notifications')).body.items).toEqual([]);
  expect((await asManager.get(`users/${waiting.id}`)).status).toBe(404);
  expect(await named(who, 'waiting', asManager)).toEqual([]);
});

test('who is let in gets a mail and logs in', async () => {
  const who = await aWaitingNewcomer();
  const asked = async () =>
    (await asAdmin.get('notifications?unread=true&limit=200')).body.items.filter(
      ({ actor }: { actor: { id: string } | null }) => actor?.id === who.id,
    );
  expect(await asked()).toHaveLength(1);
  expect((await asManager.put(`users/${who.id}`, { status: 'active' })).status).toBe(404);
  expect((await asAdmin.put(`users/${who.id}`, { status: 'active' })).body.status).toBe('active');
  expect(await asked()).toEqual([]);
  expect((await logIn(who)).status).toBe(200);
  const subjects = async () => (await mailsTo(app, who.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/^You can log in/));
});

test('who is turned away stays out, and cannot ask again', async () => {
  const who = await aWaitingNewcomer();
  expect((await asAdmin.put(`users/${who.id}`, { status: 'suspended' })).body.status).toBe('suspended');
  expect((await logIn(who)).status).toBe(403);
  await register(open, who);
  expect(await named(who, 'suspended')).toHaveLength(1);
});

test('a new password lets nobody in who waits, or would', async () => {
  const waits = await aWaitingNewcomer();
  const pending = await register(open);
  for (const who of [waits, pending]) {
    await open.post('password-reset', { email: who.email });
    const token = await tokenFor(app, who.email, 'reset-password');
    expect((await open.put(`password-reset/${token}`, { password: 'five slow rivers' })).status).toBe(200);
    expect((await logIn({ ...who, password: 'five slow rivers' })).body.code).toBe('WAITING');
  }
});

test('who registered before the door was closed waits', async () => {
  const home = await anOpenTenant(app);
  const as = api(app, { tenant: home });
  const who = await register(as);
  await settle(app, home, { admission: 'invitation' });
  const token = await tokenFor(app, who.email, 'confirm');
  const { password } = who;
  expect((await as.patch(`users/confirm/${token}`, { password })).body).toMatchObject({ waits: true });
});

test('an invitation lets in who waits', async () => {
  const who = await aWaitingNewcomer();
  expect((await asAdmin.post('invitations', { email: who.email, role: 'agent' })).status).toBe(201);
  const token = await tokenFor(app, who.email, 'invitation');
  const { firstName, lastName, password } = who;
  const accepted = await open.post(`invitations/${token}/acceptance`, { firstName, lastName, password });
  expect(accepted.status).toBe(201);
  expect((await logIn(who)).body.user).toMatchObject({ role: 'agent', status: 'active' });
});
