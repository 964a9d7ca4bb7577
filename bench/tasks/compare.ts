import * as z from 'zod';
import type { Filled } from './fill.ts';
import { load, middle, type Run } from './load.ts';
import { type Started, startServer } from './process.ts';
import { pageStatement, sessionOf } from './statement.ts';

const rounds = 5;
const seconds = 5;
/** What is started of Kazi. */
export const server = new URL('../../apps/server/src/main.ts', import.meta.url);
const bareServer = new URL('./bare.ts', import.meta.url);

/** A row of the table: medians over the rounds, milliseconds. */
interface Row {
  tasks: number;
  'Kazi req/s': number;
  'bare req/s': number;
  ratio: string;
  'Kazi p50': number;
  'Kazi p99': number;
  'bare p99': number;
}

/** Measures Kazi and the bare route, whose statement is prepared, in turns, for each size. */
export async function compare(url: string, { tenant, owner, apps }: Filled, dataDir: string): Promise<Row[]> {
  const kazi = await startServer(server, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    RATE_LIMIT: '0',
  });
  const headers = { 'x-project': 'kazi', authorization: `Bearer ${await logIn(kazi)}` };
  const rows: Row[] = [];
  for (const { tasks, app } of apps) {
    const bare = await startBare(url, tenant, owner, app);
    rows.push(await turns(tasks, () => load(`${kazi.address}/v1/tasks?app=${app}`, headers, seconds), bare));
    await bare.stop();
  }
  await kazi.stop();
  return rows;
}

async function turns(tasks: number, askKazi: () => Promise<Run>, bare: Started): Promise<Row> {
  const askBare = () => load(`${bare.address}/tasks`, {}, seconds);
  await askKazi();
  await askBare();
  const [kazi, other]: [Run[], Run[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    kazi.push(await askKazi());
    other.push(await askBare());
  }
  const [ours, theirs] = [middle(kazi), middle(other)];
  return {
    tasks,
    'Kazi req/s': Math.round(ours.rate),
    'bare req/s': Math.round(theirs.rate),
    ratio: (ours.rate / theirs.rate).toFixed(2),
    'Kazi p50': ours.p50,
    'Kazi p99': ours.p99,
    'bare p99': theirs.p99,
  };
}

async function startBare(url: string, tenant: string, owner: string, app: string): Promise<Started> {
  return startServer(bareServer, {
    DATABASE_URL: url,
    STATEMENT: JSON.stringify(await pageStatement({ tenant, owner }, app)),
    SESSION: sessionOf(tenant),
  });
}

/** The token of the workspace's owner. */
export async function logIn({ address }: Started): Promise<string> {
  const answer = await fetch(`${address}/v1/auth`, {
    method: 'POST',
    headers: { 'x-project': 'kazi', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@kazi.test', password: 'kazi-sample-2026' }),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}
