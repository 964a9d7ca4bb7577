import pg from 'pg';
import { distributeDatabase } from '../../apps/server/src/database/distribute.ts';
import { hasCitus, startCitus } from '../../apps/server/test/cluster/citus.ts';
import { settle } from '../kit/database.ts';
import { fill } from './fill.ts';
import { measure } from './measure.ts';

/**
 * Many workspaces on one PostgreSQL, and then the same spread over two nodes of a Citus cluster: how fast the commonest calls are
 * answered, each to another workspace than the one before, and how much of the processors each takes where.
 *
 *   npm run scale -w bench [-- workspaces tasks seconds]
 */
const [workspaces = 100, tasks = 10_000, seconds = 10] = process.argv.slice(2).map(Number);

if (!hasCitus) console.log('Skipped: Citus is not installed beside PostgreSQL 15, see docs/scale.md.');
else {
  const cluster = await startCitus();
  try {
    const name = 'scale';
    const url = await cluster.makeDatabase(name);
    const admin = new pg.Client({ connectionString: url });
    const offices = await timed('Filled', () => fill(url, { workspaces, tasks }));
    await admin.connect();
    const { rows } = await admin.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    const megabytes = Number(rows[0]?.bytes) / 1e6;
    console.log(`${megabytes.toFixed(0)} MB, ${(megabytes / workspaces).toFixed(1)} for each workspace.`);
    const setting = { url, pids: cluster.pids, offices, seconds };
    const one = await measure({ ...setting, name: 'one PostgreSQL', servers: 1 });
    await cluster.enrol(name);
    await timed('Spread over the nodes', () => distributeDatabase(admin, () => undefined));
    await admin.end();
    await settle(url);
    const spread = await measure({ ...setting, name: 'a coordinator and two nodes', servers: 1 });
    const more = await measure({ ...setting, name: 'the same, two servers', servers: 2 });
    console.table([...one, ...spread, ...more]);
  } finally {
    await cluster.stop();
  }
}

async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  const value = await work();
  console.log(`${what} in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  return value;
}
