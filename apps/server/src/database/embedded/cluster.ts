import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readKept } from '../../config/kept-file.ts';
import { StartError } from '../../config/start-error.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

/** The environment PostgreSQL runs in: nothing of ours, so that no PG* variable of the caller changes it. */
export const environment = { PATH: process.env.PATH, LC_ALL: 'C' };

/** The PostgreSQL version whose data these programs open. */
const majorVersion = '18';

type Cluster = {
  data: string;
  account: Account | undefined;
  binaries: Binaries;
  password: string;
  log: (sentence: string) => void;
};

/**
 * Makes the data folder with initdb unless it exists. It is made under another name and renamed when complete,
 * so that one cut short is simply made again.
 */
export async function ensureCluster({ data, account, binaries, password, log }: Cluster): Promise<void> {
  if (existsSync(data)) {
    await checkVersion(data);
    return;
  }
  log('Creating the database (once, takes some seconds)…');
  const half = `${data}.half`;
  const passwordFile = join(dirname(data), 'password.half');
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(half, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${half}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // PostgreSQL's own locale: sorts and folds alike on every machine and after every upgrade.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { cwd: dirname(data), env: environment, uid: account?.uid, gid: account?.gid },
    );
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new StartError(`PostgreSQL could not create its database in ${data}: ${reason}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(half, data);
}

/** The files without which PostgreSQL does not start; what else it is set to, it is told at each start. */
const settingsFiles = {
  'postgresql.conf': "default_text_search_config = 'pg_catalog.english'\n",
  'pg_hba.conf': 'host all,replication all 127.0.0.1/32 scram-sha-256\n',
  'pg_ident.conf': '',
};

/** Gives a data folder that was restored the settings of this server, in place of those of wherever it comes from. */
export async function writeSettings(data: string, account: Account | undefined): Promise<void> {
  for (const [name, text] of Object.entries(settingsFiles)) {
    await writeFile(join(data, name), text, { mode: 0o600, flush: true });
    if (account) await chown(join(data, name), account.uid, account.gid);
  }
}

async function checkVersion(data: string): Promise<void> {
  const version = (await readKept(join(data, 'PG_VERSION')))?.trim() ?? '';
  if (version === majorVersion) return;
  if (!/^\d+(\.\d+)?$/.test(version))
    throw new StartError(
      `The database in ${data} is damaged (its PG_VERSION names no version): restore a backup into an empty DATA_DIR.`,
    );
  throw new StartError(
    `The database in ${data} is of PostgreSQL ${version}, and this Kazi runs ${majorVersion}.`,
  );
}
