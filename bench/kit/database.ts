import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/database/embedded/index.ts';

/** The addresses of a PostgreSQL. */
export interface Measured {
  /** As the role that owns the tables. */
  url: string;
  superuserUrl: string;
  /** Where it stands. */
  dataDir: string;
}

/** Gives a folder of its own to a measurement, and throws it away afterwards. */
export async function withFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'kazi-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens a connection for some work, and closes it. */
export async function withClient<Value>(
  config: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client(config);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Gives an embedded PostgreSQL of its own to a measurement, with room for so many connections, and throws it away afterwards. */
export function withDatabase(
  measure: (measured: Measured) => Promise<void>,
  connections?: number,
): Promise<void> {
  return withFolder(async (dataDir) => {
    await chmod(dataDir, 0o755);
    const open = () => startEmbedded({ dataDir, log: (sentence) => console.error(sentence) });
    let database = await open();
    try {
      if (connections) {
        const text = `alter system set max_connections = ${connections}`;
        await withClient(database.superuserUrl, (client) => client.query(text));
        await database.stop();
        database = await open();
      }
      await measure({ url: database.ownerUrl, superuserUrl: database.superuserUrl, dataDir });
    } finally {
      await database.stop();
      const elsewhere = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
      if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
    }
  });
}

/** Gathers statistics: what is measured next pays for nothing that was done before. */
export const settle = (url: string) => withClient(url, (client) => client.query('vacuum analyze'));
