import pg from 'pg';
import { StartError } from '../config/start-error.ts';

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  ENOENT: 'there is no such socket',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no such database',
  '42501':
    'the user may not create tables there; let it own the database, or its schema public, or name who does as MIGRATION_DATABASE_URL',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
};

/** Why the database of a variable cannot be used, in one sentence; other errors are given back as they are. */
export function sentenceFor(error: unknown, url: string, variable = 'DATABASE_URL'): unknown {
  const reason = reasonOf(error);
  if (!reason) return error;
  const { hostname, port, pathname } = new URL(url);
  return new StartError(
    `The database of ${variable} (${hostname || 'local'}:${port || 5432}${pathname}) cannot be used: ${reason}.`,
  );
}

/** Why a database cannot be used, as the end of a sentence; undefined for an error that tells of something else. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if (/unsupported startup parameter/.test(error.message))
    return 'it is a pooler; name the database itself beside it, as DATABASE_DIRECT_URL';
  if (error.cause instanceof pg.DatabaseError) return reasonOf(error.cause);
  if ('code' in error && typeof error.code === 'string') return reasons[error.code];
  if (/timeout|terminated/i.test(error.message)) return 'it does not answer';
  if (/password must be a(?: non-empty)? string/.test(error.message))
    return 'it asks for a password; write it into the address (postgres://user:password@host:5432/database)';
  if (/does not support SSL/.test(error.message)) return 'it does not speak TLS; leave sslmode out';
  return undefined;
}
