import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/lib/postgresql/15/bin'];

/**
 * Where a program such as pgbouncer is: at the path that TEST_PGBOUNCER names, else in PATH or where the distribution puts it;
 * undefined where it is not installed.
 */
export const programAt = (name: string): string | undefined =>
  [process.env[`TEST_${name.toUpperCase()}`] ?? '', ...folders.map((folder) => join(folder, name))].find(
    (path) => existsSync(path),
  );

/** Ports of 127.0.0.1 that nothing listens at. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1');
    return address.port;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** A program that runs until it is stopped, with the folder that its files are in. */
export interface Program {
  process: ChildProcess;
  folder: string;
  /** All it has said. */
  said(): string;
  /** Ends it, by SIGTERM or the given signal, and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface Start {
  name: string;
  /** Files of its folder, by their names. */
  files?: Record<string, string>;
  args: (folder: string) => string[];
  env?: NodeJS.ProcessEnv;
  /** It is ready once this port of 127.0.0.1 takes connections. */
  port: number;
  /** Runs as another account than root, which PostgreSQL refuses; its folder is that account's. */
  unprivileged?: boolean;
  /** A folder that is there already and outlives it, instead of a new one. */
  folder?: string;
}

/** Debian's account "nobody", for what refuses to run as root; undefined where this is not root. */
export const nobody = () => (process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined);

const readyWithinMs = 30_000;

/** Starts a program of the distribution in a folder of its own. */
export async function startProgram(start: Start): Promise<Program> {
  const { name, files = {}, args, env, port, unprivileged = false } = start;
  const path = programAt(name);
  if (!path) throw new Error(`${name} is not installed`);
  const account = unprivileged ? nobody() : undefined;
  const folder = start.folder ?? (await mkdtemp(join(tmpdir(), `kazi-${name}-`)));
  await chmod(folder, 0o755); // an account below root reads it
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  if (account) await chown(folder, account.uid, account.gid);
  const child = spawn(path, args(folder), { cwd: folder, env: { ...process.env, ...env }, ...account });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'exit');
  const started = Date.now();
  while (!(await answersAt(port))) {
    if (child.exitCode !== null || Date.now() - started > readyWithinMs) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not start: ${output}`);
    }
    await pause(50);
  }
  return {
    process: child,
    folder,
    said: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
      if (!start.folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether something takes connections at a port of 127.0.0.1. */
async function answersAt(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return answered.finally(() => socket.destroy());
}
