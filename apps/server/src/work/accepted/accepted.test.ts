import { beforeAll, expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { kes, paidWork } from '../../../test/factories/paid-work.ts';
import { aShop } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';
import { kenyanMonth } from '../../payroll/index.ts';

const app = useServer();
let path: string;

const month = kenyanMonth();

const shop = useOnce(() => aShop(app));
const owner = useOnce(async () => api(app, await aUser(app, shop.tenant, { role: 'owner' })));
beforeAll(async () => {
  const { id } = await anEmployee(owner, { user: shop.agent.id });
  path = `employees/${id}/accepted-tasks/${month}`;
});

test('accepted tasks of a month are there with their hours and what was paid for them', async () => {
  const work = paidWork(app, shop);
  const assignees = [shop.agent.id, shop.member.id];
  const made = [
    await work.aTask({ title: 'Fix till', estimate: 6, assignees, reward: kes(300) }),
    await work.aTask({ title: 'Count stock', assignees: [shop.agent.id] }),
  ];
  // One that is not accepted yet is nothing to pay by.
  await work.aTask({ title: 'Later', estimate: 40, assignees });
  for (const [at, task] of made.entries()) {
    const { version } = await work.handedIn({ _id: task._id, version: 1 }, shop.agent);
    await expectEach(shop.client.as, 201, [
      ['post', `tasks/${task._id}/acceptance`, { version, ...(at === 0 && { confirmedReward: kes(300) }) }],
    ]);
  }
  const { body } = await owner.get(path);
  expect(body).toMatchObject({ month, count: 2, hours: 3, withoutEstimate: 1, rewards: 150_00 });
  expect(body.tasks).toMatchObject([
    { title: 'Count stock', hours: null, reward: 0 },
    { title: 'Fix till', hours: 3, reward: 150_00 },
  ]);
  const before = path.replace(month, '2025-01');
  expect((await owner.get(before)).body).toMatchObject({ count: 0, hours: 0, rewards: 0, tasks: [] });
});

test('an employee without a login has none', async () => {
  const { id } = await anEmployee(owner);
  const { body } = await owner.get(`employees/${id}/accepted-tasks/${month}`);
  expect(body).toMatchObject({ count: 0, tasks: [] });
});

test('only those who run payroll see them here', async () => {
  await expectEach(api(app, { tenant: shop.tenant }), 401, [['get', path]]);
  for (const { as } of [shop.agent, shop.client, shop.manager, shop.employee, shop.outsider])
    await expectEach(as, 404, [['get', path]]);
  await expectEach(owner, 400, [['get', path.replace(month, '2026-13')]]);
});

test('bad input is refused in words', () => survivesBadInput(owner, { method: 'GET', path }));
