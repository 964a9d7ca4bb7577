import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/database/embedded/index.ts';
import { migrate } from '../src/database/migrate.ts';
import { serverRole } from '../src/database/role.ts';
import { startPoolerFor } from './cluster/pooler.ts';
import { makeDataDir, removeDataDir } from './data-dir.ts';

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

/**
 * Gives each worker a database of its own, since any server on a database may run its jobs. They are on the server
 * of TEST_DATABASE_URL (with TEST_SUPERUSER_URL where it is no superuser's, and TEST_OWNER_URL where it does not own the
 * tables), or on an embedded one for this run alone. With TEST_POOLER=1 the servers reach them through PgBouncer.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, ownerUrl, superuserUrl, stop } = await openServer();
  await migrate(ownerUrl, ownerUrl === url ? {} : { server: serverRole });
  const copies = Array.from(
    { length: project.vitest.config.maxWorkers },
    (_, worker) => `test_${project.name}_${process.pid}_${worker + 1}`,
  );
  const owner = new URL(ownerUrl).username;
  const template = new URL(url).pathname.slice(1);
  await asSuperuser(
    superuserUrl,
    copies.map((copy) => `create database ${copy} template "${template}" owner "${owner}"`),
  );
  project.provide(
    'databaseUrls',
    copies.map((copy) => Object.assign(new URL(url), { pathname: `/${copy}` }).href),
  );
  project.provide('superuserUrl', superuserUrl);
  const pooler = process.env.TEST_POOLER ? await startPoolerFor(url) : undefined;
  project.provide('poolerHost', pooler ? new URL(pooler.through(url)).host : '');
  return async () => {
    await pooler?.stop();
    await asSuperuser(
      superuserUrl,
      copies.map((copy) => `drop database ${copy} with (force)`),
    );
    await stop();
  };
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
async function asSuperuser(superuserUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(superuserUrl), { pathname: '/postgres' }).href,
  });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
