import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Config, readConfig } from '../src/config/config.ts';
import { findRole } from '../src/database/role.ts';
import { createLog } from '../src/observability/log.ts';
import { type Server, startServer } from '../src/server.ts';
import { startBalancer } from './cluster/balancer.ts';
import { keepsStatements } from './cluster/pooler.ts';
import { freePorts } from './cluster/program.ts';
import { databaseUrl } from './database-url.ts';

/** A server under test, and the folder that is its DATA_DIR. */
export interface TestApp extends Server {
  dataDir: string;
  /** Of one of its servers itself, past the balancer: for the pages under `/dev`, which a proxy is refused. */
  direct: string;
}

/** How many servers an application under test consists of, TEST_SERVERS: with more than one, HAProxy gives each request to another. */
const servers = Number(process.env.TEST_SERVERS ?? 1);

/** The master secret of every server under test: they share the database of their run, which knows one. */
export const testSecret = 'the master secret of all servers under test';

const running = new Set<TestApp>();

/** Stops those that nobody has stopped. Gives how many they were. */
export async function stopRunningApps(): Promise<number> {
  const left = [...running];
  await Promise.all(left.map((app) => app.stop()));
  return left.length;
}

interface StartOptions {
  /** Where its log goes, instead of the terminal. */
  logTo?: DestinationStream;
}

/**
 * Starts a real server on a free port, on the database of this run. Stop it in `afterAll`. Several started
 * together are several servers on one database.
 */
export const startApp = (changes: Partial<Config> = {}, options: StartOptions = {}): Promise<TestApp> =>
  start(changes, options, servers);

/** Starts one server, whatever TEST_SERVERS says: for what a process keeps to itself, such as its limits, its log and its end. */
export const startAlone = (changes: Partial<Config> = {}, options: StartOptions = {}): Promise<TestApp> =>
  start(changes, options, 1);

/** What `startApp` starts, for all tests of a file: there from the first hook that is declared after it, and stopped at their end. */
export const useServer = (changes: Partial<Config> = {}, options: StartOptions = {}): TestApp =>
  use(() => startApp(changes, options));

/** The same of what `startAlone` starts. */
export const useOneServer = (changes: Partial<Config> = {}, options: StartOptions = {}): TestApp =>
  use(() => startAlone(changes, options));

function use(startServer: () => Promise<TestApp>): TestApp {
  let started: TestApp | undefined;
  beforeAll(async () => {
    started = await startServer();
  });
  afterAll(() => started?.stop());
  const app = () => {
    if (!started) throw new Error('The server is not started yet: hooks and tests alone may use it');
    return started;
  };
  return {
    get address() {
      return app().address;
    },
    get direct() {
      return app().direct;
    },
    get dataDir() {
      return app().dataDir;
    },
    get services() {
      return app().services;
    },
    stop: () => app().stop(),
  };
}

async function start(changes: Partial<Config>, { logTo }: StartOptions, count: number): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kazi-app-'));
  const [port = 0] = count > 1 ? await freePorts(1) : [];
  const config: Config = {
    ...readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      AUTH_SECRET: testSecret,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      GUESS_LIMIT: '0',
      PASSWORD_COST: '10',
      ...(port ? { PUBLIC_URL: `http://127.0.0.1:${port}` } : {}),
    }),
    databasePool: 5,
    sandboxDelayMs: 0,
    ...('databaseUrl' in changes ? {} : pooledUrls()),
    ...changes,
  };
  const url = config.databaseUrl ?? databaseUrl();
  const { role, distributed } = await findRole(url, { pooled: config.databaseDirectUrl !== undefined });
  const log = createLog(config, logTo);
  const startOne = () => startServer({ config, databaseUrl: url, role, distributed, log });
  const server = await startOne();
  const others = await Promise.all(Array.from({ length: count - 1 }, startOne));
  const all = [server, ...others];
  const balancer = port
    ? await startBalancer(
        all.map(({ address }) => address),
        port,
      )
    : undefined;
  const app: TestApp = {
    ...server,
    address: balancer?.address ?? server.address,
    direct: server.address,
    dataDir,
    async stop() {
      running.delete(app);
      await Promise.all(all.map((each) => each.stop()));
      await balancer?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  running.add(app);
  return app;
}

/** The database of this run through the pooler that TEST_POOLER has let start. */
function pooledUrls(): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'preparedStatements'> | undefined {
  const host = inject('poolerHost');
  if (!host) return undefined;
  const direct = databaseUrl();
  return {
    databaseUrl: Object.assign(new URL(direct), { host }).href,
    databaseDirectUrl: direct,
    preparedStatements: keepsStatements(),
  };
}
