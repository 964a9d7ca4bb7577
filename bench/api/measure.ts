import pg from 'pg';
import * as z from 'zod';
import { logIn, server } from '../tasks/compare.ts';
import type { Filled } from '../tasks/fill.ts';
import { load, middle, type Run } from '../tasks/load.ts';
import { startServer } from '../tasks/process.ts';
import { pageStatement, sessionOf } from '../tasks/statement.ts';
import { drive } from './pgbench.ts';

interface Length {
  seconds: number;
  rounds: number;
}

/** Something that is done for some seconds. */
interface Contestant {
  name: string;
  run(seconds: number): Promise<Run>;
  /** What its rate is compared with beside `/healthz`. */
  beside?: string;
}

/** Measures everything in turns: a row for each, with the medians of the rounds. */
export async function measure(url: string, dataDir: string, filled: Filled, { seconds, rounds }: Length) {
  const [{ app } = { app: '' }] = filled.apps;
  const kazi = await startServer(server, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
  });
  const headers = { 'x-project': 'kazi', authorization: `Bearer ${await logIn(kazi)}` };
  const calls = await callsOf(kazi.address, headers, app);
  const all: Contestant[] = [
    { name: '/healthz', run: (time) => load(`${kazi.address}/healthz`, {}, time) },
    await preparedPage(url, filled, app),
    await bareInsert(url, filled, app),
    ...calls.map(({ name, path, body, beside }) => ({
      name,
      run: (time: number) => load(`${kazi.address}/v1/${path}`, headers, time, body),
      ...(beside && { beside }),
    })),
  ];
  const runs = new Map(all.map((each): [Contestant, Run[]] => [each, []]));
  for (const { run } of all) await run(1);
  for (let round = 0; round < rounds; round++)
    for (const [{ run }, made] of runs) made.push(await run(seconds));
  await kazi.stop();
  return rowsOf(new Map([...runs].map(([each, made]) => [each, middle(made)])));
}

function rowsOf(figures: Map<Contestant, Run>) {
  const rateOf = (name: string) => [...figures].find(([each]) => each.name === name)?.[1].rate ?? Number.NaN;
  return [...figures].map(([{ name, beside }, { rate, p50, p99 }]) => ({
    call: name,
    'a second': Math.round(rate),
    p50,
    p99,
    'p99 to p50': (p99 / p50).toFixed(1),
    'to /healthz': (rate / rateOf('/healthz')).toFixed(2),
    'to PostgreSQL alone': beside ? (rate / rateOf(beside)).toFixed(2) : '',
  }));
}

const page = 'PostgreSQL: page of tasks';
const insert = 'PostgreSQL: bare insert';

/** The ten calls that the web application makes most. */
async function callsOf(address: string, headers: Record<string, string>, app: string) {
  const answer = await fetch(`${address}/v1/tasks?app=${app}&limit=1`, { headers });
  const { items } = z.object({ items: z.array(z.object({ _id: z.uuid() })) }).parse(await answer.json());
  const task = items[0]?._id ?? '';
  const made = JSON.stringify({ app, title: 'Measured while it is made' });
  return [
    { name: 'GET tasks (50)', path: `tasks?app=${app}`, beside: page },
    { name: 'GET tasks/counts', path: `tasks/counts?app=${app}` },
    { name: 'GET tasks/mine', path: 'tasks/mine?part=assigned' },
    { name: 'GET dashboard', path: 'dashboard' },
    { name: 'GET notifications', path: 'notifications' },
    { name: 'GET apps', path: 'apps' },
    { name: 'GET tasks/{id}', path: `tasks/${task}` },
    { name: 'GET users/me', path: 'users/me' },
    { name: 'GET apps/{id}', path: `apps/${app}` },
    { name: 'POST tasks', path: 'tasks', body: made, beside: insert },
  ];
}

async function preparedPage(url: string, filled: Filled, app: string): Promise<Contestant> {
  const statement = await pageStatement(filled, app);
  return {
    name: page,
    run: (seconds) => drive({ url, session: sessionOf(filled.tenant), statement, seconds }),
  };
}

/** The row that makes a task, into a table with the same indexes: one commit for each, as durable as the others. */
async function bareInsert(url: string, { tenant, owner }: Filled, app: string): Promise<Contestant> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client
    .query('create table bare_tasks (like tasks including all); create sequence bare_numbers cache 100')
    .finally(() => client.end());
  const text = `
    insert into bare_tasks (tenant_id, id, app_id, number, title, status, position, author_id)
    values ($1, gen_random_uuid(), $2, nextval('bare_numbers'), 'Measured while it is made', 'backlog', 'a0', $3)`;
  return {
    name: insert,
    run: (seconds) => drive({ url, session: '', statement: { text, values: [tenant, app, owner] }, seconds }),
  };
}
