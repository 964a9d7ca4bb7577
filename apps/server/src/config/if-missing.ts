/** For a file or folder that may not be there: nothing instead of the error; any other is thrown on. */
export function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
