import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { type Config, readConfig } from '../src/config/config.ts';
import { findRole } from '../src/database/role.ts';
import { createLog } from '../src/observability/log.ts';
import { type Server, startServer } from '../src/server.ts';
import { startBalancer } from './cluster/balancer.ts';
import { databaseUrl } from './database-url.ts';

/** A server under test, and the folder that is its DATA_DIR. */
export interface TestApp extends Server {
  dataDir: string;
}

/** How many servers a test's application consists of, TEST_SERVERS: with more than one, HAProxy gives each request to another. */
const servers = Number(process.env.TEST_SERVERS ?? 1);

/**
 * Starts a real server on a free port, on the database of this run. Stop it in `afterAll`. Several started
 * together are several servers on one database. Its log goes to `logTo`, or else to the terminal.
 */
export async function startApp(
  changes: Partial<Config> = {},
  { logTo }: { logTo?: DestinationStream } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kazi-app-'));
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      GUESS_LIMIT: '0',
    }),
    databasePool: 5,
    sandboxDelayMs: 0,
    ...(changes.databaseUrl ? {} : pooledUrls()),
    ...changes,
  };
  const url = config.databaseUrl ?? databaseUrl();
  const { role } = await findRole(url, { pooled: config.databaseDirectUrl !== undefined });
  const log = createLog(config, logTo);
  const server = await startServer({ config, databaseUrl: url, role, log });
  const others = await Promise.all(
    Array.from({ length: servers - 1 }, () => startServer({ config, databaseUrl: url, role, log })),
  );
  const all = [server, ...others];
  const balancer = servers > 1 ? await startBalancer(all.map(({ address }) => address)) : undefined;
  return {
    ...server,
    address: balancer?.address ?? server.address,
    dataDir,
    async stop() {
      await Promise.all(all.map((each) => each.stop()));
      await balancer?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The database of this run through the pooler that TEST_POOLER has let start. */
function pooledUrls(): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'preparedStatements'> | undefined {
  const host = inject('poolerHost');
  if (!host) return undefined;
  const direct = databaseUrl();
  return {
    databaseUrl: Object.assign(new URL(direct), { host }).href,
    databaseDirectUrl: direct,
    preparedStatements: false,
  };
}
