import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStatements } from '../run-statements.ts';
import { makeFolder, run, startPostgres, takesWrites } from './postgres.ts';
import { freePorts, programAt } from './program.ts';

/** A coordinator of Citus and two nodes on this machine that trust each other, with one superuser. */
export interface CitusCluster {
  /** The coordinator's superuser. */
  url: string;
  /** The processes of PostgreSQL, the coordinator's first. */
  pids: readonly number[];
  /** Makes a database on all of them; gives the address of the coordinator's. */
  makeDatabase(name: string): Promise<string>;
  /** Has Citus in a database on all of them, and lets its coordinator know the nodes, unless told not to. */
  enrol(name: string, options?: { nodes?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

const nodes = 2;

/** Whether Citus is installed beside the distribution's PostgreSQL 15 (https://github.com/citusdata/citus, v13.0.5). */
export const hasCitus =
  programAt('initdb') !== undefined && existsSync('/usr/share/postgresql/15/extension/citus.control');

const settings = {
  shared_preload_libraries: 'citus',
  max_connections: '300',
  max_prepared_transactions: '300',
  'citus.node_conninfo': 'sslmode=disable',
  wal_level: 'logical', // for parts that are moved to another node
};

/** Asked for by nobody but a pooler in front. */
const password = 'cluster-of-a-test';
const address = (port: number, database = 'postgres') =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

/** The newest releases of PostgreSQL let in only those plugins for parts that are moved which they are told of; others do not know of that. */
function lettingIn(folder: string): Record<string, string> {
  const plugins = 'output_plugin_libraries';
  try {
    run('postgres', ['-D', join(folder, 'data'), '-C', plugins]);
    return { [plugins]: 'pgoutput, citus' };
  } catch {
    return {};
  }
}

/** Starts one; see `hasCitus`. */
export async function startCitus(): Promise<CitusCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'kazi-citus-'));
  const ports = await freePorts(1 + nodes);
  const [coordinator = 0, ...workers] = ports;
  const machines = await Promise.all(
    ports.map(async (port) => {
      const own = await makeFolder(folder, `node-${port}`);
      run('initdb', ['-D', join(own, 'data'), '-U', 'postgres', '--auth=trust', '--no-sync']);
      const machine = await startPostgres(own, port, { ...settings, ...lettingIn(own) });
      await takesWrites(address(port));
      return machine;
    }),
  );
  const onAll = async (statement: string) => {
    for (const port of ports) await runStatements(address(port), statement);
  };
  return {
    url: address(coordinator),
    pids: machines.map(({ process }) => process.pid ?? 0),
    async makeDatabase(name) {
      await onAll(`create database ${name}`);
      return address(coordinator, name);
    },
    async enrol(name, { nodes: known = true } = {}) {
      for (const port of ports)
        await runStatements(address(port, name), 'create extension if not exists citus');
      if (!known) return;
      await runStatements(
        address(coordinator, name),
        `select citus_set_coordinator_host('127.0.0.1', ${coordinator})`,
        ...workers.map((port) => `select citus_add_node('127.0.0.1', ${port})`),
      );
    },
    async stop() {
      await Promise.all(machines.map((machine) => machine.stop('SIGINT')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
