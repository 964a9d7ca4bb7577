import { freePorts, startProgram } from './program.ts';

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

const configuration = ({ host, port, sessions = 20 }: Upstream, listen: number) => `
[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
pool_mode = transaction
auth_type = scram-sha-256
auth_file = users.txt
default_pool_size = ${sessions}
max_client_conn = 2000
server_login_retry = 1
query_wait_timeout = 10
`;

/** Starts one, see `programAt`. */
export async function startPooler(upstream: Upstream): Promise<Pooler> {
  const [listen = 0] = await freePorts(1);
  const users = upstream.users.map(({ name, password }) => `"${name}" "${password}"\n`);
  const { stop } = await startProgram({
    name: 'pgbouncer',
    files: { 'pgbouncer.ini': configuration(upstream, listen), 'users.txt': users.join('') },
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
