import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { type Config, readConfig } from '../src/config/config.ts';
import { findRole } from '../src/database/role.ts';
import { createLog } from '../src/observability/log.ts';
import { type Server, startServer } from '../src/server.ts';
import { databaseUrl } from './database-url.ts';

/** A server under test, and the folder that is its DATA_DIR. */
export interface TestApp extends Server {
  dataDir: string;
}

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
    ...changes,
  };
  const log = createLog(config, logTo);
  const url = config.databaseUrl ?? databaseUrl();
  const { role } = await findRole(url);
  const server = await startServer({ config, databaseUrl: url, role, log });
  return {
    ...server,
    dataDir,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
