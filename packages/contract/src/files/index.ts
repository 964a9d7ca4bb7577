export { type File, file, files } from './files.ts';
export { uploadLimitBytes } from './limits.ts';
