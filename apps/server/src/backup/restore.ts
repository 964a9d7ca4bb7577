import { createWriteStream, existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ifMissing } from '../config/if-missing.ts';
import { StartError } from '../config/start-error.ts';
import { type Home, openHome } from '../database/embedded/home.ts';
import { type Entry, readArchive } from './archive.ts';
import { type Manifest, manifest, manifestName, places } from './manifest.ts';

interface Restoring {
  file: string;
  /** Of the recipient that the archive is encrypted for: `AGE-SECRET-KEY-1…`. */
  identity: string | undefined;
  /** Missing or empty: nothing is ever written over. */
  dataDir: string;
  /** Where uploads go; undefined where they are kept in a bucket. */
  uploads: string | undefined;
  log: (sentence: string) => void;
}

/**
 * Puts a backup into an empty DATA_DIR; the next start brings the database to the moment of the backup. Where it cannot be
 * read to its end, DATA_DIR is left as it was found.
 * @throws a StartError, one sentence for the person at the terminal.
 */
export async function restoreBackup({ file, identity, dataDir, uploads, log }: Restoring): Promise<Manifest> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const folders = [dataDir, ...(uploads ? [uploads] : [])];
  for (const folder of folders) await expectEmpty(folder);
  let found: Manifest | undefined;
  let target: Target | undefined;
  try {
    await readArchive(file, identity, async (entry) => {
      if (target) return putEntry(entry, target);
      found = await manifestIn(entry, file);
      target = await openTarget({ dataDir, uploads, log });
    });
    if (!found || !target) throw new StartError(`${file} is empty.`);
    await rename(target.half, target.home.data);
    return found;
  } catch (error) {
    if (target) await rm(target.home.folder, { recursive: true, force: true });
    for (const folder of folders) await empty(folder);
    throw error;
  }
}

async function manifestIn(entry: Entry, file: string): Promise<Manifest> {
  const said = entry.header.name === manifestName ? await text(entry) : '{}';
  const read = manifest.safeParse(JSON.parse(said));
  if (!read.success) throw new StartError(`${file} is no backup that this version of Kazi can restore.`);
  return read.data;
}

/** Where the places of an archive are put. */
interface Target {
  home: Home;
  /** The database under another name, until it is whole. */
  half: string;
  roots: Readonly<Record<string, string | undefined>>;
}

async function openTarget({
  dataDir,
  uploads,
  log,
}: Pick<Restoring, 'dataDir' | 'uploads' | 'log'>): Promise<Target> {
  const home = await openHome(dataDir, log);
  const half = `${home.data}.half`;
  await makeFolder(half, home.account);
  const roots = {
    [places.secret]: join(dataDir, 'secret'),
    [places.uploads]: uploads,
    [places.database]: half,
    [places.passwords]: join(home.folder, 'passwords.json'),
  };
  return { home, half, roots };
}

async function putEntry(entry: Entry, { home, roots }: Target): Promise<void> {
  const { name, type, mode } = entry.header;
  const [place = '', ...rest] = name.replace(/\/$/, '').split('/');
  const root = roots[place];
  if (!root || normalize(name) !== name)
    throw new StartError(`The backup holds ${name}, for which there is no place.`);
  const path = join(root, ...rest);
  const owner = place === places.database ? home.account : undefined;
  if (type === 'directory') {
    await makeFolder(path, owner);
    entry.resume();
    return;
  }
  if (place !== places.database) await mkdir(dirname(path), { recursive: true });
  await pipeline(entry, createWriteStream(path, { mode, flush: true }));
  if (owner) await chown(path, owner.uid, owner.gid);
}

/** Makes a folder of the database, for the account that runs it. */
async function makeFolder(folder: string, account: Home['account']): Promise<void> {
  await mkdir(folder, { mode: 0o700, recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
}

async function expectEmpty(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (names.length > 0)
    throw new StartError(
      `${folder} is not empty (${names.slice(0, 3).join(', ')}): nothing is written over. Set DATA_DIR to a new folder, or move this one away.`,
    );
}

const empty = async (folder: string): Promise<void> => {
  for (const name of await namesIn(folder)) await rm(join(folder, name), { recursive: true, force: true });
};

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(ifMissing)) ?? [];
