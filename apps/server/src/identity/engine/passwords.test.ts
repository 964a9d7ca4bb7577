import { hashPassword as formerHash } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { startApp, type TestApp } from '../../../test/app.ts';
import { anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import type { TestTenant } from '../../../test/factories/tenant.ts';
import { openPasswords } from './passwords.ts';

const password = 'a long way to Kisumu';
const { hash: hashPassword, isRight: hasHash, isOutdated } = openPasswords(15);

test('a hash is salted, of today’s cost, and of one password exactly as it was typed', async () => {
  const [one, other] = [await hashPassword(password), await hashPassword(password)];
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await hasHash(password, one)).toBe(true);
  for (const wrong of [`${password} `, password.toUpperCase(), '', 'kilo'])
    expect(await hasHash(wrong, one), wrong).toBe(false);
  const half = await hashPassword('ｋａｚｉ kazi kazi');
  expect(await hasHash('ｋａｚｉ kazi kazi', half)).toBe(true);
  expect(await hasHash('kazi kazi kazi', half)).toBe(false);
});

test('a hash of another cost is checked at its own, and outdated', async () => {
  const cheap = await openPasswords(10).hash(password);
  expect(await hasHash(password, cheap)).toBe(true);
  expect(await hasHash('kilo', cheap)).toBe(false);
  expect(isOutdated(cheap)).toBe(true);
  expect(isOutdated(await hashPassword(password))).toBe(false);
});

test('what is no hash is of no password', async () => {
  for (const hash of [
    '',
    ':',
    'salt:',
    'salt:zz',
    '$scrypt$',
    '$scrypt$ln=15,r=8,p=3$',
    '$scrypt$ln=15,r=8,p=3$c2FsdA$',
  ])
    expect(await hasHash('', hash), hash).toBe(false);
});

describe('a hash of before', () => {
  let app: TestApp;
  let tenant: TestTenant;
  beforeAll(async () => {
    app = await startApp({ passwordCost: 15 });
    tenant = await anOpenTenant(app);
  });
  afterAll(() => app.stop());

  const hashOf = async (email: string) =>
    (
      await app.services.database.shared((db) =>
        db
          .selectFrom('login_accounts as a')
          .innerJoin('logins as l', 'l.id', 'a.login_id')
          .select('a.password')
          .where('l.email', '=', email)
          .executeTakeFirstOrThrow(),
      )
    ).password;

  test('still lets its owner in, who has one of today’s from then on', async () => {
    const who = await registerAndConfirm(app, tenant);
    const former = await formerHash(who.password);
    expect(isOutdated(former)).toBe(true);
    await app.services.database.write(tenant.id, null, (tx) =>
      tx
        .updateTable('login_accounts')
        .set({ password: former })
        .where('login_id', '=', (db) => db.selectFrom('logins').select('id').where('email', '=', who.email))
        .execute(),
    );
    const logIn = async (typed: string) =>
      (await api(app, { tenant }).post('auth', { email: who.email, password: typed })).status;
    expect(await logIn('another password')).toBe(401);
    expect(await hashOf(who.email)).toBe(former);
    expect(await logIn(who.password)).toBe(200);
    const renewed = await hashOf(who.email);
    expect(isOutdated(renewed ?? '')).toBe(false);
    expect(await logIn(who.password)).toBe(200);
    expect(await hashOf(who.email)).toBe(renewed);
  });
});
