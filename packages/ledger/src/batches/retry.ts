import { setTimeout as pause } from 'node:timers/promises';

/**
 * PostgreSQL asks for the transaction to be made again (serialisation, deadlock), or somebody used an id in the same
 * moment, which the next attempt will see.
 */
const again = /^(40001|40P01|23505)$/;
/** What was sent is at fault: data out of range, a constraint. */
const ofData = /^(22|23)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether another transaction of the same batch would fail alike, but perhaps not one without the call at fault. */
export const isOfData = (error: unknown): boolean => ofData.test(codeOf(error));

interface Retries {
  /** How often it is done in all. */
  attempts: number;
  /** Whether another attempt may succeed. */
  isRetryable: (error: unknown) => boolean;
}

/** Does something again where that may help, after a wait that differs from caller to caller, so that they do not meet again. */
export async function withRetries<T>(work: () => Promise<T>, { attempts, isRetryable }: Retries): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await work();
    } catch (error) {
      if (made === attempts || !isRetryable(error)) throw error;
      await pause(Math.random() * 20 * made);
    }
  }
}

/** Makes a transaction of the ledger's own again where PostgreSQL asks for it. */
export const retried = <T>(work: () => Promise<T>): Promise<T> =>
  withRetries(work, { attempts: 5, isRetryable: (error) => again.test(codeOf(error)) });
