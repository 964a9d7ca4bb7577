import { expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';

const app = useServer();

test('how payroll is run is set by who runs it, and each names only themselves as the payer', async () => {
  const tenant = await aTenant(app);
  const user = await aUser(app, tenant, { role: 'owner' });
  const owner = api(app, user);
  const change = { version: 1, name: 'Baraka Builders Ltd', kraPin: 'p051234567q', payer: 'me' };
  const { body } = await owner.put('payroll/settings', change);
  expect(body).toMatchObject({
    name: 'Baraka Builders Ltd',
    kraPin: 'P051234567Q',
    payer: { id: user.id },
    approvers: 1,
    version: 2,
  });
  expect((await owner.put('payroll/settings', change)).status).toBe(409);
  expect((await owner.put('payroll/settings', { version: 2, payer: user.id })).status).toBe(400);
  for (const role of ['manager', 'client', 'agent', 'employee'] as const)
    await expectEach(api(app, await aUser(app, tenant, { role })), 403, [
      ['get', 'payroll/settings'],
      ['put', 'payroll/settings', { version: 2, payer: 'me' }],
    ]);
  await expectEach(api(app, { tenant }), 401, [['get', 'payroll/settings']]);
});
