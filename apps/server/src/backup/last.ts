import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../config/if-missing.ts';

const noteIn = (dataDir: string) => join(dataDir, 'last-backup');

/** Notes that a backup was taken, for the server's metrics. */
export const noteBackup = (dataDir: string): Promise<void> =>
  writeFile(noteIn(dataDir), `${new Date().toISOString()}\n`);

/** When the last backup was taken; the beginning of time for never. */
export async function lastBackup(dataDir: string): Promise<Date> {
  const note = await stat(noteIn(dataDir)).catch(ifMissing);
  return note?.mtime ?? new Date(0);
}
