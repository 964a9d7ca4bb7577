import { ValidationError } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import pg from 'pg';
import { setErrorTexts } from '../config/plain-english.ts';
import { isRetryable, isUnavailable } from '../database/sqlstate.ts';
import type { Log } from '../ports/observability.ts';
import { badInput, badRequest, conflict, type Fields, internal, unavailable } from './errors.ts';

setErrorTexts();

/**
 * Turns anything that a call threw into an error that can be answered with. An unforeseen one is logged in full
 * and answered with the request's id alone.
 */
export function translate(error: unknown, requestId: string, log: Log) {
  if (error instanceof ORPCError) {
    if (!(error.cause instanceof ValidationError)) return error;
    if (error.status < 500) return fromValidation(error.cause);
  }
  const foreseen = refusalByDatabase(error);
  if (foreseen) return foreseen;
  if (isUnavailable(error) || isRetryable(error)) {
    log.warn({ requestId, err: error }, 'The database did not answer');
    return unavailable(undefined, { why: `the database did not answer: ${whyOf(error)}` });
  }
  log.error({ requestId, err: error }, 'A request failed');
  return internal(requestId, error);
}

/** The pool says the same of a database that is away and of connections that are all in use. */
const noConnection = /timeout exceeded when trying to connect/;

const whyOf = (error: unknown): string => {
  const said = error instanceof Error ? error.message : String(error);
  return noConnection.test(said) ? 'no connection to it came free, or could be made, in time' : said;
};

/** Names every bad field of a refused input, each with what would be right. */
function fromValidation(error: ValidationError) {
  const fields: Fields = {};
  for (const issue of error.issues) {
    const path = (issue.path ?? [])
      .map((step) => String(typeof step === 'object' ? step.key : step))
      .join('.');
    fields[path] ??= issue.message;
  }
  return badInput(fields);
}

/**
 * What PostgreSQL refuses of a caller's input, or of what another caller changed meanwhile; undefined for any other error. A handler
 * that checks before gives a better sentence.
 */
export function refusalByDatabase(error: unknown): ORPCError<string, unknown> | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return undefined;
  if (error.code === '23505') return conflict('This already exists.');
  if (error.code === '23503')
    return isStillReferred.test(error.message)
      ? conflict('This is still in use.')
      : conflict('Something that this names was deleted just now. Nothing was saved.');
  if (error.code === '23514') return badRequest('A value is not one of those allowed.');
  if (error.code.startsWith('22')) return badRequest('A value is malformed or out of range.');
  return undefined;
}

/** Of the two ways in which rows refer to none, the deletion of one that others refer to; both have one code. */
const isStillReferred = /^update or delete on table/;
