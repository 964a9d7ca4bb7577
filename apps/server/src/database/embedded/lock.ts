import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readKept, writeKept, writeKeptOnce } from '../../config/kept-file.ts';
import { StartError } from '../../config/start-error.ts';
import { identityOf } from './processes.ts';

/** How long a server that is just stopping may still hold the lock. */
const patienceMs = 3_000;

/**
 * Takes the one place beside this data; a lock whose process is gone counts as free.
 * @returns what gives the place back.
 * @throws a StartError when a living server holds it.
 */
export async function takeLock(file: string, dataDir: string): Promise<() => Promise<void>> {
  // The process, told apart from a later one with its id, and this call within it.
  const mine = `${identityOf(process.pid)} ${randomUUID()}`;
  const giveUpAt = Date.now() + patienceMs;
  while (!(await writeKeptOnce(file, mine))) {
    const holder = (await readKept(file)) ?? '';
    if (holder === mine) break;
    const pid = Number.parseInt(holder, 10);
    const isAlive = pid > 0 && holder.startsWith(`${identityOf(pid)} `);
    if (!isAlive) {
      // Written over, then looked at again: of two that find the same dead holder, the later one has it.
      await writeKept(file, mine);
      await sleep(50);
    } else if (Date.now() > giveUpAt) {
      throw new StartError(
        `Kazi already runs on the data in ${dataDir} (process ${pid}): stop it first, or set DATA_DIR to another folder.`,
      );
    } else {
      await sleep(100);
    }
  }
  return () => rm(file, { force: true });
}
