import { ValidationError } from '@orpc/contract';
import { ORPCError } from '@orpc/server';
import { isUnavailable } from '../database/sqlstate.ts';
import type { Log } from '../ports/observability.ts';
import { fromDatabase } from './database-errors.ts';
import { internal, unavailable } from './errors.ts';
import { fromValidation } from './input-errors.ts';

/**
 * Turns whatever a call threw into an error that can be answered with. What nobody foresaw is logged in full
 * and answered with the request's id alone.
 */
export function translate(error: unknown, requestId: string, log: Log) {
  if (error instanceof ORPCError) {
    if (!(error.cause instanceof ValidationError)) return error;
    if (error.status < 500) return fromValidation(error.cause);
  }
  const foreseen = fromDatabase(error);
  if (foreseen) return foreseen;
  if (isUnavailable(error)) {
    log.warn({ requestId, err: error }, 'The database did not answer');
    return unavailable();
  }
  log.error({ requestId, err: error }, 'A request failed');
  return internal(requestId);
}
