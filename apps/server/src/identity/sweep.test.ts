import { type NotNull, sql } from 'kysely';
import { expect, test } from 'vitest';
import { api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aSession, aUser } from '../../test/factories/user.ts';
import { useOnce } from '../../test/use.ts';
import { newId } from '../database/ids.ts';
import type { Tx } from '../database/tenancy.ts';
import { sweepIdentityHandler } from './sweep.ts';
import { hashOfToken } from './token.ts';

const app = useServer();

const tenant = useOnce(() => aTenant(app));
const user = useOnce(() => aUser(app, tenant));

const write = <T>(change: (tx: Tx) => Promise<T>) => app.services.database.write(tenant.id, null, change);
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

const loginOf = () =>
  write((tx) =>
    tx
      .selectFrom('users')
      .select('login_id')
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', user.id)
      .$narrowType<{ login_id: NotNull }>()
      .executeTakeFirstOrThrow(),
  );

test('sessions that have ended go at night with their tokens, those that stand stay', async () => {
  const [ended, outdated] = [await aSession(app, user), await aSession(app, user)];
  await write(async (tx) => {
    const change = (token: string) =>
      tx
        .updateTable('login_sessions')
        .where('tenant_id', '=', tenant.id)
        .where('token', '=', hashOfToken(token));
    await change(ended)
      .set({ expires_at: ago(0) })
      .execute();
    await change(outdated).set({ session_version: 99 }).execute();
    await sql`insert into login_session_tokens (tenant_id, token, session_id)
      select tenant_id, 'of ' || token, id from login_sessions where tenant_id = ${tenant.id}`.execute(tx);
  });
  await sweepIdentityHandler.run({}, app.services);
  const left = await write(async (tx) => ({
    sessions: await tx
      .selectFrom('login_sessions')
      .select('token')
      .where('tenant_id', '=', tenant.id)
      .execute(),
    tokens: await tx
      .selectFrom('login_session_tokens')
      .select('token')
      .where('tenant_id', '=', tenant.id)
      .execute(),
  }));
  expect(left.sessions).toEqual([{ token: hashOfToken(user.token) }]);
  expect(left.tokens).toHaveLength(1);
  expect((await api(app, user).get('users/me')).status).toBe(200);
});

test('logins on their way and links go at night once their time is over', async () => {
  const names = ['over', 'good'].map((name) => `${name} ${newId()}`);
  await write(async (tx) => {
    for (const [at, name] of names.entries()) {
      const expires_at = ago(at === 0 ? 0.01 : -1);
      await tx
        .insertInto('sso_starts')
        .values({ tenant_id: tenant.id, state_hash: name, challenge: 'x', expires_at })
        .execute();
      await tx
        .insertInto('login_verifications')
        .values({ id: newId(), identifier: name, value: '{}', expires_at })
        .execute();
    }
  });
  await sweepIdentityHandler.run({}, app.services);
  const left = await write(async (tx) => [
    ...(await tx
      .selectFrom('sso_starts')
      .select('state_hash as name')
      .where('tenant_id', '=', tenant.id)
      .execute()),
    ...(await tx
      .selectFrom('login_verifications')
      .select('identifier as name')
      .where('identifier', 'in', names)
      .execute()),
  ]);
  expect(left).toEqual([{ name: names[1] }, { name: names[1] }]);
});

test('a device that nobody used for half a year is forgotten', async () => {
  const { login_id } = await loginOf();
  await write((tx) =>
    tx
      .insertInto('login_devices')
      .values(
        [181, 179].map((days) => ({
          tenant_id: tenant.id,
          id: newId(),
          login_id,
          token: `${days}`,
          ip_address: '198.51.100.7',
          user_agent: '',
          used_at: ago(days),
        })),
      )
      .execute(),
  );
  await sweepIdentityHandler.run({}, app.services);
  const left = await write((tx) =>
    tx.selectFrom('login_devices').select('token').where('tenant_id', '=', tenant.id).execute(),
  );
  expect(left).toEqual([{ token: '179' }]);
});
