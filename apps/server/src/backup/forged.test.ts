import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../../test/data-dir.ts';
import { type Part, partsOf, writeParts } from '../../test/rewritten.ts';
import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { version } from '../config/version.ts';
import { start } from '../start.ts';
import { restoreBackup } from './restore.ts';

const run = promisify(execFile);

let places: string;
let from: string;
let to: string;
/** A backup of a server that was started and used: encrypted, and in the clear. */
let [encrypted, plain, older] = ['', '', ''];
let [identity, recipient, signer] = ['', '', ''];

/** What the forger wants PostgreSQL to run. */
const command = () => `touch ${join(places, 'ran')}`;

beforeAll(async () => {
  [places, from] = [await makeDataDir(), await makeDataDir()];
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  const running = await start(
    readConfig({ DATA_DIR: from, PORT: '0', SEED: 'none', LOG_LEVEL: 'silent' }),
    () => undefined,
  );
  await running.stop();
  await mkdir(join(from, 'files', 'tenant'), { recursive: true });
  await writeFile(join(from, 'files', 'tenant', 'one'), 'an upload');
  older = join(places, 'monday.backup');
  encrypted = join(places, 'tuesday.backup');
  plain = join(places, 'plain.backup');
  const backUp = (file: string, env: object) => say('backup', from, [file], env);
  await backUp(older, { BACKUP_RECIPIENT: recipient });
  await backUp(plain, {});
  const said = await backUp(encrypted, { BACKUP_RECIPIENT: recipient });
  signer = /BACKUP_SIGNER=(\S+)/.exec(said)?.[1] ?? '';
}, 120_000);
afterAll(async () => {
  for (const made of [places, from]) await removeDataDir(made);
});

beforeEach(async () => {
  to = await makeDataDir();
});
afterEach(() => removeDataDir(to));

/** Runs a command as an operator does; gives all that it says. */
async function say(
  name: string,
  dataDir: string,
  words: readonly string[],
  env: object = {},
): Promise<string> {
  const script = join(import.meta.dirname, '..', `${name}.ts`);
  const answer = run(process.execPath, [script, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  });
  const { stdout, stderr } = await answer.catch((error) => error);
  return `${stdout}${stderr}`;
}

const restore = (file: string, env: object = {}, ...more: string[]) =>
  say('restore', to, [file, ...more], { BACKUP_IDENTITY: identity, BACKUP_SIGNER: signer, ...env });

/** What the command says of a file that it refuses, by the function that it calls: of many files, each process would take a second. */
async function refusal(file: string, { unverified = false } = {}): Promise<string> {
  const trusted = unverified ? { identity: undefined, signers: [] } : { identity, signers: [signer] };
  const log = () => undefined;
  const answer = restoreBackup({
    file,
    ...trusted,
    unverified,
    dataDir: to,
    uploads: join(to, 'files'),
    log,
  });
  const error: unknown = await answer.then(
    () => undefined,
    (reason) => reason,
  );
  return error instanceof StartError ? error.message : `No sentence:\n    at ${error}`;
}

/** A file of its own folder, so that it can have the name that it was written under. */
async function forged(parts: readonly Part[], name: string, forRecipient?: string): Promise<string> {
  const folder = await makeDataDir();
  const file = join(folder, name);
  await writeParts(file, parts, forRecipient);
  return file;
}

const changed = (parts: readonly Part[], name: string, change: (content: Buffer) => Buffer): Part[] =>
  parts.map((part) => (part.name === name ? { ...part, content: change(part.content) } : part));

const setting = 'database/postgresql.auto.conf';
const added = (parts: readonly Part[], name: string, content: string): Part[] => [
  ...parts.slice(0, -1),
  { name, type: 'file', mode: 0o600, content: Buffer.from(content) },
  ...parts.slice(-1),
];
const archiving = () => `archive_mode = on\narchive_command = '${command()}'\n`;

/** Everything of the forger is refused in a sentence, leaves the folder empty, and has run nothing. */
async function expectRefused(said: string, sentence: RegExp): Promise<void> {
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/^ +at /m);
  expect(await readdir(to)).toEqual([]);
  expect(await readdir(places)).not.toContain('ran');
}

const notSigned = /is not as its server wrote it, or is of another server/;

test('a forger’s archive with commands for PostgreSQL is refused, in the clear and encrypted for the recipient', async () => {
  const parts = added(await partsOf(encrypted, identity), setting, archiving());
  await expectRefused(
    await restore(await forged(parts, 'tuesday.backup')),
    /is not encrypted, and BACKUP_IDENTITY says/,
  );
  await expectRefused(await restore(await forged(parts, 'tuesday.backup', recipient)), notSigned);
  const unsigned = parts.slice(0, -1);
  await expectRefused(
    await restore(await forged(unsigned, 'tuesday.backup', recipient)),
    /lacks its signature/,
  );
  const behind = [...parts, ...parts.slice(-2, -1)];
  await expectRefused(
    await restore(await forged(behind, 'tuesday.backup', recipient)),
    /goes on behind its signature/,
  );
  const plainParts = added(await partsOf(plain), setting, archiving());
  await expectRefused(
    await restore(await forged(plainParts, 'plain.backup'), { BACKUP_IDENTITY: '' }),
    notSigned,
  );
}, 120_000);

test('nothing that was signed can be changed, moved or left out', async () => {
  const parts = await partsOf(encrypted, identity);
  const upload = 'files/tenant/one';
  const names = parts.map(({ name }) => name);
  const uploads = names.find((name) => name.endsWith('/tenant/one')) ?? upload;
  const forgeries = [
    changed(parts, uploads, () => Buffer.from('an Upload')),
    changed(parts, 'secret', () => Buffer.from('x'.repeat(64))),
    changed(parts, 'kazi-backup.json', (text) =>
      Buffer.from(text.toString().replace(/"takenAt":"20/, '"takenAt":"21')),
    ),
    parts.filter(({ name }) => name !== uploads),
    parts.map((part) => (part.name === uploads ? { ...part, name: `${uploads}s` } : part)),
    parts.map((part) => (part.name === uploads ? { ...part, mode: 0o777 } : part)),
    [...parts.slice(0, 1), ...parts.slice(2, 3), ...parts.slice(1, 2), ...parts.slice(3)],
  ];
  for (const one of forgeries)
    await expectRefused(await refusal(await forged(one, 'tuesday.backup', recipient)), notSigned);
}, 240_000);

test('another backup in the place of one is told by its name, and a signer that is missing or another is asked for', async () => {
  const folder = await makeDataDir();
  const swapped = join(folder, 'tuesday.backup');
  await copyFile(older, swapped);
  await expectRefused(
    await restore(swapped),
    /was written as monday\.backup, at \S+: somebody may have put it/,
  );
  await expectRefused(
    await restore(encrypted, { BACKUP_SIGNER: '' }),
    /give BACKUP_SIGNER, which each backup says/,
  );
  await expectRefused(await restore(encrypted, { BACKUP_SIGNER: `ed25519:${'A'.repeat(43)}` }), notSigned);
  await expectRefused(
    await restore(encrypted, { BACKUP_SIGNER: 'nonsense' }),
    /BACKUP_SIGNER\S* must be as a backup says it/,
  );
  await removeDataDir(folder);
}, 120_000);

test('what is no data has no place, and settings of an archive are read over', async () => {
  const parts = (await partsOf(plain)).slice(0, -1);
  const unverified = (given: readonly Part[]) => async () =>
    restore(await forged(given, 'plain.backup'), { BACKUP_IDENTITY: '', BACKUP_SIGNER: '' }, '--unverified');
  // What has no place is refused as it comes: the whole of a database before it would only take long.
  const [few, last] = [parts.slice(0, 20), parts.slice(-1)];
  for (const name of [
    'database/recovery.signal',
    'database/standby.signal',
    'database/conf.d/more.conf',
    'database/pg_tblspc/16384',
    'database/tablespace_map',
    'database/pg_wal/run.sh',
    'database/pg_replslot/one/state',
    'database/../secret',
    'database/base/../../secret',
    '/etc/kazi',
    'secret/below',
    'postgres/data',
  ]) {
    const file = { name, type: 'file', mode: 0o600, content: Buffer.from('x') };
    const odd = await forged([...few, file, ...last], 'plain.backup');
    await expectRefused(await refusal(odd, { unverified: true }), /for which there is no place/);
  }
  const link = {
    name: 'database/base/link',
    type: 'symlink',
    mode: 0o777,
    content: Buffer.from('/etc/passwd'),
  };
  await expectRefused(await unverified([...few, link])(), /for which there is no place/);

  // As an archive of an earlier version has it, with the forger's line: taken knowingly, it still runs nothing.
  const withSettings = [
    ...parts,
    ...[setting, 'database/postgresql.conf', 'database/pg_hba.conf', 'database/pg_ident.conf'].map(
      (name) => ({
        name,
        type: 'file',
        mode: 0o600,
        content: Buffer.from(archiving()),
      }),
    ),
  ];
  expect(await unverified(withSettings)()).toContain(`${to} is as it was at`);
  expect(await readdir(places)).not.toContain('ran');
  const kept = await readFile(join(to, 'postgres', 'data', 'postgresql.conf'), 'utf8');
  expect(kept).not.toContain('archive');
}, 240_000);

test('a backup of an earlier version needs a word of its own; one of a newer Kazi is refused', async () => {
  const parts = (await partsOf(plain)).slice(0, -1);
  const withManifest = (edit: (manifest: Record<string, unknown>) => object) =>
    changed(parts, 'kazi-backup.json', (text) =>
      Buffer.from(JSON.stringify(edit(JSON.parse(text.toString())))),
    );
  const env = { BACKUP_IDENTITY: '', BACKUP_SIGNER: '' };
  const old = await forged(
    withManifest(({ takenAt, holdsUploads }) => ({ format: 1, takenAt, holdsUploads })),
    'kazi.backup',
  );
  await expectRefused(await restore(old, env), /backup of an earlier version of Kazi, which signed none/);
  const later = version.replace(/\d+/, (major) => `${Number(major) + 1}`);
  const newer = await forged(
    withManifest((manifest) => ({
      ...manifest,
      database: { version: later, serves: later, last: '9001_later.sql' },
    })),
    'plain.backup',
  );
  await expectRefused(
    await restore(newer, env, '--unverified'),
    new RegExp(
      `^This is Kazi ${version}, and the backup is from Kazi ${later} \\(its 9001_later\\.sql is not known here\\)`,
    ),
  );
  expect(await restore(old, env, '--unverified')).toContain(`${to} is as it was at`);
}, 120_000);
