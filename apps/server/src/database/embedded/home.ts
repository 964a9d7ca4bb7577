import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir, mkdtemp, readlink, realpath, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartError } from '../../config/start-error.ts';
import { type Account, accountFor, mayEnter } from './account.ts';

/** The folder of one embedded database: its data, passwords, lock and log. */
export type Home = {
  folder: string;
  /** PostgreSQL's data folder, below `folder`. */
  data: string;
  account: Account | undefined;
};

/**
 * The database's folder is `<dataDir>/postgres`. Where the account that PostgreSQL must run as cannot enter
 * that (a clone below root's closed home), it is a link to a folder elsewhere, so that it is found again even
 * when `dataDir` moves.
 */
export async function openHome(dataDir: string, log: (sentence: string) => void): Promise<Home> {
  const here = join(resolve(dataDir), 'postgres');
  await mkdir(resolve(dataDir), { recursive: true });
  const folder = existsSync(here) ? await realpath(here) : await makeFolder(here, log);
  const data = join(folder, 'data');
  await access(folder, constants.W_OK).catch(() => {
    throw new StartError(`The database in ${folder} belongs to another user: start Kazi as that user.`);
  });
  const account = accountFor(data);
  if (account && !mayEnter(account, folder)) {
    throw new StartError(
      `The database in ${folder} is run as ${account.name}, who may not enter that folder: open the way (chmod o+x on each folder above it), or set DATA_DIR to another folder.`,
    );
  }
  return { folder, data, account };
}

async function makeFolder(here: string, log: (sentence: string) => void): Promise<string> {
  const gone = await readlink(here).catch(() => undefined);
  if (gone)
    throw new StartError(
      `The database's folder ${gone} is gone: restore it, or remove ${here} to begin anew.`,
    );
  const account = accountFor(join(here, 'data'));
  if (!account || mayEnter(account, join(here, '..'))) {
    await mkdir(here);
    await chmod(here, account ? 0o711 : 0o700);
    return realpath(here);
  }
  const elsewhere = await firstWritable(['/var/lib/kazi', join(tmpdir(), 'kazi')]);
  const folder = await mkdtemp(join(elsewhere, 'postgres-'));
  await chmod(folder, 0o711);
  await writeFile(join(folder, 'README'), `The database of ${here}, which is a link to this folder.\n`);
  await symlink(folder, here);
  log(
    `PostgreSQL does not run as root, and ${account.name} may not enter ${here}: the database lives in ${folder}.`,
  );
  return folder;
}

async function firstWritable(folders: string[]): Promise<string> {
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o711 });
      await access(folder, constants.W_OK);
      return folder;
    } catch {}
  }
  throw new StartError(
    `The database found no writable folder (tried ${folders.join(', ')}): set DATA_DIR to one.`,
  );
}
