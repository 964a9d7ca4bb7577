import { expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { aPayroll } from '../../../test/payroll.ts';

const app = useServer();

const newest = async (as: Api, limit: number) => (await as.get(`audit?limit=${limit}`)).body.items;

test('an entry names what it is about as it was called then, and still does when that is gone', async () => {
  const as = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
  const project = await expectMade(as, 'projects', { name: 'Duka', key: 'DUKA' });
  const made = await expectMade(as, 'apps', { project: project.id, name: 'Till', key: 'TILL', kind: 'web' });
  expect((await as.put(`apps/${made.id}`, { version: made.version, name: 'Till 2' })).status).toBe(200);
  await expectMade(as, 'pm-teams', { project: project.id, name: 'Cashiers' });
  expect(await newest(as, 4)).toMatchObject([
    { subject: 'team', action: 'created', about: 'Cashiers', detail: { name: 'Cashiers' } },
    { subject: 'app', action: 'updated', about: 'Till 2', detail: { name: 'Till' } },
    { subject: 'app', action: 'created', about: 'Till 2', detail: { name: 'Till' } },
    { subject: 'project', action: 'created', about: 'Duka', detail: { name: 'Duka' } },
  ]);
  expect((await as.delete(`projects/${project.id}`)).status).toBe(200);
  const [deleted, , , created] = await newest(as, 4);
  expect(deleted).toMatchObject({ action: 'deleted', detail: { changes: { name: { before: 'Duka' } } } });
  expect(created).toMatchObject({ subject: 'app', about: null, detail: { name: 'Till' } });
});

test('what is done to an employee names them, with the leave that is removed and the salary that is set', async () => {
  const { owner } = await aPayroll(app);
  const { id } = await anEmployee(owner, { firstName: 'Grace', lastName: 'Njeri' });
  const leave = { kind: 'annual', from: '2026-11-26', to: '2026-11-27', days: 2 };
  const { items } = await expectMade(owner, `employees/${id}/leave`, leave);
  expect((await owner.delete(`leave/${items[0].id}`)).status).toBe(200);
  const grace = { subject: 'employee', subjectId: id, about: 'Grace Njeri' };
  expect(await newest(owner, 4)).toMatchObject([
    { ...grace, action: 'leave-deleted', detail: { name: 'Grace Njeri', ...leave } },
    { ...grace, action: 'leave-entered', detail: { name: 'Grace Njeri', ...leave } },
    { ...grace, action: 'terms-set', detail: { name: 'Grace Njeri', from: '2026-01', salary: 100_000_00 } },
    { ...grace, action: 'created', detail: { name: 'Grace Njeri' } },
  ]);
});

test('a budget tells of its holder, its payer and its currency, a receiver of its name', async () => {
  const { client, manager } = await aShop(app);
  const budget = await expectMade(client.as, 'budgets', {
    holder: manager.id,
    perMonth: 500_00,
    perTask: 100_00,
  });
  const wallet = await expectMade(client.as, 'mobile-wallets', {
    name: 'Mama Njeri',
    phone: '+254712345678',
  });
  expect((await client.as.delete(`mobile-wallets/${wallet.id}`)).status).toBe(200);
  const owner = api(app, await aUser(app, client.tenant, { role: 'owner' }));
  const { items } = (await owner.get(`audit?actor=${client.id}&limit=3`)).body;
  expect(items).toMatchObject([
    { subject: 'beneficiary', action: 'deleted', detail: { name: 'Mama Njeri' } },
    { subject: 'beneficiary', action: 'created', detail: { name: 'Mama Njeri' } },
    {
      subject: 'budget',
      subjectId: budget.id,
      detail: { holder: manager.id, payer: client.id, currency: 'KES' },
      names: { [manager.id]: items[2].about },
    },
  ]);
});
