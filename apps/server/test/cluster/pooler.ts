import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { freePorts, programAt, startProgram } from './program.ts';

/** A PgBouncer in transaction mode in front of a PostgreSQL. */
export interface Pooler {
  /** The address of a database through it. */
  through(url: string): string;
  stop(): Promise<void>;
}

interface Upstream {
  host: string;
  port: number;
  /** Who may connect through it, each with the password for both sides. */
  users: readonly { name: string; password: string }[];
  /** Sessions that it keeps to a database as a user. */
  sessions?: number;
}

const file = new URL('../../../../deploy/pgbouncer.ini', import.meta.url);

/** Whether the PgBouncer of this machine keeps prepared statements apart, as it does from 1.21 on. */
export function keepsStatements(): boolean {
  const path = programAt('pgbouncer');
  const said = path ? execFileSync(path, ['--version'], { encoding: 'utf8' }) : '';
  const [, major = 0, minor = 0] = /^PgBouncer (\d+)\.(\d+)/.exec(said) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

/** The configuration that operators are given, at a port of this machine and in front of this PostgreSQL. */
async function configuration({ host, port, sessions = 20 }: Upstream, listen: number): Promise<string> {
  const text = await readFile(file, 'utf8');
  return (keepsStatements() ? text.replace('; max_prepared_statements', 'max_prepared_statements') : text)
    .replace(/host=.*/, `host=${host} port=${port}`)
    .replace(/listen_port = .*/, `listen_port = ${listen}`)
    .replace(/default_pool_size = .*/, `default_pool_size = ${sessions}`);
}

/** Starts one, see `programAt`. */
export async function startPooler(upstream: Upstream): Promise<Pooler> {
  const [listen = 0] = await freePorts(1);
  const users = upstream.users.map(({ name, password }) => `"${name}" "${password}"\n`);
  const { stop } = await startProgram({
    name: 'pgbouncer',
    files: { 'pgbouncer.ini': await configuration(upstream, listen), 'users.txt': users.join('') },
    args: () => ['pgbouncer.ini'],
    unprivileged: true,
    port: listen,
  });
  return {
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${listen}` }).href,
    stop,
  };
}

/** Starts one in front of the server of an address, for the user of that address. */
export function startPoolerFor(url: string, sessions?: number): Promise<Pooler> {
  const { hostname: host, port, username, password } = new URL(url);
  return startPooler({
    host,
    port: Number(port || 5432),
    users: [{ name: decodeURIComponent(username), password: decodeURIComponent(password) }],
    ...(sessions ? { sessions } : {}),
  });
}
