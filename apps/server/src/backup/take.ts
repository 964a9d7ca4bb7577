import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pack } from 'tar-stream';
import { ifMissing } from '../config/if-missing.ts';
import { addFile, addText, writeArchive } from './archive.ts';
import { addCluster } from './cluster.ts';
import { format, type Manifest, manifestName, places } from './manifest.ts';

interface Backup {
  /** Where the archive is written to. */
  file: string;
  /** The one who may read it, as `age1…`; without one it is not encrypted. */
  recipient: string | undefined;
  dataDir: string;
  /** The folder of uploads, unless they are in a bucket. */
  uploads: string | undefined;
  /** The database's folder, and how its superuser reaches it. */
  database: { folder: string; superuserUrl: string };
}

/**
 * Writes a backup of all that a server keeps: database, uploads, secret and passwords; the server may run meanwhile. It
 * holds what was committed when the database was copied, and each upload that this speaks of: those that were there
 * before are copied before it, those that came meanwhile after it.
 */
export function takeBackup({ file, recipient, dataDir, uploads, database }: Backup): Promise<void> {
  return writeArchive(file, recipient, async (pack) => {
    const manifest: Manifest = {
      format,
      takenAt: new Date().toISOString(),
      holdsUploads: uploads !== undefined,
    };
    await addText(pack, manifestName, JSON.stringify(manifest));
    await addFile(pack, places.secret, join(dataDir, 'secret'));
    const copied = new Set<string>();
    if (uploads) await addUploads(pack, uploads, copied);
    await addFile(pack, places.passwords, join(database.folder, 'passwords.json'));
    await addCluster(pack, places.database, {
      url: database.superuserUrl,
      data: join(database.folder, 'data'),
    });
    if (uploads) await addUploads(pack, uploads, copied);
  });
}

/** Adds the uploads that were not copied yet; one that is still being written is none. */
async function addUploads(pack: Pack, folder: string, copied: Set<string>): Promise<void> {
  // There is no folder before the first upload.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing);
  for (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || entry.name.endsWith('.part') || copied.has(path)) continue;
    copied.add(path);
    await addFile(pack, `${places.uploads}/${path.slice(folder.length + 1)}`, path);
  }
}
