import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPoolerFor } from './cluster/pooler.ts';
import { programAt } from './cluster/program.ts';
import { makeDataDir, removeDataDir } from './data-dir.ts';
import { databaseUrl } from './database-url.ts';
import { anOwnDatabase } from './own-database.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const { PATH, NODE_COMPILE_CACHE } = process.env;
/** What the servers are told besides what a test is about. */
const bare = { PATH, NODE_COMPILE_CACHE, PORT: '0', SEED: 'none' };
let dataDir: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
});

afterAll(() => removeDataDir(dataDir));

/** Starts the server as an operator does, and gives what it said when it gave up. */
async function refusal(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const server = spawn(process.execPath, [main], {
    env: { ...bare, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([
    text(server.stdout),
    text(server.stderr),
    once(server, 'exit'),
  ]);
  return { code, said: (out + err).trimEnd() };
}

/** DATABASE_URL of the tests' own PostgreSQL with one part exchanged. */
function changedUrl(change: (url: URL) => void): string {
  const url = new URL(databaseUrl());
  change(url);
  return url.href;
}

test('a taken port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, said } = await refusal({ PORT: port });
  other.close();
  expect(said).toBe(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
  expect(code).toBe(1);
});

test.each(['/dev/null/data', '/proc/kazi'])('a folder that cannot be written to: %s', async (folder) => {
  const { code, said } = await refusal({ DATA_DIR: folder });
  expect(said).toMatch(
    new RegExp(
      `^Kazi cannot write to its folder ${folder} \\(E[A-Z]+\\): give this user the right to, or set DATA_DIR to another folder\\.$`,
    ),
  );
  expect(code).toBe(1);
});

test.each([
  ['nobody listens', () => 'postgres://kazi:secret@127.0.0.1:1/kazi', 'nothing answers there'],
  [
    'an unknown host',
    () => 'postgres://kazi:secret@kazi.invalid/kazi',
    /there is no such host|cannot be looked up/,
  ],
  [
    'a wrong password',
    () => changedUrl((url) => Object.assign(url, { password: 'guess' })),
    'it refuses the password',
  ],
  [
    'no such database',
    () => changedUrl((url) => Object.assign(url, { pathname: '/none' })),
    'it has no such database',
  ],
  [
    'no password',
    () => changedUrl((url) => Object.assign(url, { password: '' })),
    'it asks for a password; write it into the address',
  ],
])('DATABASE_URL: %s', async (_, url, reason) => {
  const { code, said } = await refusal({ DATABASE_URL: url() });
  expect(said).toMatch(/^The database of DATABASE_URL \(\S+\) cannot be used: [^\n]+\.$/);
  expect(said).toMatch(reason);
  expect(said).not.toMatch(/secret|guess/);
  expect(code).toBe(1);
});

test('every bad variable is named at once', async () => {
  const { code, said } = await refusal({ PORT: 'http', DATABASE_URL: 'mysql://somewhere', SEED: 'much' });
  expect(said.split('\n').map((line) => line.trim().split(' ')[0])).toEqual([
    'The',
    'PORT',
    'DATABASE_URL',
    'SEED',
  ]);
  expect(code).toBe(1);
});

/** Starts a server that runs, waits until it is ready, and stops it. Gives what it said. */
async function runOnce(env: Record<string, string>): Promise<string> {
  const server = spawn(process.execPath, [main], {
    env: { ...bare, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout) {
    said += String(chunk);
    if (said.includes('ready at')) break;
  }
  server.kill('SIGTERM');
  await once(server, 'exit');
  return said;
}

const ownerServes = /The user of DATABASE_URL owns the tables/;

test('a database with a role for migrations and one for the server', async () => {
  const database = await anOwnDatabase();
  const { username, password } = new URL(databaseUrl());
  const server = Object.assign(new URL(database.url), { username, password }).href;
  const said = await runOnce({ DATABASE_URL: server, MIGRATION_DATABASE_URL: database.url });
  const { said: refused } = await refusal({ MIGRATION_DATABASE_URL: database.url });
  await database.drop();
  expect(said).toMatch(/ready at/);
  expect(said).not.toMatch(ownerServes);
  expect(refused).toContain('MIGRATION_DATABASE_URL must have a DATABASE_URL beside it');
});

// `apt install pgbouncer`; without it this is skipped.
test.runIf(programAt('pgbouncer'))('a pooler in front of the database', async () => {
  const database = await anOwnDatabase();
  const { username, password } = new URL(databaseUrl());
  const direct = Object.assign(new URL(database.url), { username, password }).href;
  const pooler = await startPoolerFor(direct);
  const owned = { MIGRATION_DATABASE_URL: database.url };
  const pooled = { DATABASE_URL: pooler.through(direct), PREPARED_STATEMENTS: 'off' };
  const { said: alone } = await refusal({ ...pooled, ...owned });
  const { said: two } = await refusal({ ...pooled, ...owned, DATABASE_DIRECT_URL: database.url });
  const { said: without } = await refusal({ DATABASE_DIRECT_URL: direct });
  const said = await runOnce({ ...pooled, ...owned, DATABASE_DIRECT_URL: direct });
  await pooler.stop();
  await database.drop();
  expect(alone).toContain('it is a pooler; name the database itself beside it, as DATABASE_DIRECT_URL');
  expect(two).toContain('DATABASE_URL and DATABASE_DIRECT_URL must have the same user');
  expect(without).toContain('DATABASE_DIRECT_URL must have a DATABASE_URL beside it');
  expect(said).toMatch(/ready at/);
});

test('a sample that was filled in before it went into production', async () => {
  const database = await anOwnDatabase();
  expect(await runOnce({ DATABASE_URL: database.url, SEED: 'sample' })).toMatch(ownerServes);
  const production = { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32) };
  const { code, said } = await refusal({ DATABASE_URL: database.url, ...production });
  await database.drop();
  expect(said).toBe(
    'This database holds the sample workspace, whose passwords are published: use another one, or say SEED=sample.',
  );
  expect(code).toBe(1);
});

test('data that another Kazi holds', async () => {
  const first = spawn(process.execPath, [main], {
    env: { ...bare, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of first.stdout) if (String(chunk).includes('ready at')) break;
  const { code, said } = await refusal({});
  first.kill('SIGTERM');
  await once(first, 'exit');
  expect(said).toBe(
    `Kazi already runs on the data in ${dataDir} (process ${first.pid}): stop it first, or set DATA_DIR to another folder.`,
  );
  expect(code).toBe(1);
});
