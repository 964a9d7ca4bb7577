import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateX25519Identity } from 'age-encryption';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../../test/data-dir.ts';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded/index.ts';

const run = promisify(execFile);
const tenant = '01a1fbd0-644f-7129-8794-11ba965f0f19';

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
const command = async (name: 'backup' | 'restore', dataDir: string, file: string, env: object = {}) => {
  const script = join(import.meta.dirname, '..', `${name}.ts`);
  const { stdout } = await run(process.execPath, [script, file], {
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

/** A server's folder: a table, an upload and a secret. */
async function furnish(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await start(dataDir);
  await withClient(database.ownerUrl, (client) =>
    client.query('CREATE TABLE notes (n int PRIMARY KEY, padding text)'),
  );
  await mkdir(join(dataDir, 'files', tenant), { recursive: true });
  await writeFile(join(dataDir, 'files', tenant, 'first'), 'an upload');
  await writeFile(join(dataDir, 'secret'), 'of this server', { mode: 0o600 });
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
  expect(said).toMatch(/^\S+kazi\.backup holds the backup \(\d+\.\d MB\)\.\n$/);
  expect((await readFile(file)).includes('of this server')).toBe(false);

  expect(await refused(command('restore', to, file))).toContain('give the identity of its recipient');
  const other = { BACKUP_IDENTITY: await generateX25519Identity() };
  expect(await refused(command('restore', to, file, other))).toContain('is for another identity');
  expect(await readdir(to)).toEqual([]);

  expect(await command('restore', to, file, { BACKUP_IDENTITY: identity })).toContain(
    `${to} is as it was at`,
  );
  expect(await readFile(join(to, 'files', tenant, 'first'), 'utf8')).toBe('an upload');
  expect(await readFile(join(to, 'secret'), 'utf8')).toBe('of this server');
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
  expect(await command('backup', from, file)).toContain('It is not encrypted');
  expect(await refused(command('backup', from, file))).toContain('is there already');
  expect(await refused(command('restore', from, file))).toContain('is not empty');

  const bytes = await readFile(file);
  const short = join(folder, 'short.backup');
  await writeFile(short, bytes.subarray(0, -5000));
  const bent = [5, 30, 60, 90].map((percent) => ({ percent, path: join(folder, `bent-at-${percent}`) }));
  for (const { percent, path } of bent) {
    const at = Math.floor((bytes.length * percent) / 100);
    await writeFile(path, Buffer.from(bytes).fill(0x5a, at, at + 64));
  }
  const none = join(folder, 'none.backup');
  await writeFile(none, 'Dear Amina, here is the backup.');
  for (const bad of [short, ...bent.map(({ path }) => path), none, join(folder, 'missing')]) {
    expect(await refused(command('restore', to, bad))).toMatch(/cannot be read|There is no file/);
    expect(await readdir(to)).toEqual([]);
  }

  expect(await command('restore', to, file)).toContain(`${to} is as it was at`);
  const { ownerUrl } = await start(to);
  expect(await withClient(ownerUrl, (client) => client.query('TABLE notes'))).toMatchObject({ rowCount: 0 });
}, 300_000);

test('external databases and unknown places are told what to do', async () => {
  const file = join(folder, 'kazi.backup');
  const env = { DATABASE_URL: 'postgres://kazi@127.0.0.1:1/kazi' };
  expect(await refused(command('backup', from, file, env))).toContain('backed up by its own means');
  expect(await refused(command('backup', from, file))).toContain('There is no database in');
  expect(await refused(command('backup', from, ''))).toContain('npm run backup -- kazi.backup');
});
