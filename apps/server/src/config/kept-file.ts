import { randomUUID } from 'node:crypto';
import { chown, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, fileProblem, ifMissing } from './file-problem.ts';

/**
 * The text of a file that Kazi keeps for itself, such as its secret; undefined where there is none.
 * @throws a StartError where something is there that cannot be read: it is never taken for nothing, and so never made anew.
 */
export async function readKept(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8').catch(ifMissing);
  } catch (error) {
    throw fileProblem(error, `${path} cannot be read`, 'Its owner has to be the user who starts Kazi.');
  }
}

/** Writes such a file, readable by its owner alone, in place of the one there may be. It is there whole, or as it was. */
export const writeKept = (path: string, text: string): Promise<void> =>
  draft(path, text, (made) => rename(made, path));

/** Writes such a file unless there is one. Gives whether it was written. */
export async function writeKeptOnce(path: string, text: string): Promise<boolean> {
  let isNew = true;
  await draft(path, text, (made) =>
    // Unlike a rename, it never replaces; and what another process reads meanwhile is nothing, or all of it.
    link(made, path).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error;
      isNew = false;
    }),
  );
  return isNew;
}

/** Writes beside the path, waits for the disk, and lets `place` bring it there. */
async function draft(path: string, text: string, place: (made: string) => Promise<void>): Promise<void> {
  const made = `${path}.${randomUUID()}`;
  try {
    const file = await open(made, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await giveToOwnerOf(dirname(path), made);
    await place(made);
    await flushFolder(dirname(path));
  } catch (error) {
    throw fileProblem(error, `${path} cannot be written`);
  } finally {
    await rm(made, { force: true });
  }
}

/** What root writes into another user's folder is that user's: the server of that user has to read it. */
async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) await chown(path, uid, gid);
}

/** The name must be on the disk too, else a loss of power loses the file with its bytes. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // which opens no folders
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
