import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../free-port.ts';

let dataDir: string;
let env: NodeJS.ProcessEnv;
const started: ChildProcess[] = [];

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kazi-start-'));
  // mkdtemp closes the folder; as root, PostgreSQL's own account must be able to walk in.
  await chmod(dataDir, 0o755);
  env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SEED: 'none',
    LOG_LEVEL: 'error',
  };
});

test.afterAll(async () => {
  for (const npm of started) npm.kill('SIGKILL');
  const elsewhere = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
  if (elsewhere) await rm(elsewhere, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs `npm start` in a process group of its own, as a terminal does, and waits until it is ready. */
async function npmStart(): Promise<{ npm: ChildProcess; said: () => string }> {
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(npm);
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  await expect.poll(() => npm.exitCode ?? output, { timeout: 60_000 }).toMatch(/Kazi \S+ is ready/);
  return { npm, said: () => output };
}

test('npm start stops well on Ctrl-C, and starts at once after npm was killed', async () => {
  const first = await npmStart();
  first.npm.kill('SIGKILL');

  const second = await npmStart();
  const gone = once(second.npm, 'exit');
  process.kill(-Number(second.npm.pid), 'SIGINT');
  expect((await gone)[0]).toBe(0);
  expect(second.said()).toMatch(/Stopping…\s*$/);
});
