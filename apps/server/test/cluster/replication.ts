import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { isRetryable } from '../../src/database/sqlstate.ts';
import { makeFolder, run, startPostgres } from './postgres.ts';
import { freePorts, type Program, programAt } from './program.ts';

/** A PostgreSQL that follows another. */
export interface Replica {
  url: string;
  /** Of its postmaster, while it runs. */
  pid(): number | undefined;
  /** It still receives what is written, and no longer shows it. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Becomes a primary of its own. */
  promote(): Promise<void>;
  /** Ends at once, as by a lost machine. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A primary, and the replicas that follow it, with one superuser and its password. */
export interface Replication {
  primaryUrl: string;
  /** Of the primary's postmaster. */
  pid: number | undefined;
  replicas: Replica[];
  /** Runs a statement on the primary. */
  ask(statement: string): Promise<void>;
  stop(): Promise<void>;
}

const password = 'replicas-of-a-test';

/** What a test of replicas needs of the distribution: `apt install postgresql`. */
export const canReplicate = ['initdb', 'pg_basebackup', 'postgres'].every(programAt);

const settings = {
  max_connections: '120',
  // Replays what it gets even where that ends a query: the read is made again on the primary.
  max_standby_streaming_delay: '0',
};

/** Starts a primary with so many replicas; see `canReplicate`. */
export async function startReplication(count: number): Promise<Replication> {
  const folder = await mkdtemp(join(tmpdir(), 'kazi-replicas-'));
  const [port = 0, ...ports] = await freePorts(1 + count);
  const secret = join(folder, 'password');
  await writeFile(secret, password);
  const primary = await makeFolder(folder, 'primary');
  run('initdb', [
    '-D',
    join(primary, 'data'),
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
  ]);
  const postgres = await startPostgres(primary, port, settings);
  const replicas: Started[] = [];
  for (const [at, own] of ports.entries())
    replicas.push(await startReplica(await makeFolder(folder, `replica${at}`), own, port));
  return {
    primaryUrl: urlAt(port),
    pid: postgres.process.pid,
    replicas,
    ask: (statement) => ask(urlAt(port), statement),
    async stop() {
      await Promise.all(replicas.map((replica) => replica.stop()));
      await postgres.stop('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

interface Started extends Replica {
  stop(): Promise<void>;
}

async function startReplica(folder: string, port: number, primaryPort: number): Promise<Started> {
  const from = `host=127.0.0.1 port=${primaryPort} user=postgres password=${password}`;
  run('pg_basebackup', ['-D', join(folder, 'data'), '-R', '--checkpoint=fast', '-d', from]);
  const url = urlAt(port);
  let program: Program | undefined = await startPostgres(folder, port, settings);
  const end = async (signal: NodeJS.Signals) => {
    await program?.stop(signal);
    program = undefined;
  };
  return {
    url,
    pid: () => program?.process.pid,
    pause: () => ask(url, 'select pg_wal_replay_pause()'),
    resume: () => ask(url, 'select pg_wal_replay_resume() where pg_is_in_recovery()'),
    promote: () => ask(url, 'select pg_promote()'),
    // A postmaster that is killed leaves its children behind for a moment; this ends all of them at once.
    kill: () => end('SIGQUIT'),
    async start() {
      program ??= await startPostgres(folder, port, settings);
    },
    stop: () => end('SIGINT'),
  };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } catch (error) {
    if (!isRetryable(error)) throw error; // it was in the way of what is replayed
    await ask(url, statement);
  } finally {
    await client.end();
  }
}
