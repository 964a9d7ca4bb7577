import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ifMissing } from '../config/file-problem.ts';
import { version } from '../config/version.ts';
import type { Migrated } from '../database/migrated.ts';
import { type Archive, addFile, addText, writeArchive } from './archive.ts';
import { addCluster } from './cluster.ts';
import { format, manifestName, places, type SignedManifest } from './manifest.ts';
import type { Signer } from './signature.ts';

interface Backup {
  /** Where the archive is written to. */
  file: string;
  /** The one who may read it, as `age1…`; without one it is not encrypted. */
  recipient: string | undefined;
  /** Who signs it, so that no other archive is taken for it. */
  signer: Signer;
  dataDir: string;
  /** The folder of uploads, unless they are in a bucket. */
  uploads: string | undefined;
  /** The database's folder, how its superuser reaches it, and what it is migrated to. */
  database: { folder: string; superuserUrl: string; migrated: Migrated };
}

/**
 * Writes a backup of all that a server keeps: database, uploads, secret and passwords; the server may run meanwhile. It
 * holds what was committed when the database was copied, and each upload that this speaks of: those that were there
 * before are copied before it, those that came meanwhile after it.
 */
export function takeBackup({ file, recipient, signer, dataDir, uploads, database }: Backup): Promise<void> {
  return writeArchive(file, { recipient, signer }, async (archive) => {
    const manifest: SignedManifest = {
      format,
      name: basename(file),
      version,
      database: database.migrated,
      takenAt: new Date().toISOString(),
      holdsUploads: uploads !== undefined,
    };
    await addText(archive, manifestName, JSON.stringify(manifest));
    await addFile(archive, places.secret, join(dataDir, 'secret'));
    const copied = new Set<string>();
    if (uploads) await addUploads(archive, uploads, copied);
    await addFile(archive, places.passwords, join(database.folder, 'passwords.json'));
    await addCluster(archive, places.database, {
      url: database.superuserUrl,
      data: join(database.folder, 'data'),
    });
    if (uploads) await addUploads(archive, uploads, copied);
  });
}

/** Adds the uploads that were not copied yet; one that is still being written is none. */
async function addUploads(archive: Archive, folder: string, copied: Set<string>): Promise<void> {
  // There is no folder before the first upload.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing);
  for (const entry of entries ?? []) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || entry.name.endsWith('.part') || copied.has(path)) continue;
    copied.add(path);
    await addFile(archive, `${places.uploads}/${path.slice(folder.length + 1)}`, path);
  }
}
