import { setTimeout as pause } from 'node:timers/promises';

const attempts = 5;

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

/** Does it again where that may help, a few times in all. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await work();
    } catch (error) {
      if (made === attempts || !again.test(codeOf(error))) throw error;
      await pause(Math.random() * 20 * made);
    }
  }
}
