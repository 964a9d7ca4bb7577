import { createWriteStream, existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
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
  for (const folder of [dataDir, ...(uploads ? [uploads] : [])]) await expectEmpty(folder);
  const entries = readArchive(file, identity);
  const first = await entries.next();
  const found = await manifestIn(first.done ? undefined : first.value, file);
  const home = await openHome(dataDir, log);
  try {
    await putAll(entries, { dataDir, uploads, home });
    await rename(halfOf(home), home.data);
    return found;
  } catch (error) {
    await rm(home.folder, { recursive: true, force: true });
    for (const folder of [dataDir, ...(uploads ? [uploads] : [])]) await empty(folder);
    throw error;
  }
}

async function manifestIn(entry: Entry | undefined, file: string): Promise<Manifest> {
  const said = entry?.header.name === manifestName ? await text(entry) : '{}';
  const read = manifest.safeParse(JSON.parse(said));
  if (!read.success) throw new StartError(`${file} is no backup that this version of Kazi can restore.`);
  return read.data;
}

interface Target {
  dataDir: string;
  uploads: string | undefined;
  home: Home;
}

/** Writes each entry to its place; the database under another name until it is whole. */
async function putAll(entries: AsyncIterable<Entry>, { dataDir, uploads, home }: Target): Promise<void> {
  const half = halfOf(home);
  await put(home, half);
  const roots: Record<string, string | undefined> = {
    [places.kept]: dataDir,
    [places.uploads]: uploads,
    [places.database]: half,
    [places.passwords]: join(home.folder, 'passwords.json'),
  };
  for await (const entry of entries) {
    const { name, type, mode = 0o600 } = entry.header;
    const [place = '', ...rest] = name.replace(/\/$/, '').split('/');
    const root = roots[place];
    if (!root || normalize(name) !== name)
      throw new StartError(`The backup holds ${name}, for which there is no place.`);
    const path = join(root, ...rest);
    const owner = place === places.database ? home.account : undefined;
    if (type === 'directory') {
      await put({ account: owner }, path);
      entry.resume();
    } else {
      if (!owner) await mkdir(dirname(path), { recursive: true });
      await pipeline(entry, createWriteStream(path, { mode, flush: true }));
      if (owner) await chown(path, owner.uid, owner.gid);
    }
  }
}

/** Makes a folder of the database, for the account that runs it. */
async function put({ account }: Pick<Home, 'account'>, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700, recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
}

const halfOf = ({ data }: Home): string => `${data}.half`;

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

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
