import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { loadSecret } from '../src/config/secret.ts';
import { StartError } from '../src/config/start-error.ts';
import { type Running, start } from '../src/start.ts';
import { makeDataDir, removeDataDir } from './data-dir.ts';
import { aSmallDisk } from './faults/small-disk.ts';

const main = join(import.meta.dirname, '../src/main.ts');
const asRoot = process.getuid?.() === 0;
const nobody = 65_534;

let dataDir: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
  await (await startHere()).stop();
  await writeFile(join(dataDir, 'last-backup'), '2026-11-26T01:30:00.000Z\n');
  await mkdir(join(dataDir, 'files'), { recursive: true });
}, 120_000);
afterAll(() => removeDataDir(dataDir));

const startHere = (env: NodeJS.ProcessEnv = {}): Promise<Running> =>
  start(
    readConfig({ DATA_DIR: dataDir, PORT: '0', SEED: 'none', LOG_LEVEL: 'silent', ...env }),
    () => undefined,
  );

/** What a start says that fails; `ready` for one that does not. */
async function outcome(env: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    await (await startHere(env)).stop();
    return 'ready';
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
}

const emptied = (path: string) => rm(path, { recursive: true, force: true });
/** What may become of a file: `path` is to be made, `whole` is what it was. */
const damages = {
  missing: async () => undefined,
  empty: (path: string) => writeFile(path, ''),
  cut: async (path: string, whole: string) => {
    const bytes = await readFile(whole);
    await writeFile(path, bytes.subarray(0, Math.floor(bytes.length / 3)));
  },
  garbage: (path: string) => writeFile(path, '\0\u0001 Dear Amina,\nhow are you?\n'),
  folder: (path: string) => mkdir(path),
};
type Damage = keyof typeof damages;

/** Damages what is kept under a name for as long as `work` takes. */
async function whileDamaged(name: string, damage: Damage, work: (path: string) => Promise<void>) {
  const path = join(dataDir, name);
  const whole = `${path}.whole`;
  const { uid, gid } = await stat(path);
  await rename(path, whole);
  try {
    await damages[damage](path, whole);
    if (damage !== 'missing') await chown(path, uid, gid);
    await work(path);
  } finally {
    await emptied(path);
    await rename(whole, path);
  }
}

/** What lies at a path: its length, or that it is a folder or nothing. */
const lying = (path: string) =>
  stat(path).then(
    (found) => (found.isDirectory() ? 'a folder' : found.size),
    () => 'nothing',
  );

const secret = /^The master secret \S+ is (missing|damaged)[^\n]+npm run secret -- accept/;
const passwords = /^\S+passwords\.json, with the passwords of the database, is (missing|damaged)[^\n]+$/;
const version = /^The database in \S+ is damaged \(its PG_VERSION names no version\)[^\n]+$/;
const inPlace = /^\S+ cannot be read: a folder is in its place \(EISDIR\)\.[^\n]*$/;

test.each<[name: string, damage: Damage, said: RegExp]>([
  ...(['missing', 'empty', 'cut', 'garbage'] as const).flatMap((damage): [string, Damage, RegExp][] => [
    ['secret', damage, secret],
    ['postgres/passwords.json', damage, passwords],
    ['last-backup', damage, /^ready$/],
  ]),
  ...(['missing', 'empty', 'garbage'] as const).map((damage): [string, Damage, RegExp] => [
    'postgres/data/PG_VERSION',
    damage,
    version,
  ]),
  ['secret', 'folder', inPlace],
  ['postgres/passwords.json', 'folder', inPlace],
  ['postgres/data/PG_VERSION', 'folder', inPlace],
  ['last-backup', 'folder', /^ready$/],
  [
    'postgres/data',
    'garbage',
    /^\S+PG_VERSION cannot be read: a file is where a folder belongs \(ENOTDIR\)\./,
  ],
  [
    'postgres/server.log',
    'folder',
    /^The database in \S+ cannot be used: a folder is in its place \(EISDIR\)\.$/,
  ],
  ['postgres/data/global/pg_control', 'empty', /^The embedded PostgreSQL did not start: [^\n]+$/],
  ['files', 'garbage', /^\S+ cannot be used for uploads: a file is where a folder belongs/],
])('%s: %s', { timeout: 60_000 }, async (name, damage, said) => {
  await whileDamaged(name, damage, async (path) => {
    const before = await lying(path);
    const found = await outcome();
    expect(found).toMatch(said);
    // Nothing is made in place of what was refused.
    if (found !== 'ready') expect(await lying(path)).toBe(before);
  });
});

test.each<[name: string, damage: Damage]>([
  ['postgres/server.lock', 'empty'],
  ['postgres/server.lock', 'garbage'],
  ['postgres/data/postmaster.pid', 'empty'],
  ['postgres/data/postmaster.pid', 'garbage'],
  ['postgres/server.lock', 'folder'],
  ['postgres/data/postmaster.pid', 'folder'],
])('%s that a killed server has left: %s', { timeout: 60_000 }, async (name, damage) => {
  const path = join(dataDir, name);
  await damages[damage](path, path);
  expect(await outcome()).toMatch(damage === 'folder' ? /^[^\n]+\.$/ : /^ready$/);
  await rm(path, { recursive: true, force: true });
});

const disk = aSmallDisk(1);
afterAll(() => disk?.remove());

test.runIf(disk)('a first start on a full disk leaves no secret, and the next one makes it', async () => {
  const given = readConfig({ DATA_DIR: disk?.folder });
  disk?.fill();
  await expect(loadSecret(given)).rejects.toThrow(
    /^\S+secret cannot be written: the disk is full \(ENOSPC\)\.$/,
  );
  expect(await readdir(given.dataDir)).toEqual(['filler']);
  disk?.makeRoom();
  const [one, other] = await Promise.all([loadSecret(given), loadSecret(given)]);
  expect(one('files')).toBe(other('files'));
  expect(await readdir(given.dataDir)).toEqual(['secret']);
});

test('the sentence tells one database’s secret from another, and takes what belongs to it', {
  timeout: 120_000,
}, async () => {
  const kept = await readFile(join(dataDir, 'secret'), 'utf8');
  const [given, other] = ['g'.repeat(40), 'o'.repeat(40)];
  const another =
    /^AUTH_SECRET is not the one that this database was used with: [^\n]+npm run secret -- accept$/;
  expect(await outcome({ AUTH_SECRET: given })).toMatch(another);
  // Exchanged: known beside the former one first, then alone, and the former one no more.
  expect(await outcome({ AUTH_SECRET: given, AUTH_SECRET_OLD: kept })).toBe('ready');
  expect(await outcome({ AUTH_SECRET: given })).toBe('ready');
  expect(await outcome()).toMatch(
    /^The master secret \S+secret is not the one that this database was used with/,
  );
  // Lost, and knowingly given up.
  expect(await outcome({ AUTH_SECRET: other })).toMatch(another);
  expect(await accept({ AUTH_SECRET: other })).toContain('authenticator apps');
  expect(await outcome({ AUTH_SECRET: other })).toBe('ready');
  expect(await accept()).toContain('authenticator apps');
  expect(await outcome()).toBe('ready');
});

/** Runs `npm run secret -- accept`. */
async function accept(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const script = join(import.meta.dirname, '../src/secret.ts');
  const { said } = await ended(
    spawn(process.execPath, [script, 'accept'], { env: { ...process.env, DATA_DIR: dataDir, ...env } }),
  );
  return said;
}

async function ended(child: ChildProcess, until?: string): Promise<{ said: string; code: unknown }> {
  let [said, isTold] = ['', false];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += String(chunk);
      if (!until || isTold || !said.includes(until)) return;
      isTold = true;
      child.kill('SIGTERM');
    });
  const [code] = await once(child, 'close');
  return { said, code };
}

// A server that is not root, in a folder of its own where one file is root's.
test.runIf(asRoot)('what another user owns is told in a sentence', { timeout: 240_000 }, async () => {
  const own = await makeDataDir();
  await chown(own, nobody, nobody);
  const run = () =>
    ended(
      spawn(process.execPath, [main], {
        uid: nobody,
        gid: nobody,
        cwd: '/',
        env: { PATH: process.env.PATH, DATA_DIR: own, PORT: '0', SEED: 'none', LOG_LEVEL: 'silent' },
      }),
      'ready at',
    );
  expect((await run()).said).toContain('ready at');
  await writeFile(join(own, 'last-backup'), '');
  for (const name of [
    'secret',
    'postgres/passwords.json',
    'postgres/data/PG_VERSION',
    'postgres/data',
    'postgres',
    'postgres/server.log',
  ]) {
    const path = join(own, name);
    const { mode } = await stat(path);
    await chown(path, 0, 0);
    await chmod(path, 0o600);
    const { said, code } = await run();
    expect(said, name).toMatch(
      /^[^\n]*(this user may not|belongs to another user|Permission denied)[^\n]*\n$/,
    );
    expect(code, name).toBe(1);
    await chmod(path, mode);
    await chown(path, nobody, nobody);
  }
  expect((await run()).said).toContain('ready at');
  await removeDataDir(own);
});
