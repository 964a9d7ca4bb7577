import pg from 'pg';
import { badRequest, conflict } from './errors.ts';

/** PostgreSQL's refusals of what a caller sent: a handler that foresees one says it better. */
export function fromDatabase(error: unknown) {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return undefined;
  if (error.code === '23505') return conflict('There is one like this already.');
  if (error.code === '23503')
    return conflict('Something that this refers to, or that refers to this, forbids it.');
  if (error.code === '23514') return badRequest('A value is not one of those allowed.');
  if (error.code.startsWith('22')) return badRequest('A value is malformed or out of range.');
  return undefined;
}
