import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/database/tenancy.ts';
import { expectMade } from '../answers.ts';
import { type Answer, type Api, api } from '../api.ts';
import type { TestApp } from '../app.ts';
import { anEmployee } from '../factories/employee.ts';
import { aFund } from '../factories/funds.ts';
import { aTenant, type TestTenant } from '../factories/tenant.ts';
import { aSession, aUser, type TestUser } from '../factories/user.ts';
import type { DrawnCall } from './calls.ts';

/** Two businesses of one workspace that have nothing to do with each other, and one of another workspace. */
export const businesses = ['north', 'south', 'rival'] as const;
export type Business = (typeof businesses)[number];

/** What every text of a business contains, so that an answer which gives one away is known by it. */
export const secretOf = (business: Business) => `secret-of-${business}`;

/** A user who calls. `house` runs the workspace and may reach both of its businesses; `nobody` has no part in any. */
export interface Person {
  name: string;
  of: Business | 'house' | 'nobody';
  tenant: TestTenant;
  user: TestUser | undefined;
}

export interface Scene {
  people: readonly Person[];
  tenants: readonly TestTenant[];
  rows: Rows;
  /** Whose each row is: of who made it. */
  owners: Map<string, Person['of']>;
}

/** A workspace with two businesses and its house, and a rival workspace, each with work and money. */
export async function aScene(server: TestApp): Promise<Scene> {
  const [tenant, elsewhere] = [await aTenant(server), await aTenant(server)];
  const person = async (
    of: Person['of'],
    role: Parameters<typeof aUser>[2],
    at = tenant,
  ): Promise<Person> => ({
    name: `${role?.role} of ${of}`,
    of,
    tenant: at,
    user: await aUser(server, at, role),
  });
  const owners = new Map<string, Person['of']>();
  let rows: Rows = new Map();
  const belongs = async (of: Person['of']) => {
    rows = await rowsOf(server, [tenant, elsewhere]);
    for (const key of rows.keys()) if (!owners.has(key)) owners.set(key, of);
  };
  // What a workspace begins with, such as its roles, is of who runs it.
  for (const key of (await rowsOf(server, [elsewhere])).keys()) owners.set(key, 'rival');
  const house = [
    await person('house', { role: 'owner' }),
    await person('house', { role: 'admin' }),
    await person('house', { role: 'manager' }),
  ];
  await belongs('house');
  const made = [];
  for (const business of businesses) {
    const at = business === 'rival' ? elsewhere : tenant;
    const [client, agent] = [
      await person(business, { role: business === 'rival' ? 'owner' : 'client', lastName: business }, at),
      await person(business, { role: 'agent', lastName: business }, at),
    ];
    const [owner] = business === 'rival' ? [client] : house;
    await aBusiness(server, business, { client, agent, owner });
    await belongs(business);
    made.push(client, agent);
  }
  const strangers = [
    await person('nobody', { role: 'employee' }),
    await person('nobody', { role: 'client' }),
    { name: 'nobody logged in', of: 'nobody', tenant, user: undefined } as const,
  ];
  await belongs('nobody');
  return { people: [...house, ...made, ...strangers], tenants: [tenant, elsewhere], rows, owners };
}

interface Staff {
  client: Person;
  agent: Person;
  /** Of the workspace: who puts people in teams. */
  owner: Person | undefined;
}

/** A project with an app, work of every kind, a reward on hold, and wallets with receivers. */
async function aBusiness(
  server: TestApp,
  business: Business,
  { client, agent, owner }: Staff,
): Promise<void> {
  if (!client.user || !agent.user || !owner?.user) throw new TypeError('A business has its people');
  const secret = secretOf(business);
  const [as, theirs] = [api(server, client.user), api(server, agent.user)];
  await aFund(server, client.user, 500_000);
  await aFund(server, agent.user, 50_000);
  const key = business.slice(0, 4).toUpperCase();
  const project = await expectMade(as, 'projects', { name: secret, key });
  const team = { project: project.id, name: secret, members: [agent.user.id] };
  await expectMade(api(server, owner.user), 'pm-teams', team);
  const app = await expectMade(as, 'apps', { name: secret, key: `${key}A`, project: project.id });
  const flow = await expectMade(as, 'flows', { app: app.id, name: secret, description: secret });
  await expectMade(as, 'user-stories', { flow: flow._id, asA: secret, iWant: secret, soThat: secret });
  const reward = { amount: 2_000_00, currency: 'KES' };
  const held = { app: app.id, title: secret, flow: flow._id, reward, assignees: [agent.user.id] };
  const task = await expectMade(as, 'tasks', held);
  await expectMade(as, 'tasks', { app: app.id, title: secret, description: secret, reward });
  await expectMade(as, 'subtasks', { task: task._id, title: secret });
  await expectMade(theirs, 'comments', { task: task._id, body: secret });
  for (const one of [as, theirs])
    await expectMade(one, 'bank-accounts', { name: secret, bank: '11', account: '0100000100' });
  await aPayroll(api(server, owner.user), { secret, number: key, user: agent.user.id });
}

/** An employee of a business with leave, and a payroll that is begun. */
async function aPayroll(as: Api, { secret, number, user }: { secret: string; number: string; user: string }) {
  const employee = await anEmployee(as, { number, lastName: secret, user, payTo: { method: 'wallet' } });
  const leave = { kind: 'annual', from: '2026-03-02', to: '2026-03-06', days: 5, note: secret };
  await expectMade(as, `employees/${employee.id}/leave`, leave);
  const run = { kind: 'off-cycle', month: '2026-10', note: secret, employees: [employee.id] };
  await expectMade(as, 'payroll/runs', run);
}

/** Ids by their table: those that a person has to do with, and all that they may name. */
export interface Ids {
  own: ReadonlyMap<string, readonly string[]>;
  all: ReadonlyMap<string, readonly string[]>;
}

/** Sends a drawn call as a person, with ids in its places: those that its path may name, and those that its body may. */
export async function send(
  server: TestApp,
  person: Person,
  call: DrawnCall,
  ids: { inPath: Ids; inBody: Ids },
): Promise<Answer> {
  const answer = await api(server, { tenant: person.tenant, token: person.user?.token }).send(
    withIds(call.path, ids.inPath),
    {
      method: call.method,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(call.body === undefined ? {} : { body: withIds(call.body, ids.inBody) }),
    },
  );
  // Calls that log their caller out are calls like others: the person logs in again.
  if (answer.status === 401 && person.user) person.user.token = await aSession(server, person.user);
  return answer;
}

/** An id as a drawn call has it, in a body or an address: its kind, and a number. */
export const idIn = /id(?::|%3A)([\w-]+)(?::|%3A)(\d+)/g;

/** Half of the ids are the person's own of the kind that fits, a third any of that kind, the others of any kind. */
function withIds(text: string, { own, all }: Ids): string {
  const any = [...all.values()].flat();
  return text.replaceAll(idIn, (_all, kind, drawn) => {
    const number = Number(drawn);
    const table = tableOf(kind);
    const pools = [own.get(table), own.get(table), own.get(table), all.get(table), all.get(table), any];
    const pool = pools[number % pools.length] ?? all.get(table) ?? any;
    return pool[Math.floor(number / pools.length) % pool.length] ?? '';
  });
}

/** In place of a table, for ids of no single one: a bare `id` of a body, and stages, which stand in their flow. */
export const anyTable = 'any table';

/** The table whose ids a field or a noun of a path stands for. */
export function tableOf(kind: string): string {
  const tables: Record<string, string> = {
    account: 'money_accounts',
    'onhold-to-primary': 'money_accounts',
    actor: 'users',
    assignee: 'users',
    heir: 'users',
    holder: 'users',
    member: 'users',
    mention: 'users',
    'user-not-exist': 'users',
    'user-preference': 'user_preferences',
    selectedProfile: 'profiles',
    'bank-account': 'beneficiaries',
    'pesalink-beneficiarie': 'beneficiaries',
    'mobile-wallet': 'beneficiaries',
    beneficiary: 'beneficiaries',
    attachment: 'files',
    avatar: 'files',
    logo: 'files',
    permission: 'permissions',
    'pm-team': 'teams',
    'user-storie': 'user_stories',
    mark: 'delivery_marks',
    category: 'product_categories',
    categoryId: 'product_categories',
    session: 'login_sessions',
    device: 'login_devices',
    difference: 'rail_differences',
    leave: 'employee_leave',
    p9: 'employees',
    earning: 'employees',
    run: 'payroll_runs',
    return: 'payroll_obligations',
    _id: 'tasks',
    id: anyTable,
    about: anyTable,
    currentStage: anyTable,
    stage: anyTable,
    after: 'tasks',
    before: 'tasks',
  };
  const one = kind.replace(/s$/, '');
  return tables[one] ?? `${one}s`.replaceAll('-', '_');
}

/** Rows by table and key (`tasks 0197…`), as JSON. */
export type Rows = ReadonlyMap<string, string>;

/** Every row of the workspaces. */
export async function rowsOf({ services }: TestApp, tenants: readonly TestTenant[]): Promise<Rows> {
  const all = new Map<string, string>();
  for (const { id } of tenants)
    await services.database.read(id, async (db) => {
      const { rows } = await (await everyTable(db)).execute(db);
      for (const { key, row } of rows) all.set(key, row);
    });
  return all;
}

let query: RawBuilder<{ key: string; row: string }> | undefined;

/** One query over all tables of a workspace. */
async function everyTable(db: Db) {
  if (query) return query;
  const { rows: tables } = await sql<{ name: string; key: string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as key
    from pg_class c
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname <> 'tenant_id'
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id')
    group by c.relname`.execute(db);
  const each = tables.map(({ name, key }) => {
    const keys = sql.join(key.map((column) => sql`${sql.ref(column)}::text`));
    return sql`select concat_ws(' ', ${name}::text, ${keys}) as key, to_jsonb(x)::text as row from ${sql.table(name)} x
      where tenant_id = current_tenant()`;
  });
  query = sql<{ key: string; row: string }>`${sql.join(each, sql` union all `)}`;
  return query;
}
