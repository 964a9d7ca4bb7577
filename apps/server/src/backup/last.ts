import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../config/file-problem.ts';
import { writeKept } from '../config/kept-file.ts';

const noteIn = (dataDir: string) => join(dataDir, 'last-backup');

/** Notes that a backup was taken, for the server's metrics. */
export const noteBackup = (dataDir: string): Promise<void> =>
  writeKept(noteIn(dataDir), `${new Date().toISOString()}\n`);

/** When the last backup was taken, whatever the note says of it; the beginning of time for never. */
export async function lastBackup(dataDir: string): Promise<Date> {
  const note = await stat(noteIn(dataDir)).catch(ifMissing);
  return note?.isFile() ? note.mtime : new Date(0);
}
