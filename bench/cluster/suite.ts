import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ownerRole, serverRole } from '../../apps/server/src/database/role.ts';
import { hasCitus } from '../../apps/server/test/cluster/citus.ts';
import { withClient } from '../kit/database.ts';
import { startPatroni } from './patroni.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const password = 'cluster-of-a-test';

/**
 * Runs the server's tests, or those whose path holds one of the given words, against two servers behind HAProxy, on PgBouncer, on the
 * primary of three PostgreSQL under Patroni. Gives whether all of them passed.
 */
export async function suite(workers: number, words: readonly string[]): Promise<boolean> {
  const patroni = await startPatroni({ max_connections: 400 });
  try {
    await makeDatabase(patroni.superuserUrl);
    const urlOf = (username: string) =>
      Object.assign(new URL(patroni.superuserUrl), { username, password, pathname: '/kazi' }).href;
    return await runTests(workers, words, {
      TEST_DATABASE_URL: urlOf(serverRole),
      TEST_OWNER_URL: urlOf(ownerRole),
      TEST_SUPERUSER_URL: patroni.superuserUrl,
    });
  } finally {
    await patroni.stop();
  }
}

/** The same on workspaces that are spread over the nodes of a Citus cluster. */
export async function citus(workers: number, words: readonly string[]): Promise<boolean> {
  if (hasCitus) return await runTests(workers, words, { TEST_CITUS: '1' });
  console.log('Skipped: Citus is not installed beside PostgreSQL 15, see docs/scale.md.');
  return true;
}

/** Tests of databases and servers that they start themselves. */
const apart = [
  ...[
    '**/embedded/**',
    '**/backup/**',
    '**/distribute.test.ts',
    '**/standby.test.ts',
    '**/workspaces.test.ts',
  ],
  ...['crash/**', 'faults/**', 'previous/**', 'replicas.test.ts', 'start.test.ts', 'traces.test.ts'].map(
    (files) => `test/${files}`,
  ),
];

async function runTests(workers: number, words: readonly string[], on: NodeJS.ProcessEnv): Promise<boolean> {
  const vitest = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      // What one of two servers has changed the other hears a moment later: who is logged out on one may be let in once more.
      ...['run', '--project', 'server', '--retry', '1', '--maxWorkers', `${workers}`, ...words],
      ...apart.flatMap((files) => ['--exclude', files]),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TEST_SERVERS: '2', TEST_POOLER: '1', ...on },
    },
  );
  const [code] = await once(vitest, 'exit');
  return code === 0;
}

/** The database that the tests make theirs from, with the roles that migrations would make without a password. */
const makeDatabase = (superuserUrl: string) =>
  withClient(superuserUrl, async (client) => {
    for (const role of [ownerRole, serverRole])
      await client.query(`create role ${role} login password '${password}'`);
    await client.query(`create database kazi owner ${ownerRole}`);
  });
