import pg from 'pg';
import { codeOf, fileProblem } from './config/file-problem.ts';
import { StartError } from './config/start-error.ts';
import { reasonOf } from './database/connect-error.ts';
import { Refused } from './refuse.ts';

/**
 * Runs a command of the terminal. It fails, by the exit code 1, where `work` gives false or throws: why is said in a sentence. The
 * stack of what is not foreseen is shown with LOG_LEVEL=debug alone.
 */
export async function runCommand(work: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    console.error(failureOf(error));
    if (showsStacks() && !(error instanceof StartError)) console.error(error);
    process.exitCode = 1;
  }
}

const showsStacks = () => /^(debug|trace)$/.test(process.env.LOG_LEVEL ?? '');

/** What PostgreSQL says of tables or columns that this version knows and the database does not, or the other way round. */
const otherVersion = new Set(['42P01', '42703', '42883']);

/** Why a command or the start has failed, as the person at the terminal reads it. */
export function failureOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  // A rule of the server refuses it, as it would refuse a person.
  if (error instanceof Refused) return error.message;
  const ofFile = failureOfFile(error);
  if (ofFile) return ofFile;
  if (databaseError(error)?.code && otherVersion.has(databaseError(error)?.code ?? ''))
    return 'The database is of another version than this Kazi: start Kazi once, which brings it up to date.';
  const reason = reasonOf(error);
  if (reason) return `The database cannot be used: ${reason}.`;
  const [said = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `It failed for a reason that was not foreseen: ${said.replace(/\.$/, '')}. LOG_LEVEL=debug shows where.`;
}

function databaseError(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : undefined;
}

const wayOut: Record<string, string> = {
  ENOENT: 'Give one that is there, or make its folder first.',
  EACCES: 'Be the user that Kazi runs as, as by sudo -u kazi.',
  EPERM: 'Be the user that Kazi runs as, as by sudo -u kazi.',
};

/** What the system refuses of a file; not of a socket, which fails by some of the same codes. */
function failureOfFile(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error)) return undefined;
  if (error.syscall === 'connect' || error.syscall === 'getaddrinfo') return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'A file';
  const told = fileProblem(error, `${path} cannot be used`, wayOut[codeOf(error) ?? '']);
  return told instanceof StartError ? told.message : undefined;
}
