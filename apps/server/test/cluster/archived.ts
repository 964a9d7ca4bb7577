import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder, run, startPostgres, takesWrites } from './postgres.ts';
import { freePorts, type Program, programAt } from './program.ts';

/** A PostgreSQL whose log of changes pgBackRest keeps. */
export interface Archived {
  /** Connects as its superuser. */
  url: string;
  /** Takes a full backup, while it runs; moments from then on can be gone back to. */
  backUp(): Promise<void>;
  /** Ends it, and begins it again as it was at a moment, as PostgreSQL writes it. */
  goBackTo(moment: string): Promise<void>;
  stop(): Promise<void>;
}

/** What that needs of the distribution: `apt install postgresql pgbackrest`. */
export const canArchive = ['initdb', 'postgres', 'pgbackrest'].every(programAt);

const file = new URL('../../../../deploy/pgbackrest.conf', import.meta.url);

/** The configuration that operators are given, in a folder of this run. */
async function configuration(folder: string, port: number): Promise<string> {
  const paths = {
    'repo1-path': 'repo',
    'lock-path': 'lock',
    'spool-path': 'spool',
    'pg1-path': 'data',
  };
  let text = await readFile(file, 'utf8');
  for (const [name, own] of Object.entries(paths))
    text = text.replace(new RegExp(`^${name}=.*`, 'm'), `${name}=${join(folder, own)}`);
  return text
    .replace(/^pg1-port=.*/m, `pg1-port=${port}`)
    .replace(/^pg1-socket-path=.*/m, `pg1-socket-path=${folder}`);
}

/** Starts one, see `canArchive`. */
export async function startArchived(): Promise<Archived> {
  const parent = await mkdtemp(join(tmpdir(), 'kazi-archived-'));
  const folder = await makeFolder(parent, 'node');
  const [port = 0] = await freePorts(1);
  const config = join(parent, 'pgbackrest.conf');
  await writeFile(config, await configuration(folder, port));
  const backrest = (...args: string[]) =>
    run('pgbackrest', [
      '--config',
      config,
      '--stanza=kazi',
      '--log-level-console=error',
      '--log-level-file=off',
      ...args,
    ]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  async function start(): Promise<Program> {
    const program = await startPostgres(folder, port, {
      unix_socket_directories: folder,
      archive_mode: 'on',
      archive_command: `${programAt('pgbackrest')} --config=${config} --stanza=kazi --log-level-file=off archive-push %p`,
    });
    await takesWrites(url);
    return program;
  }
  run('initdb', ['-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust']);
  let postgres = await start();
  backrest('stanza-create');
  backrest('check');
  return {
    url,
    async backUp() {
      backrest('backup', '--type=full');
      // Its end is known to the second, and a moment has to be of a later one.
      await pause(1000 - (Date.now() % 1000));
    },
    async goBackTo(moment) {
      await postgres.stop('SIGINT');
      backrest('restore', '--delta', '--type=time', `--target=${moment}`, '--target-action=promote');
      postgres = await start();
    },
    async stop() {
      await postgres.stop('SIGINT');
      await rm(parent, { recursive: true, force: true });
    },
  };
}
