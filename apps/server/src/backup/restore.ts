import { createWriteStream, existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ifMissing } from '../config/file-problem.ts';
import { StartError } from '../config/start-error.ts';
import { refuseForRoot } from '../database/embedded/account.ts';
import { writeSettings } from '../database/embedded/cluster.ts';
import { type Home, openHome } from '../database/embedded/home.ts';
import { knownMigrations } from '../database/migrate.ts';
import { refuseNewer } from '../database/migrated.ts';
import { type Entry, readArchive, type Seal } from './archive.ts';
import { isData, isSetting } from './data-folder.ts';
import { type Manifest, manifest, manifestName, places } from './manifest.ts';
import { isSignedBy } from './signature.ts';

const manifestBytes = 10_000;

interface Restoring {
  file: string;
  /** Of the recipient that the archive is encrypted for: `AGE-SECRET-KEY-1…`. */
  identity: string | undefined;
  /** Who may have signed it; see `signersOf`. */
  signers: readonly string[];
  /** Takes one that is not signed, or whose signer is not known here. */
  unverified: boolean;
  /** Missing or empty: nothing is ever written over. */
  dataDir: string;
  /** Where uploads go; undefined where they are kept in a bucket. */
  uploads: string | undefined;
  log: (sentence: string) => void;
}

/**
 * Puts a backup into an empty DATA_DIR; the next start brings the database to the moment of the backup. Where it cannot be
 * read to its end, or is not signed as it should be, DATA_DIR is left as it was found, and nothing of it has been run.
 * @throws a StartError, one sentence for the person at the terminal.
 */
export async function restoreBackup(restoring: Restoring): Promise<Manifest> {
  const { file, identity, dataDir, uploads, log } = restoring;
  refuseForRoot(dataDir);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const folders = [dataDir, ...(uploads ? [uploads] : [])];
  for (const folder of folders) await expectEmpty(folder);
  let found: Manifest | undefined;
  let target: Target | undefined;
  try {
    const seal = await readArchive(file, identity, async (entry) => {
      if (target) return putEntry(entry, target);
      found = await manifestIn(entry, file);
      await refuseUnfit(found, restoring);
      target = await openTarget({ dataDir, uploads, log });
    });
    if (!found || !target) throw new StartError(`${file} is empty.`);
    refuseUnsigned(seal, restoring);
    await writeSettings(target.half, target.home.account);
    await rename(target.half, target.home.data);
    return found;
  } catch (error) {
    if (target) await rm(target.home.folder, { recursive: true, force: true });
    for (const folder of folders) await empty(folder);
    throw error;
  }
}

async function manifestIn({ header, content }: Entry, file: string): Promise<Manifest> {
  const none = new StartError(`${file} is no backup that this version of Kazi can restore.`);
  if (header.name !== manifestName || (header.size ?? 0) > manifestBytes) throw none;
  try {
    return manifest.parse(JSON.parse(await text(content)));
  } catch {
    throw none;
  }
}

/** Throws a StartError for what its manifest tells against, before anything is written. */
async function refuseUnfit(found: Manifest, { file, unverified }: Restoring): Promise<void> {
  if (found.format === 1) {
    if (unverified) return;
    throw new StartError(
      `${file} is a backup of an earlier version of Kazi, which signed none: who can write to the place of your backups could have made it. ${knowingly}`,
    );
  }
  const { version, serves, last } = found.database;
  const isKnown = last === null || (await knownMigrations()).has(last);
  refuseNewer('the backup', isKnown ? undefined : last, { version, serves });
  if (found.name !== basename(file))
    throw new StartError(
      `${file} was written as ${found.name}, at ${found.takenAt}: somebody may have put it in the place of another one. If it is the one you mean, give it its name back.`,
    );
}

const knowingly = 'If you know where it comes from, restore it with --unverified.';

/** Throws a StartError unless one of the known signers has signed all of it. */
function refuseUnsigned(
  { digest, signature }: Seal,
  { file, signers, unverified }: Pick<Restoring, 'file' | 'signers' | 'unverified'>,
): void {
  if (unverified && (signature === undefined || signers.length === 0)) return;
  if (signature === undefined)
    throw new StartError(`${file} lacks its signature: it was changed, or cut short.`);
  if (signers.length === 0)
    throw new StartError(
      `${file} can be verified by its signer alone: give BACKUP_SIGNER, which each backup says, or the AUTH_SECRET of that server. ${knowingly}`,
    );
  if (!isSignedBy(signers, digest, signature))
    throw new StartError(
      `${file} is not as its server wrote it, or is of another server: none of the known signers (${signers.join(', ')}) has signed it.`,
    );
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

async function putEntry({ header, content }: Entry, { home, roots }: Target): Promise<void> {
  const { name, type, mode } = header;
  const [place = '', ...rest] = name.replace(/\/$/, '').split('/');
  const below = rest.join('/');
  const root = roots[place];
  const isFolder = type === 'directory';
  const isOfDatabase = place === places.database;
  if (isOfDatabase && isSetting(below)) return drain(content);
  const fits = isOfDatabase
    ? isData(below, isFolder)
    : !isFolder && (place === places.uploads) === rest.length > 0;
  if (!root || normalize(name) !== name || !(isFolder || type === 'file') || !fits)
    throw new StartError(`The backup holds ${name}, for which there is no place.`);
  const path = join(root, ...rest);
  const owner = isOfDatabase ? home.account : undefined;
  if (isFolder) {
    await makeFolder(path, owner);
    return drain(content);
  }
  if (!isOfDatabase) await mkdir(dirname(path), { recursive: true });
  await pipeline(content, createWriteStream(path, { mode, flush: true }));
  if (owner) await chown(path, owner.uid, owner.gid);
}

/** Settings of the archive are read over: PostgreSQL has this server's own. */
async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
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
