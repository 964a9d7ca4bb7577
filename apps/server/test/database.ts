import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/database/embedded/index.ts';
import { migrate } from '../src/database/migrate.ts';
import { makeDataDir, removeDataDir } from './data-dir.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database all tests share; each test keeps to tenants of its own. */
    databaseUrl: string;
    /** The same server as its superuser, for tests that need a database of their own. */
    superuserUrl: string;
  }
}

/** Gives the tests one database: TEST_DATABASE_URL (with TEST_SUPERUSER_URL where it is no superuser's), or an embedded one for this run alone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    await migrate(given);
    project.provide('databaseUrl', given);
    project.provide('superuserUrl', process.env.TEST_SUPERUSER_URL ?? given);
    return async () => {};
  }
  const dataDir = await makeDataDir();
  const database = await startEmbedded({ dataDir, log: () => {}, durable: false });
  await migrate(database.url);
  project.provide('databaseUrl', database.url);
  project.provide('superuserUrl', database.superuserUrl);
  return async () => {
    await database.stop();
    await removeDataDir(dataDir);
  };
}
