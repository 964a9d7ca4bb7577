import { drawnFile } from '../files/drawn-file.ts';
import type { Attachment } from './contract.ts';

/** A file that came with a sample mail; `lines` stand on its first page. */
export const attachment = (fileName: string, size: string, lines: readonly string[]): Attachment => ({
  fileName,
  size,
  ...drawnFile(fileName, lines),
});
