import { removeBytesHandler } from './commands.ts';
import { sweepHandler } from './sweep.ts';

export { fileSigner } from './address.ts';
export { clamd } from './clamd.ts';
export { mountDownloads } from './download.ts';
export { openExaminer } from './examiner.ts';
export { files } from './handlers.ts';
export { presentFile } from './present.ts';
export { filesByIds, ownedFiles } from './queries.ts';
export { checkUploads, openStorage, uploadsFolder } from './storage/open.ts';

/** What runs the jobs of files. */
export const fileJobs = [removeBytesHandler, sweepHandler];
