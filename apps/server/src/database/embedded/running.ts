import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../../config/start-error.ts';
import { serverRole } from '../role.ts';
import { refuseForRoot } from './account.ts';
import { type EmbeddedDatabase, startEmbedded } from './index.ts';
import { passwordsIn } from './passwords.ts';
import { readPidFile, servesFolder } from './processes.ts';
import { urlFor } from './provision.ts';

/** How a database that runs is reached: by the server's role, and by PostgreSQL's superuser. */
export type RunningEmbedded = Pick<EmbeddedDatabase, 'url' | 'superuserUrl'>;

/**
 * The embedded database for a command beside the server. Where no server runs on it, it is started, and `stop` ends it again.
 * @throws a StartError, one sentence for the person at the terminal.
 */
export async function borrowEmbedded(
  dataDir: string,
): Promise<RunningEmbedded & Pick<EmbeddedDatabase, 'stop'>> {
  const running = await runningEmbedded(dataDir);
  if (running) return { ...running, stop: async () => undefined };
  refuseForRoot(dataDir);
  return startEmbedded({ dataDir, log: (sentence) => console.error(sentence) });
}

/**
 * How the embedded database of a server that runs now is reached; undefined where it is there and no server runs on it.
 * @throws a StartError where `dataDir` holds no database.
 */
export async function runningEmbedded(dataDir: string): Promise<RunningEmbedded | undefined> {
  const here = join(resolve(dataDir), 'postgres');
  if (!existsSync(join(here, 'data')))
    throw new StartError(
      `There is no database in ${here}: set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  const folder = await realpath(here);
  const data = join(folder, 'data');
  const { pid, port } = await readPidFile(data);
  if (!(pid > 0 && port > 0 && servesFolder(pid, data))) return undefined;
  const { server, superuser } = await passwordsIn(folder);
  return {
    url: urlFor(serverRole, server, port, 'kazi'),
    superuserUrl: urlFor('postgres', superuser, port, 'kazi'),
  };
}
