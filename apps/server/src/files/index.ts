import { removeBytesHandler } from './commands.ts';
import { sweepHandler } from './sweep.ts';

export { fileAddresses } from './address.ts';
export { mountDownloads } from './download.ts';
export { files } from './handlers.ts';
export { presentFile } from './present.ts';
export { filesByIds, ownedFiles } from './queries.ts';
export { openStorage } from './storage/open.ts';

/** What runs the jobs of files. */
export const fileJobs = [removeBytesHandler, sweepHandler];
