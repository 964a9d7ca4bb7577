import { StartError } from './start-error.ts';

/** What the operating system says of a file, in words. */
const reasons: Record<string, string> = {
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EIO: 'the disk fails',
  ENOENT: 'there is no such file or folder',
  EISDIR: 'a folder is in its place',
  ENOTDIR: 'a file is where a folder belongs',
  EEXIST: 'there is something of that name already',
  ENOTEMPTY: 'a folder is in its place',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
};

/** The code of an error of the operating system, such as ENOENT; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** An error of the operating system in a sentence for the operator; any other error is given back as it is. */
export function fileProblem(error: unknown, doing: string, mend = ''): unknown {
  const code = codeOf(error);
  const reason = code && reasons[code];
  return reason ? new StartError(`${doing}: ${reason} (${code}).${mend && ` ${mend}`}`) : error;
}

/** For a file or folder that may not be there: nothing instead of the error; any other is thrown on. */
export function ifMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}
