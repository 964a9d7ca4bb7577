import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/config.ts';
import type { FileStorage } from '../../ports/files.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';

/** Opens where FILES_URL says that files are kept: a bucket, a folder, or without it a folder in DATA_DIR. */
export function openStorage({ filesUrl, dataDir }: Pick<Config, 'filesUrl' | 'dataDir'>): FileStorage {
  if (!filesUrl) return diskStorage(join(dataDir, 'files'));
  if (filesUrl.startsWith('file:')) return diskStorage(fileURLToPath(filesUrl));
  return s3Storage(filesUrl.replace(/^s3:/, 'https:'));
}
