import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import * as z from 'zod';
import { freePorts, type Program, startProgram } from '../../apps/server/test/cluster/program.ts';
import { until } from './until.ts';

interface Node {
  name: string;
  sql: number;
  rest: number;
  folder: string;
  patroni: Program | undefined;
}

/** Three PostgreSQL, of which Patroni lets one write, and the address at which HAProxy finds that one. */
export interface PatroniCluster {
  /** As the superuser, at whichever node is the primary. */
  superuserUrl: string;
  /** Kills the primary with all its processes as a machine that loses its power, and gives its name. */
  killPrimary(): Promise<string>;
  /** Starts a killed node again and waits until the cluster has its three nodes, one of them a synchronous standby. */
  revive(name: string): Promise<void>;
  stop(): Promise<void>;
}

const password = 'cluster-of-a-test';
const names = ['pg1', 'pg2', 'pg3'];
/** A lost leader is replaced after `ttl` seconds, the least that Patroni takes. */
const times = { ttl: 20, loop_wait: 2, retry_timeout: 3 };

const configuration = ({ name, sql, rest, folder }: Node, etcd: number, parameters: object) =>
  JSON.stringify({
    scope: 'kazi',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...times,
        // A commit is answered once a standby has it, and waits where there is none.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 200, wal_log_hints: 'on', ...parameters },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      listen: `127.0.0.1:${sql}`,
      connect_address: `127.0.0.1:${sql}`,
      data_dir: join(folder, 'data'),
      bin_dir: '/usr/lib/postgresql/15/bin',
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
    },
  });

const balancer = (listen: number, nodes: readonly Node[]) => `
global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${listen}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, sql, rest }) => `  server ${name} 127.0.0.1:${sql} check port ${rest}\n`).join('')}`;

/** Starts etcd, three nodes under Patroni, and HAProxy in front of the primary. All of it is on loopback ports. */
export async function startPatroni(parameters: object = {}): Promise<PatroniCluster> {
  const [client = 0, peer = 0, listen = 0, ...ports] = await freePorts(9);
  const etcd = await startProgram({
    name: 'etcd',
    args: (folder) => [
      ...['--data-dir', join(folder, 'data'), '--log-level', 'error'],
      ...['--listen-client-urls', `http://127.0.0.1:${client}`],
      ...['--advertise-client-urls', `http://127.0.0.1:${client}`],
      ...['--listen-peer-urls', `http://127.0.0.1:${peer}`],
      ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peer}`],
      ...['--initial-cluster', `default=http://127.0.0.1:${peer}`],
    ],
    port: client,
  });
  const nodes = await Promise.all(names.map((name, at) => makeNode(name, ports.slice(at * 2))));
  const start = async (node: Node) => {
    node.patroni = await startProgram({
      name: 'patroni',
      files: { 'patroni.yml': configuration(node, client, parameters) }, // JSON is YAML
      args: () => ['patroni.yml'],
      env: { HOME: node.folder },
      port: node.rest,
      folder: node.folder,
      unprivileged: true,
    });
  };
  for (const node of nodes) await start(node);
  await untilWhole(nodes);
  const haproxy = await startProgram({
    name: 'haproxy',
    files: { 'haproxy.cfg': balancer(listen, nodes) },
    args: () => ['-db', '-f', 'haproxy.cfg'],
    port: listen,
  });
  const superuserUrl = `postgres://postgres:${password}@127.0.0.1:${listen}/postgres`;
  await untilWrites(superuserUrl);

  return {
    superuserUrl,
    async killPrimary() {
      const primary = await primaryOf(nodes);
      if (!primary) throw new Error('There is no primary to be killed');
      await primary.patroni?.stop('SIGKILL');
      primary.patroni = undefined;
      await killPostgres(primary);
      return primary.name;
    },
    async revive(name) {
      const node = nodes.find((each) => each.name === name);
      if (node && !node.patroni) await start(node);
      await untilWhole(nodes);
    },
    async stop() {
      await haproxy.stop();
      await Promise.all(nodes.map(({ patroni }) => patroni?.stop()));
      for (const node of nodes) await killPostgres(node);
      await etcd.stop();
      for (const { folder } of nodes) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeNode(name: string, [sql = 0, rest = 0]: readonly number[]): Promise<Node> {
  return { name, sql, rest, folder: await mkdtemp(join(tmpdir(), `kazi-${name}-`)), patroni: undefined };
}

/** Kills the postmaster of a node, as its pid file names it; its children end with it. */
async function killPostgres({ folder }: Node): Promise<void> {
  const [pid] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  try {
    if (pid) process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It has ended.
  }
}

const member = z.object({ name: z.string(), role: z.string(), state: z.string() });

/** The members of the cluster as a node that answers knows them. */
async function membersOf(nodes: readonly Node[]): Promise<z.output<typeof member>[]> {
  for (const { rest } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${rest}/cluster`).catch(() => undefined);
    if (answer?.ok) return z.object({ members: z.array(member) }).parse(await answer.json()).members;
  }
  return [];
}

async function primaryOf(nodes: readonly Node[]): Promise<Node | undefined> {
  const members = await membersOf(nodes);
  const leader = members.find(({ role }) => role === 'leader');
  return nodes.find(({ name }) => name === leader?.name);
}

/** Waits until one node leads, one is its synchronous standby, and one a replica that runs. */
async function untilWhole(nodes: readonly Node[]): Promise<void> {
  const isWhole = await until(async () => {
    const members = await membersOf(nodes);
    const roles = members.map(({ role }) => role).sort();
    const run = members.every(({ state }) => state === 'running' || state === 'streaming');
    return run && roles.join() === 'leader,replica,sync_standby';
  });
  if (!isWhole) throw new Error('The cluster is not whole');
}

/** Waits until HAProxy leads to who may write alone: at its own start it takes every node for that, in turns. */
async function untilWrites(url: string): Promise<void> {
  const writes = await until(async () => {
    const asked = await Promise.all(Array.from({ length: names.length * 2 }, () => mayWrite(url)));
    return asked.every(Boolean);
  });
  if (!writes) throw new Error('No primary answers');
}

async function mayWrite(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as replica');
    return rows[0]?.replica === false;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
