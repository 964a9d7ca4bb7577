import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, api } from '../../test/api.ts';
import { startAlone, type TestApp } from '../../test/app.ts';
import { survivesBadInput } from '../../test/bad-input.ts';
import { anOpenTenant, registerAndConfirm } from '../../test/factories/newcomer.ts';
import type { TestTenant } from '../../test/factories/tenant.ts';
import { aUser } from '../../test/factories/user.ts';
import { pay } from '../../test/wallet.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await startAlone();
  tenant = await anOpenTenant(app);
});
afterAll(() => app.stop());

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
const anId = '0197f1a0-0000-7000-8000-000000000000';
const withdrawals = [
  'bank/ift',
  'pesalink/pesalink-to-phone',
  'pesalink/pesalink-to-account',
  'mobile-wallet/send-to-mpesa',
];
const bank = { name: 'Amina Otieno', bank: '68', account: '0110 1234 5678' };

test('what weighs much asks for proof that is no older than ten minutes', async () => {
  const owner = await aUser(app, tenant, { role: 'owner' });
  const other = await aUser(app, tenant, { role: 'agent' });
  const as = api(app, owner);
  const made = [
    ['bank-accounts', bank],
    ['pesalink-beneficiaries', { type: 'PESALINK_BANK', ...bank }],
    ['mobile-wallets', { name: 'Amina', phone: '+254712345678' }],
  ] as const;
  const receivers = await Promise.all(
    made.map(async ([path, body]) => [path, (await as.post(path, body)).body.id] as const),
  );
  const role = (await as.post('roles', { name: 'Auditor' })).body;
  await confirmedAgo('11 minutes');
  const withdrawal = { beneficiary: receivers[0]?.[1], amount: 1000 };
  const calls: Promise<Answer>[] = [
    ...made.map(([path, body]) => as.post(path, body)),
    ...receivers.map(([path, id]) => as.put(`${path}/${id}`, { name: 'Another' })),
    ...receivers.map(([path, id]) => as.delete(`${path}/${id}`)),
    ...withdrawals.map((path) => pay(app, owner, `withdraw/${path}`, withdrawal)),
    as.post(`payments/${anId}/approval`, {}),
    as.put(`users/${owner.id}`, { phone: '+254712345678' }),
    as.put(`users/${other.id}`, { role: 'manager' }),
    as.delete(`users/${other.id}/sessions`),
    as.put('workspace', { version: 1, admission: 'invitation' }),
    as.put('money-limits', { version: 1, person: null }),
    as.delete('sessions'),
    as.delete(`sessions/${anId}`),
    as.post('roles', { name: 'Another' }),
    as.put(`roles/${role.id}`, { name: 'Another', version: role.version }),
    as.delete(`roles/${role.id}`),
    as.post('permission', { name: 'Another', action: 'read', subject: 'Project' }),
  ];
  for (const answer of await Promise.all(calls))
    expect(codeOf(answer), JSON.stringify(answer.body)).toEqual([403, 'CONFIRM_LOGIN']);

  const unchanged = { firstName: 'Zuri', phone: null };
  expect((await as.put(`users/${owner.id}`, unchanged)).status).toBe(200);
  await confirmedAgo('9 minutes');
  expect((await as.put(`users/${owner.id}`, { phone: '+254712345678' })).status).toBe(200);
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
