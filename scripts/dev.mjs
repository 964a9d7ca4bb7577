import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { environment, fail, node, passSignalsTo, root, say } from './tools.mjs';

/**
 * The server, restarted on each change, and Vite's development server in front of it, at one address: that of `PORT`, or the first
 * free one from 5173 on, so that several clones run side by side.
 *
 *   npm run dev -- --inspect   lets a debugger attach to the server
 *   npm run dev -- --sql       prints each statement with its parameters and how long it took
 *   npm run dev -- --reset     begins with a new database and the sample
 */
const { inspect, sql, reset } = options();

await ensureInstalled();
if (reset) emptyData();

const port = process.env.PORT ? Number(process.env.PORT) : await freePort(5173);
const apiPort = process.env.API_PORT ? Number(process.env.API_PORT) : await freePort(port + 1000);
const env = {
  ...environment,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  ...process.env,
  PATH: environment.PATH,
};
const server = [
  ...(inspect ? ['--inspect'] : []),
  ...(sql ? ['--import', './scripts/log-sql.mjs'] : []),
  ...['--watch', '--watch-preserve-output', join('apps', 'server', 'src', 'main.ts')],
];
const vite = [
  join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
  '--port',
  String(port),
  '--logLevel',
  'warn',
];

const children = [
  spawn(node, server, {
    cwd: root,
    env: { ...env, PORT: String(apiPort) },
    stdio: 'inherit',
    detached: true,
  }),
  spawn(node, vite, {
    cwd: join(root, 'apps', 'web'),
    env: { ...env, API_PORT: String(apiPort) },
    stdio: 'inherit',
    detached: true,
  }),
];

passSignalsTo(children);
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    for (const other of children) other.kill('SIGTERM');
  });
}

function options() {
  const flags = { inspect: { type: 'boolean' }, sql: { type: 'boolean' }, reset: { type: 'boolean' } };
  try {
    return parseArgs({ options: flags }).values;
  } catch (error) {
    return fail(`${error.message}\nUse: npm run dev -- [--inspect] [--sql] [--reset]`);
  }
}

/** Deletes what the server keeps here: its database, uploads and keys. */
function emptyData() {
  if (process.env.DATABASE_URL)
    fail('--reset empties the embedded database alone, and DATABASE_URL names another.');
  const folder = resolve(root, process.env.DATA_DIR || '.data');
  if (!existsSync(folder)) return;
  if (!existsSync(join(folder, 'postgres'))) fail(`${folder} has no database of Kazi: it is left alone.`);
  if (existsSync(join(folder, 'postgres', 'data', 'postmaster.pid')))
    fail(`A server still runs on ${folder}: stop it first.`);
  rmSync(folder, { recursive: true });
  say(`Deleted ${folder}.`);
}

/** The first free port of 127.0.0.1 from this one on. */
async function freePort(from) {
  for (let port = from; port < from + 100; port += 1) {
    const probe = createServer();
    const free = await new Promise((done) => {
      probe.once('error', () => done(false)).listen(port, '127.0.0.1', () => probe.close(() => done(true)));
    });
    if (free) return port;
  }
  return fail(`No port from ${from} on is free; PORT and API_PORT say which to take.`);
}
