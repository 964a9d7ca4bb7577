import { removeBytesHandler } from './files.ts';
import { sweepHandler } from './sweep.ts';

export { fileSigner } from './address.ts';
export { clamd } from './clamd.ts';
export { mountDownloads } from './download.ts';
export { openExaminer } from './examiner.ts';
export { filesByIds, ownedFiles, presentFile } from './files.ts';
export { files } from './handlers.ts';
export { keyOf } from './storage/key.ts';
export { checkUploads, openStorage, uploadsFolder } from './storage/open.ts';

/** What runs the jobs of files. */
export const fileJobs = [removeBytesHandler, sweepHandler];
