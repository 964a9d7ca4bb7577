import { beforeAll, expect, test } from 'vitest';
import { type Answer, api } from '../../../test/api.ts';
import { useOneServer } from '../../../test/app.ts';
import { aNewcomer, anOpenTenant, registerAndConfirm } from '../../../test/factories/newcomer.ts';
import type { TestTenant } from '../../../test/factories/tenant.ts';

let tenant: TestTenant;

// A hash takes long enough for all to come while the first are made.
const app = useOneServer({ trustProxy: '127.0.0.1', passwordCost: 14, logLevel: 'silent' });
beforeAll(async () => {
  tenant = await anOpenTenant(app);
});

const call = (method: string, path: string, body: object, from: string): Promise<Answer> =>
  api(app, { tenant }).send(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  });

const guess = () => ({ email: aNewcomer().email, password: 'a guess of somebody' });

test.each([
  ['logins', 'POST', 'auth', guess, 401, ['198.51.100.1']],
  [
    'logins from all addresses of a network',
    'POST',
    'auth',
    guess,
    401,
    ['2001:db8:1:2::1', '2001:db8:1:2:3::4'],
  ],
  ['registrations', 'POST', 'users', aNewcomer, 201, ['198.51.100.2']],
])(
  'of forty %s at once the first are answered and the rest told when to come again',
  async (_what, method, path, make, good, places) => {
    const who = await registerAndConfirm(app, tenant);
    const answers = Array.from({ length: 40 }, (_, at) =>
      call(method, path, make(), places[at % places.length] ?? ''),
    );
    const other = await call('POST', 'auth', { email: who.email, password: who.password }, '203.0.113.7');
    expect(other.status).toBe(200);
    const all = await Promise.all(answers);
    const statuses = all.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([good, 429]));
    // A machine that is held up by other work says so as well, and when to come again.
    expect([good, 429, 503]).toEqual(expect.arrayContaining(statuses));
    for (const { status, headers } of all)
      if (status !== good) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  },
);
