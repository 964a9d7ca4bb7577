import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isUnavailable } from '../../src/database/sqlstate.ts';
import { nobody, type Program, programAt, startProgram } from './program.ts';

const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };

/** Starts the PostgreSQL of the distribution on the folder `data` of a folder. */
export function startPostgres(
  folder: string,
  port: number,
  more: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const flags = Object.entries({ ...settings, ...more }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  return startProgram({
    name: 'postgres',
    args: () => ['-D', join(folder, 'data'), '-p', `${port}`, ...flags],
    port,
    folder,
    unprivileged: true,
  });
}

/** A folder of the account that PostgreSQL runs as. */
export async function makeFolder(parent: string, name: string): Promise<string> {
  chmodSync(parent, 0o755);
  const folder = await mkdtemp(join(parent, `${name}-`));
  const account = nobody();
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Runs one of PostgreSQL's own commands to its end, as the account that PostgreSQL runs as. */
export function run(name: string, args: string[]): void {
  execFileSync(programAt(name) ?? name, args, { ...nobody(), stdio: 'pipe' });
}

const recoveredWithinMs = 60_000;

/** Resolves once a PostgreSQL has started and is through with what it recovers. */
export async function takesWrites(url: string): Promise<void> {
  const until = Date.now() + recoveredWithinMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers');
      if (!rows[0]?.recovers) return;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    } finally {
      await client.end();
    }
    if (Date.now() > until) throw new Error('PostgreSQL still recovers');
    await pause(100);
  }
}
