import { join } from 'node:path';
import { fileProblem } from '../../config/file-problem.ts';
import { serverRole } from '../role.ts';
import { binariesFor } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { openHome } from './home.ts';
import { takeLock } from './lock.ts';
import { clearOrphan } from './orphan.ts';
import { passwordsIn } from './passwords.ts';
import { startPostmaster } from './postmaster.ts';
import { provision, urlFor } from './provision.ts';

export type EmbeddedOptions = {
  /** The database is kept in the folder `postgres` of this one. */
  dataDir: string;
  /** Receives what the person at the terminal should know, a sentence at a time. */
  log: (sentence: string) => void;
  /** False in tests: commits then do not wait for the disk. */
  durable?: boolean;
};

export type EmbeddedDatabase = {
  /** Connects as the server's role, which owns nothing. */
  url: string;
  /** The same database as the role `kazi`, its owner and no superuser: for migrations. */
  ownerUrl: string;
  /** The same database as PostgreSQL's superuser. */
  superuserUrl: string;
  /** Shuts PostgreSQL down cleanly and gives the data's lock back. */
  stop(): Promise<void>;
  /** Resolves with a sentence when PostgreSQL ends without `stop`; else never. */
  exited: Promise<string>;
};

/**
 * Starts the PostgreSQL that comes with Kazi, creating its database the first time and replacing what a killed
 * run left behind.
 * @throws a StartError, one sentence for the person at the terminal.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  try {
    return await startOn(options);
  } catch (error) {
    throw fileProblem(error, `The database in ${join(options.dataDir, 'postgres')} cannot be used`);
  }
}

async function startOn({ dataDir, log, durable = true }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const home = await openHome(dataDir, log);
  const giveBackLock = await takeLock(join(home.folder, 'server.lock'), dataDir);
  try {
    const binaries = await binariesFor(home);
    const passwords = await passwordsIn(home.folder);
    await ensureCluster({ ...home, binaries, password: passwords.superuser, log });
    await clearOrphan(home.data, log);
    const postmaster = await startPostmaster(home, binaries, durable);
    await provision(postmaster.port, passwords).catch(async (error) => {
      await postmaster.stop();
      throw error;
    });
    return {
      url: urlFor(serverRole, passwords.server, postmaster.port, 'kazi'),
      ownerUrl: urlFor('kazi', passwords.kazi, postmaster.port, 'kazi'),
      superuserUrl: urlFor('postgres', passwords.superuser, postmaster.port, 'kazi'),
      exited: postmaster.exited,
      stop: async () => {
        await postmaster.stop();
        await giveBackLock();
      },
    };
  } catch (error) {
    await giveBackLock();
    throw error;
  }
}
