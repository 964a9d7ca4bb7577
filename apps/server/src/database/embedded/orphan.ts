import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../config/start-error.ts';
import { identityOf, servesFolder } from './processes.ts';

const fastPatienceMs = 20_000;
const immediatePatienceMs = 10_000;

/**
 * Deals with what a killed server left on this data: stops a PostgreSQL that still runs, and disowns a lock
 * file whose process is gone or is by now another program. Call it only while holding the server's lock.
 */
export async function clearOrphan(data: string, log: (sentence: string) => void): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) return;
  const pid = Number.parseInt(content, 10);
  if (pid > 0 && identityOf(pid) && servesFolder(pid, data)) {
    log('Stopping the PostgreSQL that an earlier run left behind…');
    await end(pid, data);
    return;
  }
  // PostgreSQL takes a lock file that names its own parent for stale, and still checks the shared memory it
  // lists, so that backends which outlived a killed postmaster stay safe. Removing the file would skip that.
  await writeFile(file, content.replace(/^\s*\d*/, String(process.pid)));
}

async function end(pid: number, data: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  if (await gone(pid, fastPatienceMs)) return;
  process.kill(pid, 'SIGQUIT');
  if (await gone(pid, immediatePatienceMs)) return;
  throw new StartError(
    `A PostgreSQL of an earlier run (process ${pid}) still holds ${data} and does not stop.`,
  );
}

async function gone(pid: number, patienceMs: number): Promise<boolean> {
  const identity = identityOf(pid);
  const giveUpAt = Date.now() + patienceMs;
  while (identity !== undefined && identityOf(pid) === identity) {
    if (Date.now() > giveUpAt) return false;
    await sleep(20);
  }
  return true;
}
