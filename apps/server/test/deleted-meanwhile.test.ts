import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { expectMade } from './answers.ts';
import { type Answer, type Api, api } from './api.ts';
import { useServer } from './app.ts';
import { anEmployee } from './factories/employee.ts';
import { aTenant } from './factories/tenant.ts';
import { anUpload } from './factories/upload.ts';
import { aUser } from './factories/user.ts';
import { tokenFor } from './mail.ts';
import { blocked, held } from './meanwhile.ts';

const app = useServer({ databasePool: 20 });

type Scene = Awaited<ReturnType<typeof aScene>>;
let scene: Scene;
beforeEach(async () => {
  scene = await aScene();
});

/** One of everything that something else can be made in. */
async function aScene() {
  const tenant = await aTenant(app);
  const owner = api(app, await aUser(app, tenant, { role: 'owner' }));
  const person = await aUser(app, tenant, { role: 'manager' });
  const profile = await expectMade(owner, 'profiles', { name: 'Otieno & Sons' });
  const project = await expectMade(owner, 'projects', { name: 'Shop', key: 'SHOP' });
  const shop = await expectMade(owner, 'apps', { name: 'Shop', key: 'SHOPA', project: project.id });
  const flow = await expectMade(owner, 'flows', { app: shop.id, name: 'Sell' });
  const task = await expectMade(owner, 'tasks', { app: shop.id, title: 'Sell' });
  const team = await expectMade(owner, 'pm-teams', { project: project.id, name: 'Sellers', members: [] });
  const role = await expectMade(owner, 'roles', { name: 'seller' });
  const permissions = { name: 'Read tasks only', action: 'read', subject: 'Task' };
  const permission = await expectMade(owner, 'permission', permissions);
  const file = await anUpload(owner);
  const employee = await anEmployee(owner, { payTo: null });
  return {
    tenant,
    owner,
    person,
    profile,
    project,
    app: shop,
    flow,
    task,
    team,
    role,
    permission,
    file,
    employee,
  };
}

/** Has a row go while a call is on its way that needs it. */
async function whileGoing(table: string, id: string, call: () => Promise<Answer>): Promise<Answer> {
  const commit = await held(app, scene, (tx) =>
    sql`delete from ${sql.table(table)} where tenant_id = ${tx.tenant} and id = ${id}`.execute(tx),
  );
  const answer = call();
  await Promise.race([blocked(), answer]);
  await commit();
  return answer;
}

const gone = 'Something that this refers to has just been deleted. Nothing was saved.';

type Call = (owner: Api, scene: Scene) => Promise<Answer>;
const reward = { amount: 1_000_00, currency: 'KES' };

/** What is made, by the table of what goes meanwhile. */
const calls: [table: string, row: (scene: Scene) => { id?: string; _id?: string }, Record<string, Call>][] = [
  [
    'apps',
    (of) => of.app,
    {
      'a task': (as, { app: { id } }) => as.post('tasks', { app: id, title: 'Pack' }),
      'a flow': (as, { app: { id } }) => as.post('flows', { app: id, name: 'Pack' }),
      'a budget': (as, { app: { id }, person }) =>
        as.post('budgets', {
          holder: person.id,
          app: id,
          perMonth: 5_000_00,
          perTask: 1_000_00,
          currency: 'KES',
        }),
      'a change of a task': (as, { task }) => as.put(`tasks/${task._id}`, { version: 1, reward }),
    },
  ],
  [
    'projects',
    (of) => of.project,
    {
      'an app': (as, { project }) => as.post('apps', { name: 'Till', key: 'TILL', project: project.id }),
      'a team': (as, { project }) =>
        as.post('pm-teams', { name: 'Packers', project: project.id, members: [] }),
      'an invitation': (as, { project }) =>
        as.post('invitations', { email: 'neema@example.com', role: 'agent', project: project.id }),
    },
  ],
  [
    'tasks',
    (of) => of.task,
    {
      'a subtask': (as, { task }) => as.post('subtasks', { task: task._id, title: 'Pack' }),
      'a comment': (as, { task }) => as.post('comments', { task: task._id, body: 'Packed' }),
      'a file of it': (as, { task, file }) =>
        as.put(`tasks/${task._id}`, { version: 1, attachments: [file.id] }),
    },
  ],
  [
    'flows',
    (of) => of.flow,
    {
      'a story': (as, { flow }) =>
        as.post('user-stories', { flow: flow._id, asA: 'buyer', iWant: 'bread', soThat: 'I eat' }),
      'a comment': (as, { flow }) => as.post('comments', { flow: flow._id, body: 'Sold' }),
      'a task in it': (as, { app: { id }, flow }) =>
        as.post('tasks', { app: id, title: 'Pack', flow: flow._id }),
      'a task put into it': (as, { task, flow }) =>
        as.put(`tasks/${task._id}`, { version: 1, flow: flow._id }),
    },
  ],
  [
    'files',
    (of) => of.file,
    {
      'a task with it': (as, { app: { id }, file }) =>
        as.post('tasks', { app: id, title: 'Pack', attachments: [file.id] }),
    },
  ],
  [
    'roles',
    (of) => of.role,
    {
      'an invitation to it': (as) => as.post('invitations', { email: 'neema@example.com', role: 'seller' }),
      'it given to a person': (as, { person }) => as.put(`users/${person.id}`, { role: 'seller' }),
    },
  ],
  [
    'permissions',
    (of) => of.permission,
    {
      'a role with it': (as, { permission }) =>
        as.post('roles', { name: 'packer', permissions: [permission.id] }),
    },
  ],
  [
    'profiles',
    (of) => of.profile,
    {
      'a project': (as, { profile }) =>
        as.post('projects', { name: 'Till', key: 'TILL', profile: profile.id }),
      'an app': (as, { profile }) => as.post('apps', { name: 'Till', key: 'TILL', profile: profile.id }),
    },
  ],
  [
    'employees',
    (of) => of.employee,
    {
      leave: (as, { employee }) =>
        as.post(`employees/${employee.id}/leave`, {
          kind: 'annual',
          from: '2026-10-05',
          to: '2026-10-05',
          days: 1,
        }),
      terms: (as, { employee }) => as.put(`employees/${employee.id}/terms/2026-10`, { salary: 90_000_00 }),
      'a payroll': (as, { employee }) =>
        as.post('payroll/runs', {
          kind: 'off-cycle',
          month: '2026-10',
          note: 'Bonus',
          employees: [employee.id],
        }),
    },
  ],
];

test.each(
  calls.flatMap(([table, row, made]) =>
    Object.entries(made).map(([what, call]) => [table, what, row, call] as const),
  ),
)('one of %s that goes meanwhile leaves no room for %s', async (table, _what, row, call) => {
  const { id, _id = id ?? '' } = row(scene);
  const { status, body } = await whileGoing(table, _id, () => call(scene.owner, scene));
  expect([404, 409], JSON.stringify(body)).toContain(status);
  if (status === 409) expect(body.data.errorMessage).toBe(gone);
});

test('one of many tasks whose flow goes meanwhile is refused alone', async () => {
  const { owner, task, flow, app: of } = scene;
  const other = await expectMade(owner, 'tasks', { app: of.id, title: 'Pack' });
  const tasks = [task, other].map(({ _id }) => ({ _id, version: 1 }));
  const { status, body } = await whileGoing('flows', flow._id, () =>
    owner.post('tasks/bulk-change', { tasks, change: { flow: flow._id } }),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.items).toMatchObject([
    { ok: false, error: gone },
    { ok: false, error: 'flow must be a flow of the same app.' },
  ]);
});

test('an invitation leads to the next team of its project where the oldest goes meanwhile', async () => {
  const { owner, project, team, tenant } = scene;
  await expectMade(owner, 'pm-teams', { project: project.id, name: 'Packers', members: [] });
  const email = `neema-${project.id}@example.com`;
  await expectMade(owner, 'invitations', { email, role: 'agent', project: project.id });
  const token = await tokenFor(app, email, 'invitation');
  const person = { firstName: 'Neema', lastName: 'Otieno', password: 'four old giraffes at the well' };
  const { status, body } = await whileGoing('teams', team.id, () =>
    api(app, { tenant }).post(`invitations/${token}/acceptance`, person),
  );
  expect(status, JSON.stringify(body)).toBe(201);
  const { items } = (await owner.get(`pm-teams?project=${project.id}`)).body;
  expect(items).toMatchObject([{ name: 'Packers', members: [{ name: 'Neema Otieno' }] }]);
});

/** What goes while all of it is made: the address of each, what holds others last. */
const removals = ({
  task,
  flow,
  file,
  role,
  permission,
  team,
  employee,
  app: shop,
  project,
  profile,
}: Scene) => [
  `employees/${employee.id}`,
  `permission/${permission.id}`,
  `roles/${role.id}`,
  `files/${file.id}`,
  `tasks/${task._id}`,
  `flows/${flow._id}`,
  `pm-teams/${team.id}`,
  `apps/${shop.id}`,
  `projects/${project.id}`,
  `profiles/${profile.id}`,
];

test('a storm of everything that is made around what is deleted is answered, and never by 5xx', async () => {
  const makes = calls.flatMap(([, , made]) => Object.values(made));
  for (let round = 0; round < 5; round++) {
    if (round > 0) scene = await aScene();
    const { owner } = scene;
    const asked = makes.map((make) => () => make(owner, scene));
    // Spread among what is made, each round at other places.
    for (const [at, path] of removals(scene).entries())
      asked.splice((at * 7 + round * 3) % asked.length, 0, () => owner.delete(path));
    const answers = await Promise.all([...asked, ...asked].map((ask) => ask()));
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
    expect(new Set(answers.map(({ status }) => status)).has(200)).toBe(true);
  }
});
