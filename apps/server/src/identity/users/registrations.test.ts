import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aNewcomer, anOpenTenant, register, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';

type Newcomer = Awaited<ReturnType<typeof register>>;

const app = useServer();

const tenant = useOnce(() => anOpenTenant(app));
const open = api(app, { tenant });

const aDevice = () => randomBytes(32).toString('base64url');
const logIn = ({ email, password }: Newcomer, as = open) => as.post('auth', { email, password });
const statusOf = async (who: Newcomer) => (await logIn(who)).status;
const press = (token: string, given: object = {}, as = open) => as.patch(`users/confirm/${token}`, given);

/** Somebody else, who registers the same address with a password and names of their own. */
const strangerAt = ({ email }: Newcomer) =>
  register(open, { email, password: 'of somebody else', firstName: 'Mallory', lastName: 'Evil' });

/** The tokens of the links to confirm that have come for an address, in the order they were sent. */
async function tokensOf({ email }: Newcomer, count: number): Promise<string[]> {
  const tokens = async () =>
    (await mailsTo(app, email)).flatMap(({ text }) => /\/confirm\/(\S+)/.exec(text)?.[1] ?? []).reverse();
  await vi.waitFor(async () => expect(await tokens()).toHaveLength(count), 15_000);
  return tokens();
}

describe('where a stranger registers the same address', () => {
  test.each([
    ['after its owner, three times', 0],
    ['before and after', 1],
    ['before, three times', 3],
  ])('%s, each link stands for its own registration', async (_, mine) => {
    const { email } = aNewcomer();
    const device = aDevice();
    const me = { ...aNewcomer(), email };
    const theirs = { ...me, password: 'of somebody else' };
    for (let turn = 0; turn < 4; turn++) {
      await (turn === mine ? register(open, { ...me, device }) : strangerAt(me));
      await tokensOf(me, turn + 1);
    }
    const tokens = await tokensOf(me, 4);
    for (const [turn, token] of tokens.entries()) {
      if (turn === mine) continue;
      for (const given of [{}, { device }, { password: me.password }, { device, password: me.password }])
        expect((await press(token, given)).status).toBe(400);
    }
    expect(await statusOf(me)).not.toBe(200);
    expect((await press(tokens[mine] ?? '', { device })).body.login.user).toMatchObject({
      firstName: me.firstName,
      lastName: me.lastName,
    });
    expect(await statusOf(me)).toBe(200);
    expect(await statusOf(theirs)).toBe(401);
    for (const token of tokens)
      for (const given of [{ device }, { password: theirs.password }])
        expect((await press(token, given)).status).toBe(400);
    expect(await statusOf(theirs)).toBe(401);
  });

  test('and its owner has the link sent again, their device gets their own', async () => {
    const device = aDevice();
    const me = await register(open, { device });
    await tokensOf(me, 1);
    await strangerAt(me);
    await tokensOf(me, 2);
    await open.post('users/resend-verification-email', { email: me.email, device });
    const [, , again = ''] = await tokensOf(me, 3);
    expect((await press(again, { device })).body.login.user.firstName).toBe(me.firstName);
    expect(await statusOf(me)).toBe(200);
  });

  test('and its owner has the link sent again elsewhere, it opens nothing without that registration’s password', async () => {
    const me = await register(open, { device: aDevice() });
    await tokensOf(me, 1);
    await strangerAt(me);
    await tokensOf(me, 2);
    await open.post('users/resend-verification-email', { email: me.email });
    const [mine = '', , again = ''] = await tokensOf(me, 3);
    for (const given of [{}, { device: aDevice() }, { password: me.password }])
      expect((await press(again, given)).status).toBe(400);
    expect((await press(mine, { password: me.password })).status).toBe(200);
    expect(await statusOf(me)).toBe(200);
    expect((await press(again, { password: 'of somebody else' })).status).toBe(400);
  });

  test('before them, and that registration has expired', async () => {
    const stranger = await register(open, { password: 'of somebody else', firstName: 'Mallory' });
    await tokensOf(stranger, 1);
    await app.services.database.write(tenant.id, null, (tx) =>
      tx
        .updateTable('login_verifications')
        .set({ expires_at: sql<Date>`now() - interval '1 hour'` })
        .execute(),
    );
    const me = await register(open, { email: stranger.email });
    const [old = '', mine = ''] = await tokensOf(me, 2);
    expect((await press(old, { password: stranger.password })).status).toBe(400);
    expect((await press(mine, { password: me.password })).status).toBe(200);
    expect((await logIn(me)).body.user.firstName).toBe(me.firstName);
    expect(await statusOf(stranger)).toBe(401);
  });

  test('all of them opened at once confirm one', async () => {
    const me = await register(open);
    await tokensOf(me, 1);
    const theirs = await strangerAt(me);
    const [mine = '', other = ''] = await tokensOf(me, 2);
    const answers = await Promise.all([
      press(mine, { password: me.password }),
      press(other, { password: theirs.password }),
      press(mine, { password: me.password }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
  });
});

describe('every registration is void once its owner', () => {
  /** A stranger has registered the address of somebody, and their link has come. */
  async function squatted() {
    const stranger = await register(open, { password: 'of somebody else', firstName: 'Mallory' });
    const [token = ''] = await tokensOf(stranger, 1);
    const me = { ...aNewcomer(), email: stranger.email };
    const isVoid = async () => {
      expect((await press(token, { password: stranger.password })).status).toBe(400);
      expect(await statusOf(stranger)).toBe(401);
    };
    return { me, isVoid };
  }

  test('has set a new password by the link of a reset', async () => {
    const { me, isVoid } = await squatted();
    await open.post('password-reset', { email: me.email });
    const token = await tokenFor(app, me.email, 'reset-password');
    expect((await open.put(`password-reset/${token}`, { password: me.password })).status).toBe(200);
    expect(await statusOf(me)).toBe(200);
    await isVoid();
  });

  test('has accepted an invitation, whose names count', async () => {
    const { me, isVoid } = await squatted();
    const owner = await aUser(app, tenant, { role: 'owner' });
    await api(app, owner).post('invitations', { email: me.email, role: 'agent' });
    const token = await tokenFor(app, me.email, 'invitation');
    const { firstName, lastName, password } = me;
    await open.post(`invitations/${token}/acceptance`, { firstName, lastName, password });
    expect((await logIn(me)).body.user).toMatchObject({ firstName, role: 'agent' });
    await isVoid();
  });
});

test('a login of another workspace is joined by a stranger’s registration only with that login’s own password', async () => {
  const who = await registerAndConfirm(app, tenant);
  const there = api(app, { tenant: await anOpenTenant(app) });
  const device = aDevice();
  await register(there, { ...who, password: 'of somebody else', device });
  const token = await tokenFor(app, who.email, 'confirm', 1);
  for (const given of [{}, { device: aDevice() }, { password: 'of somebody else' }])
    expect((await press(token, given, there)).status).toBe(400);
  expect((await logIn(who, there)).status).toBe(403);
  expect((await press(token, { password: who.password }, there)).status).toBe(200);
  expect((await logIn(who, there)).status).toBe(200);
});
