import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, api } from '../../test/api.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { aNewcomer, anOpenTenant, registerAndConfirm } from '../../test/factories/newcomer.ts';
import type { TestTenant } from '../../test/factories/tenant.ts';
import { tokenFor } from '../../test/mail.ts';

let app: TestApp;
let tenant: TestTenant;
let open: Api;

beforeAll(async () => {
  app = await startApp();
  tenant = await anOpenTenant(app);
  open = api(app, { tenant });
});
afterAll(() => app.stop());

const registerWith = (password: string) =>
  open.post('users', { ...aNewcomer(), email: 'wanjiku.mwangi@duka.example', password });

test.each([
  '1234567890',
  'qwertyuiop',
  'aaaaaaaaaa',
  'password12',
  'P4ssw0rd2026',
  'Nairobi2026',
  '0712345678',
  'password'.repeat(16),
  'kazikazikazi',
])('%s is refused: it is guessed first', async (password) => {
  const { status, body } = await registerWith(password);
  expect(status).toBe(400);
  expect(body.data.fields).toEqual({ password: expect.stringMatching(/guessed first.*few words/) });
});

test.each(['wanjikumwangi', 'Mwangi12345', 'wanjiku.mwangi@duka.example', 'test workspace'])(
  '%s is refused: anybody knows these words of its owner',
  async (password) => {
    const { status, body } = await registerWith(password);
    expect(status).toBe(400);
    expect(body.data.fields).toEqual({ password: expect.stringMatching(/your name.*few words/) });
  },
);

test.each(['three quiet lamps', 'kazi ya mikono yangu', 'x7#Lq0!pTz', 'مصباح هادئ جدا'])(
  '%s is taken',
  async (password) => expect((await registerWith(password)).status).toBe(201),
);

test('a link for a new password takes no weak one, and stays good', async () => {
  const who = await registerAndConfirm(app, tenant);
  await open.post('password-reset', { email: who.email });
  const path = `password-reset/${await tokenFor(app, who.email, 'reset-password')}`;
  const refused = await open.put(path, { password: 'wanjiku1990' });
  expect(refused.body.data.fields).toEqual({ password: expect.stringMatching(/your name/) });
  expect((await open.put(path, { password: 'three quiet lamps' })).status).toBe(200);
});
