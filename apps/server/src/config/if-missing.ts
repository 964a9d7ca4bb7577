import { codeOf } from './file-problem.ts';

/** For a file or folder that may not be there: nothing instead of the error; any other is thrown on. */
export function ifMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}
