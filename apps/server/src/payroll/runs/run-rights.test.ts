import { test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { aPayroll } from '../../../test/payroll.ts';
import { useAnew } from '../../../test/use.ts';

const app = useServer();

const month = '2026-10';

const firm = useAnew(() => aPayroll(app));

test('runs are for who runs payroll, and for who approves it', async () => {
  await anEmployee(firm.owner);
  const run = await firm.calculated({ kind: 'monthly', month });
  await expectEach(api(app, { tenant: firm.tenant }), 401, [['get', 'payroll/runs']]);
  const outsider = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
  await expectEach(outsider, 404, [['get', `payroll/runs/${run.id}`]]);
  for (const role of ['manager', 'client', 'agent', 'employee'] as const) {
    const as = api(app, await aUser(app, firm.tenant, { role }));
    await expectEach(as, 403, [
      ['get', 'payroll/runs'],
      ['post', 'payroll/runs', { kind: 'monthly', month: '2026-09' }],
    ]);
    await expectEach(as, 404, [
      ['get', `payroll/runs/${run.id}`],
      ['get', `payroll/runs/${run.id}/employees`],
      ['post', `payroll/runs/${run.id}/calculation`, { version: run.version }],
      ['post', `payroll/runs/${run.id}/approval`, { version: run.version, leaving: run.totals.leaving }],
      ['post', `payroll/runs/${run.id}/rejection`, { reason: 'No' }],
      ['post', `payroll/runs/${run.id}/payment`],
    ]);
  }
});

test('runs survive bad input', async () => {
  const { id } = await anEmployee(firm.owner);
  const run = await firm.calculated({ kind: 'monthly', month });
  const path = `payroll/runs/${run.id}`;
  const input = { overtimeHours: 2, earnings: [{ kind: 'bonus', name: 'B', amount: 100 }], deductions: [] };
  await survivesBadInput(firm.owner, {
    method: 'PUT',
    path: `${path}/employees/${id}`,
    body: { input },
    runs: 60,
  });
  await survivesBadInput(firm.owner, {
    method: 'POST',
    path: 'payroll/runs',
    body: { kind: 'monthly', month: '2026-08' },
    runs: 30,
  });
  const chosen = { kind: 'off-cycle', month, note: 'x', employees: [id] };
  await survivesBadInput(firm.owner, { method: 'POST', path: 'payroll/runs', body: chosen, runs: 30 });
  await survivesBadInput(firm.owner, {
    method: 'PUT',
    path: `${path}/review`,
    body: { employees: [id] },
    runs: 25,
  });
  await survivesBadInput(firm.second, {
    method: 'POST',
    path: `${path}/approval`,
    body: { version: 1, leaving: 1 },
    runs: 25,
  });
  await survivesBadInput(firm.owner, {
    method: 'GET',
    path: `${path}/employees?part=all&q=x&limit=5`,
    runs: 25,
  });
  await survivesBadInput(firm.owner, {
    method: 'POST',
    path: `${path}/payment`,
    body: { employees: [id] },
    runs: 25,
  });
});
