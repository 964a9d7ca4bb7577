import { expect, test, vi } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aPayslip, aRun } from '../../../test/factories/payslip.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';
import { tellOfPay } from './mail.ts';

const app = useServer();

const tenant = useAnew(() => aTenant(app));
const owner = useAnew(async () => api(app, await aUser(app, tenant, { role: 'owner' })));
const run = useAnew(() => aRun(app, tenant, { month: '2026-02', status: 'paid' }));

const tell = () => app.services.database.write(tenant.id, null, (tx) => tellOfPay(tx, run.id));

/** The one mail that comes to an address. */
const mailTo = (address: string) =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo(app, address);
      expect(mails).toHaveLength(1);
      return mails[0]?.text ?? '';
    },
    { timeout: 15_000, interval: 50 },
  );

test('who has a login is told once, by mail and in the bell, without a word of the amount', async () => {
  const user = await aUser(app, tenant, { role: 'employee' });
  const slip = await aPayslip(app, run, await anEmployee(owner, { user: user.id }));
  await tell();
  const text = await mailTo(user.email);
  expect(text).toContain(`/payroll/payslips/${slip}`);
  expect(text).not.toMatch(/100,000|KES|\.pdf/);
  const { body } = await api(app, user).get('notifications');
  expect(body.items).toMatchObject([
    { kind: 'payslip', actor: null, payslip: { id: slip, month: '2026-02' } },
  ]);
  await tell();
  const other = await anEmployee(owner, { email: `${tenant.id}-other@example.com` });
  await aPayslip(app, run, other);
  await tell();
  // Jobs run in the order they came: those of the second time are done once this mail is there.
  await mailTo(`${tenant.id}-other@example.com`);
  await mailTo(user.email);
});

test('who has no login gets the payslip itself, locked where the workspace wants that', async () => {
  const [open, locked] = [`${tenant.id}-open@example.com`, `${tenant.id}-locked@example.com`];
  const employee = await anEmployee(owner, { email: open });
  await aPayslip(app, run, employee);
  await tell();
  expect(await mailTo(open)).toContain(`[payslip-2026-02-${employee.number}.pdf]`);
  await expectEach(owner, 200, [['put', 'payroll/settings', { version: 1, lockPayslips: true }]]);
  await aPayslip(app, run, await anEmployee(owner, { email: locked }));
  await tell();
  const text = await mailTo(locked);
  expect(text).toMatch(/\[payslip-2026-02-.*-opens-with-KRA-PIN\.pdf\]/);
  expect(text).toContain('It opens with your KRA PIN');
  expect(text).not.toContain('/payroll/payslips/');
});
