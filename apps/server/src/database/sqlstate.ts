import pg from 'pg';

const serializationFailure = '40001';
const deadlockDetected = '40P01';

/** Whether PostgreSQL asks for the transaction to be made again. */
export function isRetryable(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    (error.code === serializationFailure || error.code === deadlockDetected)
  );
}

const queryCanceled = '57014';

/** Whether a statement took longer than it may. */
export const isCutShort = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === queryCanceled;

const connectionErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
const lostConnection = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** Whether no answer came in time. The connection is then cut, though it may not know that yet. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Classes and codes by which PostgreSQL turns somebody away: lost, refused, full, stopping, closed, too slow. */
const turnedAway = /^(08|28|53|57P|3D000|55000|55P03|57014|25P03)/;

/**
 * Whether a standby refused to begin a write: after a failover it is led to before it may write. Its code alone is that of
 * everything PostgreSQL does not know.
 */
const isStandby = ({ code, routine }: pg.DatabaseError): boolean =>
  code === '0A000' && routine === 'call_bool_check_hook';

/** Too many wait for a connection already. */
export class PoolFull extends Error {
  constructor() {
    super('Too many wait for a connection to the database');
  }
}

/** Whether the database could not answer for now: away, starting, full, too slow, or a standby. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof PoolFull) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return turnedAway.test(error.code ?? '') || isStandby(error);
  if ('code' in error && typeof error.code === 'string' && 'syscall' in error)
    return connectionErrors.has(error.code) && error.syscall !== 'open';
  return isUnanswered(error) || lostConnection.test(error.message);
}
