import { describe, expect, test } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anEmployee } from '../../../test/factories/employee.ts';
import { kes, paidWork } from '../../../test/factories/paid-work.ts';
import { aPayslip, aRun } from '../../../test/factories/payslip.ts';
import { aShop, type Somebody, taskIn } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { kenyanMonth } from '../../payroll/index.ts';

const app = useServer();

const month = kenyanMonth();
const year = month.slice(0, 4);

const shop = useAnew(() => aShop(app));
const owner = useAnew(async () => api(app, await aUser(app, shop.tenant, { role: 'owner' })));

/** Puts people on the payroll and pays each their month; gives what the month of one of them costs. */
async function paid(...people: Somebody[]): Promise<number> {
  const run = await aRun(app, shop.tenant, { month });
  let slip = '';
  for (const { id } of people) slip = await aPayslip(app, run, await anEmployee(owner, { user: id }));
  return (await owner.get(`payroll/payslips/${slip}`)).body.cost;
}

/** A task that was accepted this month. */
async function accepted(people: Somebody[], given: object = {}, at = shop.app): Promise<string> {
  const assignees = people.map(({ id }) => id);
  const { _id } = await taskIn(shop, { app: at.id, assignees, ...given });
  const [worker] = people;
  if (!worker) throw new TypeError('Somebody does the task');
  const now = await paidWork(app, shop).handedIn({ _id, version: 1 }, worker);
  const reward = Reflect.get(given, 'reward');
  await expectEach(shop.client.as, 201, [
    ['post', `tasks/${_id}/acceptance`, { version: now.version, ...(reward && { confirmedReward: reward }) }],
  ]);
  return _id;
}

const costOf = async (task: string) => (await owner.get(`tasks/${task}/cost`)).body;

describe('the cost of a month', () => {
  test('is spread by estimates, over tasks of every project, to the cent', async () => {
    const cost = await paid(shop.agent);
    const other = await expectMade(shop.client.as, 'apps', { name: 'Till', key: 'TILL' });
    const tasks = [
      await accepted([shop.agent], { estimate: 1, reward: kes(500) }),
      await accepted([shop.agent], { estimate: 5 }),
      // Without an estimate it counts as the average of the others: (1 + 5 + 3) / 3.
      await accepted([shop.agent]),
      await accepted([shop.agent], { estimate: 3 }, other),
    ];
    const costs = await Promise.all(tasks.map(costOf));
    expect(costs.reduce((sum, { salaries }) => sum + salaries, 0)).toBe(cost);
    for (const [at, weight] of [1, 5, 3, 3].entries())
      expect(Math.abs(costs[at].salaries - (cost * weight) / 12)).toBeLessThanOrEqual(1);
    expect(costs[0]).toMatchObject({ month, people: 1, rewards: 500_00, currency: 'KES' });
    expect(costs[0].total).toBe(costs[0].salaries + 500_00);
    const { items } = (await owner.get(`projects/${shop.project.id}/costs?year=${year}`)).body;
    expect(items).toEqual([
      {
        month,
        tasks: 3,
        people: 1,
        salaries: cost - costs[3].salaries,
        rewards: 500_00,
        total: cost - costs[3].salaries + 500_00,
      },
    ]);
    const listed = await everyPage(owner, `projects/${shop.project.id}/costs/${month}`, 1);
    expect(listed.map(({ task }: { task: { id: string } }) => task.id).sort()).toEqual(
      tasks.slice(0, 3).sort(),
    );
    for (const { all, person } of listed) {
      expect(all).toMatchObject({ tasks: 3, rewards: 500_00, total: items[0].total });
      expect(person.id).toBe(shop.agent.id);
    }
  });

  test('counts tasks alike where none has an estimate, and a task of two for each', async () => {
    const cost = await paid(shop.agent, shop.member);
    const alone = await accepted([shop.agent]);
    const together = await accepted([shop.agent, shop.member]);
    expect((await costOf(alone)).salaries).toBe(Math.round(cost / 2));
    const both = await costOf(together);
    expect(both).toMatchObject({ people: 2, salaries: cost + (cost - Math.round(cost / 2)) });
  });

  test('is nothing for who is not on the payroll but the reward, and for a task that is not accepted', async () => {
    const task = await accepted([shop.agent], { reward: kes(700) });
    expect(await costOf(task)).toMatchObject({ salaries: 0, rewards: 700_00, total: 700_00 });
    const { _id } = await taskIn(shop, { assignees: [shop.agent.id] });
    await expectEach(owner, 404, [['get', `tasks/${_id}/cost`]]);
  });

  test('leaves out what is no pay yet', async () => {
    const draft = await aRun(app, shop.tenant, { month, status: 'calculated' });
    await aPayslip(app, draft, await anEmployee(owner, { user: shop.agent.id }));
    expect(await costOf(await accepted([shop.agent]))).toMatchObject({ salaries: 0, total: 0 });
  });
});

test('only who runs payroll learns of it: no client, no manager, no one paid, no other workspace', async () => {
  await paid(shop.agent);
  const task = await accepted([shop.agent]);
  const paths = [
    `projects/${shop.project.id}/costs?year=${year}`,
    `projects/${shop.project.id}/costs/${month}`,
    `tasks/${task}/cost`,
  ];
  for (const path of paths) {
    await expectEach(api(app, { tenant: shop.tenant }), 401, [['get', path]]);
    await expectEach(owner, 200, [['get', path]]);
    for (const { as } of [shop.client, shop.manager, shop.member, shop.agent, shop.employee, shop.outsider])
      await expectEach(as, 404, [['get', path]]);
  }
});

test('bad input is refused in words', async () => {
  const task = await accepted([shop.agent]);
  for (const path of [
    `projects/${shop.project.id}/costs?year=${year}`,
    `projects/${shop.project.id}/costs/${month}?limit=1`,
    `tasks/${task}/cost`,
  ])
    await survivesBadInput(owner, { method: 'GET', path, runs: 40 });
});
