import { setTimeout as pause } from 'node:timers/promises';

const minimumMs = 300;

/**
 * Gives the result of `work`, never sooner than after a set time, so that the duration of an answer does not show
 * whether an account exists.
 */
export async function withMinimumDuration<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, pause(minimumMs)]);
  return result;
}
