import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../config/start-error.ts';
import type { Binaries } from './binaries.ts';
import { environment } from './cluster.ts';
import type { Home } from './home.ts';
import { readPidFile } from './processes.ts';

const logLimitBytes = 5_000_000;
const stopPatienceMs = 30_000;
const retryPatienceMs = 15_000;

/** Settings beside PostgreSQL's defaults, which already make every commit durable. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  shared_buffers: '256MB',
};

/** For tests, whose data may be lost: commits do not wait for the disk. Many servers share one database. */
const fleeting = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/** A PostgreSQL that this process has started, on a port of this machine. */
export type Postmaster = {
  port: number;
  /** Fast shutdown: open transactions are rolled back, what was committed is on disk. */
  stop(): Promise<void>;
  /** Resolves with a sentence when PostgreSQL ends without `stop` having been called; else never. */
  exited: Promise<string>;
};

/**
 * Starts PostgreSQL on this data and resolves once it answers. Tries again while backends of a killed server
 * are still going away, or when another program took the port in between.
 */
export async function startPostmaster(home: Home, binaries: Binaries, durable: boolean): Promise<Postmaster> {
  const logFile = join(home.folder, 'server.log');
  await rotate(logFile);
  const giveUpAt = Date.now() + retryPatienceMs;
  for (;;) {
    const logStart = size(logFile);
    const port = await freePort();
    const child = launch(
      home,
      binaries,
      { ...settings, ...(durable ? {} : fleeting), port: String(port) },
      logFile,
    );
    if (await becomesReady(child, home.data)) return watch(child, port, logFile);
    const said = await tail(logFile, logStart);
    const passing = /still in use|already exists|in use|could not bind/i.test(said);
    if (!passing || Date.now() > giveUpAt) {
      const reason = said.match(/(?:FATAL|PANIC): +(.*)/)?.[1] ?? `exit code ${child.exitCode}`;
      throw new StartError(`The embedded PostgreSQL did not start: ${reason} (its log: ${logFile}).`);
    }
    await sleep(200);
  }
}

function launch(
  home: Home,
  binaries: Binaries,
  options: Record<string, string>,
  logFile: string,
): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', home.data, ...flags], {
    cwd: home.folder,
    env: environment,
    uid: home.account?.uid,
    gid: home.account?.gid,
    stdio: ['ignore', log, log],
    // Its own process group: Ctrl-C in the terminal reaches the server alone, which stops PostgreSQL last.
    detached: true,
  });
  closeSync(log);
  child.unref();
  return child;
}

/** Resolves true once the server accepts connections, false once it has ended. */
async function becomesReady(child: ChildProcess, data: string): Promise<boolean> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  while (!ended) {
    const { pid, isReady } = await readPidFile(data);
    if (pid === child.pid && isReady) return true;
    await sleep(20);
  }
  return false;
}

function watch(child: ChildProcess, port: number, logFile: string): Postmaster {
  let stopping = false;
  const ended = once(child, 'exit');
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      const how = signal ? `signal ${signal}` : `exit code ${code}`;
      resolve(`The embedded PostgreSQL ended unexpectedly (${how}; its log: ${logFile}): start Kazi again.`);
    });
  });
  const stop = async () => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs);
    await ended;
    clearTimeout(timer);
  };
  return { port, stop, exited };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return address.port;
}

function size(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

async function rotate(file: string): Promise<void> {
  if (size(file) > logLimitBytes) await rename(file, `${file}.old`);
}

async function tail(file: string, from: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ position: from, buffer: Buffer.alloc(10_000) });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
