import { call } from '@orpc/server';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type Answer, api } from '../../test/api.ts';
import { startAlone, useOneServer } from '../../test/app.ts';
import { survivesBadInput } from '../../test/bad-input.ts';
import { anOpenTenant, registerAndConfirm } from '../../test/factories/newcomer.ts';
import { aUser } from '../../test/factories/user.ts';
import { useOnce } from '../../test/use.ts';
import { newId } from '../database/ids.ts';
import type { RequestContext } from './context.ts';
import { type AuthedContext, authed } from './procedures.ts';

const app = useOneServer();

const tenant = useOnce(() => anOpenTenant(app));

/** Lets all users of the workspace have proven who they are as long ago as that. */
async function confirmedAgo(interval: string): Promise<void> {
  await app.services.database.write(tenant.id, null, (tx) =>
    tx
      .updateTable('login_sessions')
      .set({ confirmed_at: sql<Date>`now() - ${interval}::interval` })
      .where('tenant_id', '=', tenant.id)
      .execute(),
  );
  app.services.sessions.forget();
}

const codeOf = ({ status, body }: Answer) => [status, body.code];

test('what weighs much asks for proof that is no older than ten minutes', async () => {
  const as = api(app, await aUser(app, tenant, { role: 'owner' }));
  await confirmedAgo('11 minutes');
  expect(codeOf(await as.post('roles', { name: 'Auditor' }))).toEqual([403, 'CONFIRM_LOGIN']);
  await confirmedAgo('9 minutes');
  expect((await as.post('roles', { name: 'Auditor' })).status).toBe(201);
});

test('nobody is asked to prove anything for a call that is refused as it is written', async () => {
  const as = api(app, await aUser(app, tenant, { role: 'owner' }));
  await confirmedAgo('11 minutes');
  expect(codeOf(await as.post('roles', { name: '' }))).toEqual([400, 'BAD_REQUEST']);
  expect((await api(app, { tenant }).post('roles', { name: '' })).status).toBe(401);
});

describe('a handler decides what its contract leaves to it, and nothing else', () => {
  /** What became of a call whose handler writes, and then does what is given with what it weighs. */
  async function called(weight: 'proofWhere' | 'light', decide: (context: AuthedContext) => void) {
    const own = await anOpenTenant(app);
    const { token } = await aUser(app, own, { role: 'owner' });
    const contract = weight === 'light' ? authed.organisation.teams.delete : authed.payroll.leave.delete;
    const procedure = contract.handler(({ context }) =>
      context.write(async (tx) => {
        const role = { tenant_id: tx.tenant, id: newId(), name: 'Written' };
        await tx.insertInto('roles').values(role).execute();
        decide(context);
        return { message: 'Done.' };
      }),
    );
    const context: RequestContext = {
      ...{
        services: app.services,
        requestId: 'one',
        ip: '127.0.0.1',
        userAgent: undefined,
        language: undefined,
      },
      ...{ project: own.key, token, idempotencyKey: undefined, facts: {}, setHeader: () => undefined },
      inTurn: async (_caller, work) => work(),
      hashInTurn: async (_network, work) => work(),
    };
    const answer = await call(procedure, { id: newId() }, { context }).catch(String);
    const roles = await app.services.database.read(own.id, (db) =>
      db
        .selectFrom('roles')
        .select('id')
        .where('tenant_id', '=', own.id)
        .where('name', '=', 'Written')
        .execute(),
    );
    return { answer, isWritten: roles.length > 0 };
  }

  test('what it has decided is answered', async () => {
    const { answer, isWritten } = await called('proofWhere', ({ proveIf }) => proveIf(false));
    expect([answer, isWritten]).toEqual([{ message: 'Done.' }, true]);
  });

  test('what it forgets to decide fails, and is not written', async () => {
    const { answer, isWritten } = await called('proofWhere', () => undefined);
    expect([answer, isWritten]).toEqual([expect.stringMatching(/has not decided/), false]);
  });

  test('a light call cannot ask: its contract would not say so', async () => {
    const { answer, isWritten } = await called('light', ({ proveIf }) => proveIf(false));
    expect([answer, isWritten]).toEqual([expect.stringMatching(/leaves nothing/), false]);
  });
});

test('proof is given anew by the password, for this session alone, and guessing is slowed', async () => {
  const limited = await startAlone({ guessLimit: 2 });
  const { email, password } = await registerAndConfirm(limited, tenant);
  const logIn = async () => {
    const { body } = await api(limited, { tenant }).post('auth', { email, password });
    return api(limited, { tenant, token: body.token });
  };
  const [here, there] = [await logIn(), await logIn()];
  await confirmedAgo('1 hour');
  limited.services.sessions.forget();
  expect(codeOf(await here.delete('sessions'))).toEqual([403, 'CONFIRM_LOGIN']);
  const wrong = await here.post('auth/confirm', { password: 'a guess' });
  expect(wrong.body.data.fields).toEqual({ password: expect.any(String) });
  expect((await here.post('auth/confirm', { password })).status).toBe(200);
  expect(codeOf(await there.delete('sessions'))).toEqual([403, 'CONFIRM_LOGIN']);
  expect((await here.delete('sessions')).status).toBe(200);
  const guesses = [1, 2, 3].map(() => here.post('auth/confirm', { password: 'a guess' }));
  expect((await Promise.all(guesses)).map(({ status }) => status).sort()).toEqual([400, 400, 429]);
  await limited.stop();
});

test('giving proof needs a login and survives bad input', async () => {
  expect((await api(app, { tenant }).post('auth/confirm', { password: 'a' })).status).toBe(401);
  await survivesBadInput(api(app, await aUser(app, tenant)), {
    method: 'POST',
    path: 'auth/confirm',
    body: { password: 'not this one' },
    runs: 20,
  });
});
