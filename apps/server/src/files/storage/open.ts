import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/config.ts';
import { fileProblem, ifMissing } from '../../config/file-problem.ts';
import type { FileStorage } from '../../ports/files.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';

type Kept = Pick<Config, 'filesUrl' | 'dataDir'>;

/** Opens where FILES_URL says that files are kept: a bucket, a folder, or without it a folder in DATA_DIR. */
export function openStorage(config: Kept): FileStorage {
  const folder = uploadsFolder(config);
  return folder ? diskStorage(folder) : s3Storage((config.filesUrl ?? '').replace(/^s3:/, 'https:'));
}

/** The folder that files are kept in; undefined where they are in a bucket. */
export function uploadsFolder({ filesUrl, dataDir }: Kept): string | undefined {
  if (!filesUrl) return join(dataDir, 'files');
  return filesUrl.startsWith('file:') ? fileURLToPath(filesUrl) : undefined;
}

/** Throws a `StartError` where the folder of uploads is there, and cannot be used: the first upload would tell it otherwise. */
export async function checkUploads(config: Kept): Promise<void> {
  const folder = uploadsFolder(config);
  if (!folder) return;
  try {
    if (await readdir(folder).catch(ifMissing)) await access(folder, constants.W_OK);
  } catch (error) {
    throw fileProblem(error, `${folder} cannot be used for uploads`);
  }
}
