import { inTurns, middle } from '../kit/figures.ts';
import { load, logIn, type Started, startKazi, startServer } from '../kit/server.ts';
import type { Filled } from './fill.ts';
import { pageStatement, sessionOf } from './statement.ts';

const rounds = 5;
const seconds = 5;
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
  const kazi = await startKazi(url, dataDir);
  const { headers } = await logIn(kazi.address);
  const rows: Row[] = [];
  for (const { tasks, app } of apps) {
    const bare = await startBare(url, tenant, owner, app);
    const askKazi = () => load(`${kazi.address}/v1/tasks?app=${app}`, headers, seconds);
    const askBare = () => load(`${bare.address}/tasks`, {}, seconds);
    const runs = await inTurns([askKazi, askBare], rounds, (ask) => ask());
    const [ours, theirs] = [middle(runs.get(askKazi) ?? []), middle(runs.get(askBare) ?? [])];
    rows.push({
      tasks,
      'Kazi req/s': Math.round(ours.rate),
      'bare req/s': Math.round(theirs.rate),
      ratio: (ours.rate / theirs.rate).toFixed(2),
      'Kazi p50': ours.p50,
      'Kazi p99': ours.p99,
      'bare p99': theirs.p99,
    });
    await bare.stop();
  }
  await kazi.stop();
  return rows;
}

async function startBare(url: string, tenant: string, owner: string, app: string): Promise<Started> {
  return startServer(bareServer, {
    DATABASE_URL: url,
    STATEMENT: JSON.stringify(await pageStatement({ tenant, owner }, app)),
    SESSION: sessionOf(tenant),
  });
}
