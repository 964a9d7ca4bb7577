import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../../../test/data-dir.ts';
import { serverRole } from '../role.ts';
import { type EmbeddedDatabase, startEmbedded } from './index.ts';
import { runningEmbedded } from './running.ts';

const asRoot = process.getuid?.() === 0;
let dataDir: string;
let said: string[];
let running: EmbeddedDatabase | undefined;

beforeEach(async () => {
  dataDir = await makeDataDir();
  said = [];
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await removeDataDir(dataDir);
});

async function start(folder = dataDir): Promise<EmbeddedDatabase> {
  running = await startEmbedded({ dataDir: folder, log: (sentence) => said.push(sentence) });
  return running;
}

/** Runs one statement as the application does, and gives its rows. */
async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
}

test('a restart keeps the data, and the application is no superuser but has its extensions', async () => {
  const first = await start();
  expect(said).toEqual([expect.stringContaining('Creating the database')]);
  await query(first.ownerUrl, 'CREATE TABLE notes (text text); ');
  await query(first.ownerUrl, "INSERT INTO notes VALUES ('kept')");
  await first.stop();

  said = [];
  const second = await start();
  expect(said).toEqual([]);
  expect(await query(second.ownerUrl, 'SELECT text FROM notes')).toEqual([{ text: 'kept' }]);
  for (const url of [second.url, second.ownerUrl])
    expect(
      await query(url, 'SELECT rolsuper, rolbypassrls FROM pg_roles WHERE rolname = current_user'),
    ).toEqual([{ rolsuper: false, rolbypassrls: false }]);
  expect(
    await query(
      second.ownerUrl,
      "SELECT unaccent('Café') AS plain, similarity('kazi', 'kaza') > 0.3 AS alike",
    ),
  ).toEqual([{ plain: 'Cafe', alike: true }]);
});

test('data of a version whose server owned the tables gets a role for the server, and keeps its passwords', async () => {
  const first = await start();
  await query(first.superuserUrl, `DROP ROLE ${serverRole}`);
  await first.stop();
  const file = join(dataDir, 'postgres', 'passwords.json');
  const { superuser, kazi } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ superuser, kazi }));

  const second = await start();
  expect(await query(second.url, 'SELECT session_user AS name')).toEqual([{ name: serverRole }]);
  expect(second.ownerUrl).toContain(`kazi:${kazi}@`);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ superuser, kazi });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('another program finds the database of a server that runs, and none where none does', async () => {
  await expect(runningEmbedded(dataDir)).rejects.toThrow(/^There is no database in /);
  const { url, stop } = await start();
  expect(await runningEmbedded(dataDir)).toMatchObject({ url });
  await stop();
  expect(await runningEmbedded(dataDir)).toBeUndefined();
});

test('nobody gets in without the generated password, which only its owner reads', async () => {
  const { ownerUrl: url } = await start();
  await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(
    /password authentication failed/,
  );
  const { mode } = await stat(join(dataDir, 'postgres', 'passwords.json'));
  expect(mode & 0o777).toBe(0o600);
});

test('PostgreSQL killed in the middle of writes is reported, and loses nothing it acknowledged', async () => {
  const database = await start();
  await query(database.ownerUrl, 'CREATE TABLE counted (n int PRIMARY KEY)');
  const acknowledged: number[] = [];
  const writers = [0, 1, 2, 3].map(async (writer) => {
    const client = new pg.Client({ connectionString: database.ownerUrl });
    client.on('error', () => {});
    await client.connect();
    for (let n = writer; ; n += 4) {
      await client.query('INSERT INTO counted VALUES ($1)', [n]);
      acknowledged.push(n);
      if (acknowledged.length === 200) process.kill(await postmasterPid(), 'SIGKILL');
    }
  });
  const outcomes = await Promise.allSettled(writers);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(await database.exited).toMatch(/ended unexpectedly \(signal SIGKILL/);
  await database.stop();

  const again = await start();
  const found = new Set((await query(again.ownerUrl, 'SELECT n FROM counted')).map((row) => row.n));
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
});

test('after the server was killed, the next start replaces the PostgreSQL it left behind', async () => {
  const { server, url } = await startInProcess();
  await query(url, 'CREATE TABLE notes AS SELECT 1 AS n');
  const orphan = await postmasterPid();
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect(() => process.kill(orphan, 0)).not.toThrow();

  const next = await start();
  expect(said).toEqual([expect.stringContaining('earlier run left behind')]);
  expect(await postmasterPid()).not.toBe(orphan);
  expect(await query(next.ownerUrl, 'SELECT n FROM notes')).toEqual([{ n: 1 }]);
});

test('after server and PostgreSQL were both killed, the next start recovers', async () => {
  const { server, url } = await startInProcess();
  await query(url, 'CREATE TABLE notes AS SELECT 1 AS n');
  const postmaster = await postmasterPid();
  server.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await once(server, 'exit');
  const next = await start();
  expect(await query(next.ownerUrl, 'SELECT n FROM notes')).toEqual([{ n: 1 }]);
});

test('a lock file whose process id now belongs to another program stops nothing', async () => {
  await (await start()).stop();
  const data = join(dataDir, 'postgres', 'data');
  const { uid, gid } = await stat(data);
  const stranger = spawn('sleep', ['60'], asRoot ? { uid, gid } : {});
  await once(stranger, 'spawn');
  await writeFile(join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n1\n5432\n\n127.0.0.1\n`);
  await writeFile(join(dataDir, 'postgres', 'server.lock'), `${stranger.pid} 1`);
  await start();
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  stranger.kill();
});

test('a second start on the same data says who holds it', async () => {
  await start();
  await expect(startEmbedded({ dataDir, log: () => {} })).rejects.toThrow(
    `Kazi already runs on the data in ${dataDir} (process ${process.pid})`,
  );
});

test('a creation cut short is done again', async () => {
  await mkdir(join(dataDir, 'postgres', 'data.half', 'base'), { recursive: true });
  await chmod(join(dataDir, 'postgres'), 0o711);
  const { ownerUrl: url } = await start();
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test.runIf(asRoot)('as root below a closed folder the data lives where PostgreSQL can reach it', async () => {
  await chmod(dataDir, 0o700);
  const first = await start();
  await query(first.ownerUrl, 'CREATE TABLE notes AS SELECT 1 AS n');
  const elsewhere = await readlink(join(dataDir, 'postgres'));
  expect(said[0]).toContain(elsewhere);
  await first.stop();

  said = [];
  const second = await start();
  expect(said).toEqual([]);
  expect(await query(second.ownerUrl, 'SELECT n FROM notes')).toEqual([{ n: 1 }]);
  await second.stop();

  await rm(elsewhere, { recursive: true });
  await expect(start()).rejects.toThrow(`The database's folder ${elsewhere} is gone`);
});

/** A server process of its own, which a test may kill. */
async function startInProcess(): Promise<{ server: ChildProcess; url: string }> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const { ownerUrl: url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface(server.stdout), 'line');
  return { server, url: String(url) };
}
