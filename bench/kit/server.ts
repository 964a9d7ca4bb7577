import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import * as z from 'zod';
import type { Run } from './figures.ts';

export interface Started {
  address: string;
  pid: number;
  stop(): Promise<void>;
}

/** What is started of Kazi. */
export const main = new URL('../../apps/server/src/main.ts', import.meta.url);

/** Who asks: the owner of the sample. */
export const owner = { email: 'owner@kazi.test', password: 'kazi-sample-2026' };

/** Starts a server in a process of its own and waits until it says where it is ready. */
export async function startServer(file: URL, env: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [file.pathname], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  return {
    address: await readiness(child),
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Starts a server of today on a database that is filled. */
export const startKazi = (url: string, dataDir: string, more: Record<string, string> = {}) =>
  startServer(main, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    ...more,
  });

function readiness(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString();
      const address = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}`)));
  });
}

/** Asks a server once, by POST where there is a body. Throws where the answer is no success. */
export async function ask(
  address: string,
  path: string,
  { body, headers }: { body?: object | undefined; headers?: Record<string, string> } = {},
): Promise<unknown> {
  const answer = await fetch(new URL(`/v1/${path}`, address), {
    headers: { 'x-project': 'kazi', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const login = z.object({ token: z.string(), user: z.object({ id: z.string() }) });

/** What requests of the sample's owner carry, and their id. */
export async function logIn(address: string) {
  const { token, user } = login.parse(await ask(address, 'auth', { body: owner }));
  return { headers: { 'x-project': 'kazi', authorization: `Bearer ${token}` }, id: user.id };
}

/** How many ask at a time. */
export const callers = 20;

/** Asks for `url` from 20 connections for some seconds, by POST where it has a body. Throws where an answer was no success. */
export async function load(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  body?: string,
): Promise<Run> {
  const { requests, latency } = await successes({
    url,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    duration: seconds,
    ...(body && { method: 'POST', body }),
  });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** What autocannon tells of 20 connections. Throws where an answer was no success. */
export async function successes(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon({ ...options, connections: callers });
  const { non2xx, errors } = result;
  if (non2xx + errors > 0)
    throw new Error(`${non2xx} answers of ${options.url} were no success, ${errors} failed`);
  return result;
}
