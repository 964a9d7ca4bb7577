import * as z from 'zod';
import { withClient } from '../kit/database.ts';
import { inTurns, middle, type Run } from '../kit/figures.ts';
import { ask, load, logIn, startKazi } from '../kit/server.ts';
import type { Filled } from '../tasks/fill.ts';
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
  const kazi = await startKazi(url, dataDir);
  const { headers } = await logIn(kazi.address);
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
  const runs = await inTurns(all, rounds, ({ run }, isCounted) => run(isCounted ? seconds : 1));
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
  const answer = await ask(address, `tasks?app=${app}&limit=1`, { headers });
  const { items } = z.object({ items: z.array(z.object({ _id: z.uuid() })) }).parse(answer);
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
  await withClient(url, (client) =>
    client.query(
      'create table bare_tasks (like tasks including all); create sequence bare_numbers cache 100',
    ),
  );
  const text = `
    insert into bare_tasks (tenant_id, id, app_id, number, title, status, position, author_id)
    values ($1, gen_random_uuid(), $2, nextval('bare_numbers'), 'Measured while it is made', 'backlog', 'a0', $3)`;
  return {
    name: insert,
    run: (seconds) => drive({ url, session: '', statement: { text, values: [tenant, app, owner] }, seconds }),
  };
}
