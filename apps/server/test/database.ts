import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { distributeDatabase } from '../src/database/distribute.ts';
import { startEmbedded } from '../src/database/embedded/index.ts';
import { migrate } from '../src/database/migrate.ts';
import { serverRole } from '../src/database/role.ts';
import { startCitus } from './cluster/citus.ts';
import { startPoolerFor } from './cluster/pooler.ts';
import { makeDataDir, removeDataDir } from './data-dir.ts';
import { onCitus } from './on-citus.ts';
import { runStatements } from './run-statements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database for each worker. */
    databaseUrls: string[];
    /** The same server as its superuser, for tests that need a database of their own. */
    superuserUrl: string;
    /** Host and port of a pooler in front of it; empty without TEST_POOLER. */
    poolerHost: string;
  }
}

interface GivenServer {
  /** A database that is migrated, and copied for each worker; as the role that a server works as. */
  url: string;
  /** As the role that owns it. */
  ownerUrl: string;
  superuserUrl: string;
  stop(): Promise<void>;
}

/** A database for each worker, as the role that a server works as. */
interface GivenDatabases {
  urls: string[];
  superuserUrl: string;
  stop(): Promise<void>;
}

/**
 * Gives each worker a database of its own, since any server on a database may run its jobs. They are on the server
 * of TEST_DATABASE_URL (with TEST_SUPERUSER_URL where it is no superuser's, and TEST_OWNER_URL where it does not own the
 * tables), on an embedded one for this run alone, or with TEST_CITUS=1 spread over the nodes of a cluster for this run.
 * With TEST_POOLER=1 the servers reach them through PgBouncer.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const names = Array.from(
    { length: project.vitest.config.maxWorkers },
    (_, worker) => `test_${project.name}_${process.pid}_${worker + 1}`,
  );
  const { urls, superuserUrl, stop } = await (onCitus ? spread(names) : copy(names));
  project.provide('databaseUrls', urls);
  project.provide('superuserUrl', superuserUrl);
  const [url = ''] = urls;
  const pooler = process.env.TEST_POOLER ? await startPoolerFor(url) : undefined;
  project.provide('poolerHost', pooler ? new URL(pooler.through(url)).host : '');
  return async () => {
    await pooler?.stop();
    await stop();
  };
}

/** Copies of one that is migrated. */
async function copy(names: readonly string[]): Promise<GivenDatabases> {
  const { url, ownerUrl, superuserUrl, stop } = await openServer();
  await migrate(ownerUrl, ownerUrl === url ? {} : { server: serverRole });
  const owner = new URL(ownerUrl).username;
  const template = new URL(url).pathname.slice(1);
  await asSuperuser(
    superuserUrl,
    names.map((name) => `create database ${name} template "${template}" owner "${owner}"`),
  );
  return {
    urls: names.map((name) => Object.assign(new URL(url), { pathname: `/${name}` }).href),
    superuserUrl,
    async stop() {
      await asSuperuser(
        superuserUrl,
        names.map((name) => `drop database ${name} with (force)`),
      );
      await stop();
    },
  };
}

/** Few: each is a table on a node, and the tests have a handful of workspaces at a time. */
const partsOfTest = 4;

/** What is spread cannot be copied: each is migrated and spread by itself. */
async function spread(names: readonly string[]): Promise<GivenDatabases> {
  const cluster = await startCitus();
  const urls = [];
  for (const name of names) {
    const url = await cluster.makeDatabase(name);
    await migrate(url);
    await cluster.enrol(name);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await distributeDatabase(client, () => undefined, partsOfTest);
    // A pooler's sessions are of one role, which so has to log in.
    await client.query(`alter role ${serverRole} login`);
    await client.end();
    urls.push(Object.assign(new URL(url), { username: serverRole }).href);
  }
  return { urls, superuserUrl: cluster.url, stop: cluster.stop };
}

async function openServer(): Promise<GivenServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given)
    return {
      url: given,
      ownerUrl: process.env.TEST_OWNER_URL ?? given,
      superuserUrl: process.env.TEST_SUPERUSER_URL ?? given,
      stop: async () => {},
    };
  const dataDir = await makeDataDir();
  const { url, ownerUrl, superuserUrl, stop } = await startEmbedded({
    dataDir,
    log: () => {},
    durable: false,
  });
  return {
    url,
    ownerUrl,
    superuserUrl,
    async stop() {
      await stop();
      await removeDataDir(dataDir);
    },
  };
}

/** Runs statements that no transaction may hold. Connects elsewhere: a database in use cannot be copied. */
const asSuperuser = (superuserUrl: string, statements: readonly string[]): Promise<void> =>
  runStatements(Object.assign(new URL(superuserUrl), { pathname: '/postgres' }).href, ...statements);
