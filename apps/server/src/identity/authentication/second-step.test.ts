import { randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, api } from '../../../test/api.ts';
import { type TestApp, useServer } from '../../../test/app.ts';
import { anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import { aTenant, type TestTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';

const guessLimit = 10;
const codesOfDay = 2 * guessLimit;

let tenant: TestTenant;

const app = useServer({ guessLimit, trustProxy: '127.0.0.1' });
const second = useServer({ guessLimit, trustProxy: '127.0.0.1' });
beforeAll(async () => {
  tenant = await anOpenTenant(app);
});

interface From {
  token?: string;
  server?: TestApp;
  in?: TestTenant;
}

/** Each call comes from a place that no other came from. */
const call = (method: string, path: string, body: object, from: From = {}): Promise<Answer> =>
  api(from.server ?? app, { tenant: from.in ?? tenant, ...(from.token && { token: from.token }) }).send(
    path,
    {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `2001:db8:${randomBytes(12).toString('hex').match(/..../g)?.join(':')}`,
      },
    },
  );

const warnings = async (email: string) =>
  (await mailsTo(app, email)).filter(({ subject }) => subject.startsWith('Someone is guessing'));

/** Somebody with an authenticator app, logged in, and what a thief of their password does. */
async function aCautiousPerson() {
  const who = await registerAndConfirm(app, tenant);
  const { email, password } = who;
  const { body } = await call('POST', 'auth', { email, password });
  const { token, device } = body;
  const { secret } = (await call('POST', 'auth/factors/authenticator', {}, { token })).body;
  const codes = new TOTP({ secret });
  let steps = -1;
  const nextCode = () => codes.generate({ timestamp: Date.now() + 30_000 * steps++ });
  const added = await call('PUT', 'auth/factors/authenticator', { code: nextCode() }, { token });
  const passPassword = async (more: object = {}): Promise<string> =>
    (await call('POST', 'auth', { email, password, ...more })).body.secondFactor.token;
  return { ...who, token, device, nextCode, passPassword, recoveryCodes: added.body.recoveryCodes };
}

const wrongCode = { code: '000000' };
const wrongRecoveryCode = { recoveryCode: 'AAAAA-AAAAA-AAAAA-AAAAA' };

/** Tries in turn on both servers, and gives the answers’ statuses. */
async function statuses(times: number, attempt: (server: TestApp) => Promise<Answer>): Promise<number[]> {
  const found = [];
  for (let made = 0; made < times; made++) found.push((await attempt(made % 2 ? second : app)).status);
  return found;
}

describe('who keeps guessing the second step is told to its owner', () => {
  test('at the fifth wrong code of a login, once', async () => {
    const who = await aCautiousPerson();
    const step = await who.passPassword();
    const guess = (server: TestApp) =>
      call('POST', 'auth/second-factor', { token: step, ...wrongCode }, { server });
    expect(await statuses(4, guess)).toEqual([400, 400, 400, 400]);
    expect(await warnings(who.email)).toEqual([]);
    expect(await statuses(8, guess)).toEqual(Array(8).fill(400));
    await expect.poll(() => warnings(who.email)).toHaveLength(1);
  });

  test('of several at once, with codes of both kinds, once', async () => {
    const who = await aCautiousPerson();
    const step = await who.passPassword();
    const answers = await Promise.all(
      [wrongCode, wrongRecoveryCode, wrongCode, wrongRecoveryCode, wrongCode, wrongRecoveryCode].map(
        (proof, at) =>
          call('POST', 'auth/second-factor', { token: step, ...proof }, { server: at % 2 ? second : app }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(400));
    await expect.poll(() => warnings(who.email)).toHaveLength(1);
  });

  test('in a session, by codes and by passwords', async () => {
    const who = await aCautiousPerson();
    const { token } = who;
    await statuses(3, (server) => call('POST', 'auth/confirm', wrongCode, { token, server }));
    const passwords = { current: 'of somebody else', password: 'five slow rivers' };
    await statuses(2, (server) => call('PUT', 'auth/password', passwords, { token, server }));
    await expect.poll(() => warnings(who.email)).toHaveLength(1);

    const other = await registerAndConfirm(app, tenant);
    const { body } = await call('POST', 'auth', { email: other.email, password: other.password });
    const confirm = (server: TestApp) =>
      call('POST', 'auth/confirm', { password: 'of somebody else' }, { token: body.token, server });
    expect(await statuses(5, confirm)).toEqual(Array(5).fill(400));
    await expect.poll(() => warnings(other.email)).toHaveLength(1);
  });

  test('with an invitation to an address that has a login', async () => {
    const who = await registerAndConfirm(app, tenant);
    const elsewhere = await aTenant(app);
    const owner = await aUser(app, elsewhere, { role: 'owner' });
    await api(app, owner).post('invitations', { email: who.email, role: 'agent' });
    const path = `invitations/${await tokenFor(app, who.email, 'invitation')}/acceptance`;
    const given = { firstName: 'Mallory', lastName: 'Evil', password: 'of somebody else' };
    const accept = (server: TestApp) => call('POST', path, given, { server, in: elsewhere });
    expect(await statuses(5, accept)).toEqual(Array(5).fill(400));
    await expect.poll(() => warnings(who.email)).toHaveLength(1);
  });

  test('and not where they have not come past the first step', async () => {
    const who = await aCautiousPerson();
    const guess = (server: TestApp) =>
      call('POST', 'auth', { email: who.email, password: 'a guess' }, { server });
    expect(await statuses(8, guess)).toEqual(Array(8).fill(401));
    const late = (server: TestApp) =>
      call('POST', 'auth/second-factor', { token: 'no such token', ...wrongCode }, { server });
    expect(await statuses(8, late)).toEqual(Array(8).fill(400));
    expect(await warnings(who.email)).toEqual([]);
  });
});

describe('codes of an app are tried so often in a day', () => {
  test('from everywhere together, and right ones in between give no more', async () => {
    const who = await aCautiousPerson();
    const guess = async (server: TestApp) =>
      call('POST', 'auth/second-factor', { token: await who.passPassword(), ...wrongCode }, { server });
    expect(await statuses(codesOfDay - 1, guess)).toEqual(Array(codesOfDay - 1).fill(400));
    const right = { token: await who.passPassword(), code: who.nextCode() };
    expect((await call('POST', 'auth/second-factor', right)).status).toBe(200);
    expect((await guess(app)).status).toBe(400);
    const refused = await guess(second);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  });

  test('while its owner gets in on a device of theirs, and elsewhere by what nobody guesses', async () => {
    const who = await aCautiousPerson();
    await statuses(codesOfDay + 1, async (server) =>
      call('POST', 'auth/second-factor', { token: await who.passPassword(), ...wrongCode }, { server }),
    );
    const { device } = who;
    const here = { token: await who.passPassword({ device }), device, code: who.nextCode() };
    expect((await call('POST', 'auth/second-factor', here)).status).toBe(200);
    const [recoveryCode] = who.recoveryCodes;
    const elsewhere = { token: await who.passPassword(), recoveryCode };
    expect((await call('POST', 'auth/second-factor', elsewhere)).status).toBe(200);
  });

  test('in a session, which takes none from another', async () => {
    const who = await aCautiousPerson();
    const { token } = who;
    const { email, password, device } = who;
    const step = { token: await who.passPassword({ device }), device, code: who.nextCode() };
    const other = (await call('POST', 'auth/second-factor', step)).body.token;
    const tries = await statuses(codesOfDay + 1, (server) =>
      call('POST', 'auth/confirm', wrongCode, { token, server }),
    );
    expect(tries).toEqual([...Array(codesOfDay).fill(400), 429]);
    expect((await call('POST', 'auth/confirm', { code: who.nextCode() }, { token: other })).status).not.toBe(
      429,
    );
    expect((await call('POST', 'auth', { email, password })).status).toBe(200);
  });
});
