import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity } from 'age-encryption';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../../test/data-dir.ts';
import { aSmallDisk } from '../../test/faults/small-disk.ts';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded/index.ts';

const run = promisify(execFile);
const tenant = '01a1fbd0-644f-7129-8794-11ba965f0f19';

const secret = 'of-this-server-and-of-none-other';

let folder: string;
let from: string;
let to: string;
let running: EmbeddedDatabase | undefined;

beforeEach(async () => {
  folder = await makeDataDir();
  [from, to] = [await makeDataDir(), await makeDataDir()];
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  for (const made of [folder, from, to]) await removeDataDir(made);
});

const start = async (dataDir: string) => {
  running = await startEmbedded({ dataDir, log: () => undefined });
  return running;
};

const stop = async () => {
  await running?.stop();
  running = undefined;
};

/** Runs one of the two commands as an operator does; gives what it says. */
const command = async (
  name: 'backup' | 'restore',
  dataDir: string,
  file: string,
  env: object = {},
  ...more: string[]
) => {
  const script = join(import.meta.dirname, '..', `${name}.ts`);
  const { stdout } = await run(process.execPath, [script, file, ...more], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  });
  return stdout;
};

const refused = (answer: Promise<string>) =>
  answer.then(
    (said) => expect.unreachable(said),
    ({ stderr, code }: { stderr: string; code: number }) => {
      expect(code).toBe(1);
      return stderr;
    },
  );

/** The signer that a backup says. */
const signerIn = (said: string) => /BACKUP_SIGNER=(\S+)/.exec(said)?.[1] ?? '';

/** A server's folder: a table, an upload and a secret. */
async function furnish(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await start(dataDir);
  await withClient(database.ownerUrl, (client) =>
    client.query('CREATE TABLE notes (n int PRIMARY KEY, padding text)'),
  );
  await mkdir(join(dataDir, 'files', tenant), { recursive: true });
  await writeFile(join(dataDir, 'files', tenant, 'first'), 'an upload');
  await writeFile(join(dataDir, 'secret'), secret, { mode: 0o600 });
  return database;
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

test('a backup of a server that is written to meanwhile holds everything up to one moment, encrypted', async () => {
  const { superuserUrl } = await furnish(from);
  const [, identity = '', recipient = ''] =
    (await command('backup', from, '--new-key')).match(/(AGE-SECRET-KEY-\S+).*(age1\S+)/s) ?? [];
  const file = join(folder, 'kazi.backup');
  let [written, isOver] = [0, false];
  const writing = withClient(superuserUrl, async (client) => {
    while (!isOver) {
      await client.query('INSERT INTO notes VALUES ($1, $2)', [written + 1, 'x'.repeat(2000)]);
      written += 1;
      // Without the slot, a checkpoint would let go of the log that the copy needs.
      if (written % 50 === 0) await client.query('CHECKPOINT');
    }
  });
  const cut = { BACKUP_RECIPIENT: recipient.slice(0, -3) };
  expect(await refused(command('backup', from, file, cut))).toContain(
    'BACKUP_RECIPIENT must be a whole recipient',
  );
  const before = written;
  const said = await command('backup', from, file, { BACKUP_RECIPIENT: recipient });
  const meanwhile = written;
  isOver = true;
  await writing;
  await stop();
  expect(meanwhile).toBeGreaterThan(before);
  expect(said).toMatch(/^\S+kazi\.backup holds the backup \(\d+\.\d MB\)\.\nKeep its signer [^\n]+\n$/);
  const BackupSigner = signerIn(said);
  expect((await readFile(file)).includes(secret)).toBe(false);

  expect(await refused(command('restore', to, file))).toContain('give the identity of its recipient');
  const other = { BACKUP_IDENTITY: await generateX25519Identity(), BACKUP_SIGNER: BackupSigner };
  expect(await refused(command('restore', to, file, other))).toContain('is for another identity');
  expect(await readdir(to)).toEqual([]);

  expect(
    await command('restore', to, file, { BACKUP_IDENTITY: identity, BACKUP_SIGNER: BackupSigner }),
  ).toContain(`${to} is as it was at`);
  expect(await readFile(join(to, 'files', tenant, 'first'), 'utf8')).toBe('an upload');
  expect(await readFile(join(to, 'secret'), 'utf8')).toBe(secret);
  const restored = await start(to);
  const [row] = await withClient(restored.ownerUrl, async (client) => {
    const { rows } = await client.query('SELECT count(*)::int, max(n) FROM notes');
    await client.query("INSERT INTO notes VALUES (0, 'the restored one is written to')");
    return rows;
  });
  expect(row.count).toBe(row.max);
  expect(row.max).toBeGreaterThanOrEqual(before);
  expect(row.max).toBeLessThanOrEqual(written);
}, 300_000);

test('a server that stands still is backed up as well; nothing is written over, and what is damaged leaves nothing', async () => {
  await furnish(from);
  await stop();
  const file = join(folder, 'plain.backup');
  const said = await command('backup', from, file);
  expect(said).toContain('It is not encrypted');
  const BackupSigner = signerIn(said);
  expect(await refused(command('backup', from, file))).toContain('is there already');
  expect(await refused(command('restore', from, file))).toContain('is not empty');

  const bytes = await readFile(file);
  // Each under the name that it was written as, in a folder of its own.
  const named = async (place: string) => {
    await mkdir(join(folder, place));
    return join(folder, place, 'plain.backup');
  };
  const short = await named('short');
  await writeFile(short, bytes.subarray(0, -5000));
  const bent: string[] = [];
  for (const percent of [5, 30, 60, 90]) {
    const path = await named(`bent-at-${percent}`);
    bent.push(path);
    const at = Math.floor((bytes.length * percent) / 100);
    await writeFile(path, Buffer.from(bytes).fill(0x5a, at, at + 64));
  }
  const none = join(folder, 'none.backup');
  await writeFile(none, 'Dear Amina, here is the backup.');
  for (const bad of [short, ...bent, none, join(folder, 'missing')]) {
    expect(await refused(command('restore', to, bad, { BACKUP_SIGNER: BackupSigner }))).toMatch(
      /cannot be read|There is no file/,
    );
    expect(await readdir(to)).toEqual([]);
  }

  expect(await command('restore', to, file, { BACKUP_SIGNER: BackupSigner })).toContain(
    `${to} is as it was at`,
  );
  const { ownerUrl } = await start(to);
  expect(await withClient(ownerUrl, (client) => client.query('TABLE notes'))).toMatchObject({ rowCount: 0 });
}, 300_000);

test('what cannot be written is a sentence, leaves nothing, and what a killed backup left is gone', async () => {
  await furnish(from);
  expect(await refused(command('backup', from, join(folder, 'none', 'kazi.backup')))).toMatch(
    /^\S+none\/kazi\.backup cannot be written: there is no such file or folder \(ENOENT\)[^\n]+\n$/,
  );
  const disk = aSmallDisk(1);
  disk?.fill(20_000);
  if (disk) {
    expect(await refused(command('backup', from, join(disk.folder, 'kazi.backup')))).toMatch(
      /^\S+kazi\.backup cannot be written: the disk is full \(ENOSPC\)[^\n]+\n$/,
    );
    expect(await readdir(disk.folder)).toEqual(['filler']);
    disk.remove();
  }
  const gone = spawn('true');
  await once(gone, 'exit');
  const left = `monday.backup.kazi-${gone.pid}.part`;
  const others = [`tuesday.backup.kazi-${process.pid}.part`, 'somebody.part'];
  for (const name of [left, ...others]) await writeFile(join(folder, name), '');
  await command('backup', from, join(folder, 'kazi.backup'));
  expect((await readdir(folder)).sort()).toEqual(['kazi.backup', ...others].sort());
}, 120_000);

test('a note for the metrics that cannot be written is warned of, and the backup is there', async () => {
  await furnish(from);
  await mkdir(join(from, 'last-backup', 'in its place'), { recursive: true });
  const script = join(import.meta.dirname, '..', 'backup.ts');
  const file = join(folder, 'kazi.backup');
  const { stdout, stderr } = await run(process.execPath, [script, file], {
    env: { ...process.env, DATA_DIR: from },
  });
  expect(stdout).toContain('holds the backup');
  expect(stderr).toMatch(
    /^The note for the metrics: \S+last-backup cannot be written: a folder is in its place[^\n]+\n$/,
  );
}, 120_000);

const nobody = 65_534;

test.runIf(process.getuid?.() === 0)(
  'root’s backup of another user’s server leaves that user nothing that they cannot use',
  async () => {
    for (const place of [from, folder]) await chown(place, nobody, nobody);
    await mkdir(join(from, 'files'));
    await chown(join(from, 'files'), nobody, nobody);
    await writeFile(join(from, 'secret'), secret, { mode: 0o600 });
    await chown(join(from, 'secret'), nobody, nobody);
    const backUp = (name: string, as: object = {}) => {
      const script = join(import.meta.dirname, '..', 'backup.ts');
      const env = { PATH: process.env.PATH, DATA_DIR: from };
      return run(process.execPath, [script, join(folder, name)], { env, cwd: '/', ...as });
    };
    const asNobody = { uid: nobody, gid: nobody };
    const server = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
      env: { PATH: process.env.PATH, DATA_DIR: from, PORT: '0', SEED: 'none', LOG_LEVEL: 'silent' },
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
      ...asNobody,
    });
    for await (const chunk of server.stdout) if (String(chunk).includes('ready at')) break;
    expect((await backUp('by-root.backup')).stdout).toContain('holds the backup');
    expect((await backUp('by-its-user.backup', asNobody)).stderr).toBe('');
    server.kill('SIGTERM');
    await once(server, 'exit');
    // To start the database would leave more behind, as would a restore.
    const sentence =
      /belongs to \w+, and what root leaves there could not be used by that user: run this as \w+, by sudo -u \w+\.$/m;
    await expect(backUp('again.backup')).rejects.toMatchObject({ stderr: expect.stringMatching(sentence) });
    const below = join(from, 'restored');
    expect(await refused(command('restore', below, join(folder, 'by-root.backup')))).toMatch(sentence);
    expect((await backUp('again.backup', asNobody)).stdout).toContain('holds the backup');
  },
  120_000,
);

test('external databases and unknown places are told what to do', async () => {
  const file = join(folder, 'kazi.backup');
  const env = { DATABASE_URL: 'postgres://kazi@127.0.0.1:1/kazi' };
  expect(await refused(command('backup', from, file, env))).toContain('backed up by its own means');
  expect(await refused(command('backup', from, file))).toContain('There is no database in');
  expect(await refused(command('backup', from, ''))).toContain('npm run backup -- kazi.backup');
});
