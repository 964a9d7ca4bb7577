import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Balancer, startBalancer } from '../../apps/server/test/cluster/balancer.ts';
import { keepsStatements, type Pooler, startPooler } from '../../apps/server/test/cluster/pooler.ts';
import { freePorts } from '../../apps/server/test/cluster/program.ts';
import { withClient } from '../kit/database.ts';
import { main, type Started, startServer } from '../kit/server.ts';

const roles = { owner: 'cluster_owner', server: 'cluster_server' };
const password = 'cluster-of-a-test';

/** Servers on one database behind PgBouncer and in front of them HAProxy, which gives each request to another. */
export interface Cluster {
  address: string;
  /** The servers behind it. */
  servers: readonly Started[];
  /** The database itself, as the role that owns its tables. */
  ownerUrl: string;
  /** Stops one server as an upgrade does, and starts it again at its address. */
  replace(at: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Makes the database and its roles on a PostgreSQL, and starts servers on it, filled with the sample: those of `first`, which are
 * replaced by those of today.
 */
export async function startCluster(
  superuserUrl: string,
  count: number,
  more: Record<string, string> = {},
  first = main,
): Promise<Cluster> {
  const database = new URL(superuserUrl);
  await makeDatabase(superuserUrl);
  const urlOf = (username: string) =>
    Object.assign(new URL(superuserUrl), { username, password, pathname: '/cluster' }).href;
  const pooler: Pooler = await startPooler({
    host: database.hostname,
    port: Number(database.port),
    users: [{ name: roles.server, password }],
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'kazi-cluster-'));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: pooler.through(urlOf(roles.server)),
    DATABASE_DIRECT_URL: urlOf(roles.server),
    MIGRATION_DATABASE_URL: urlOf(roles.owner),
    PREPARED_STATEMENTS: keepsStatements() ? 'on' : 'off',
    AUTH_SECRET: randomBytes(24).toString('hex'),
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '0',
    GUESS_LIMIT: '0',
    SANDBOX_DELAY_MS: '50',
    PAYMENT_LOST_AFTER_S: '20',
    ...more,
  };
  const ports = await freePorts(count);
  const start = (file: URL, port: number, seed: string) =>
    startServer(file, { ...env, PORT: `${port}`, SEED: seed });
  const servers: Started[] = [];
  for (const port of ports) servers.push(await start(first, port, servers.length === 0 ? 'sample' : 'none'));
  const balancer: Balancer = await startBalancer(servers.map(({ address }) => address));
  return {
    address: balancer.address,
    servers,
    ownerUrl: urlOf(roles.owner),
    async replace(at) {
      await servers[at]?.stop();
      servers[at] = await start(main, ports[at] ?? 0, 'none');
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await balancer.stop();
      await pooler.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const makeDatabase = (superuserUrl: string) =>
  withClient(superuserUrl, async (client) => {
    for (const role of Object.values(roles))
      await client.query(`create role ${role} login password '${password}'`);
    await client.query(`create database cluster owner ${roles.owner}`);
  });
