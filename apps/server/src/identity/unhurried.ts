import { setTimeout as pause } from 'node:timers/promises';

const atLeastMs = 300;

/**
 * Gives the result of `work`, and never sooner than after a set time: how long an answer took does not tell
 * whether there was an account to do something for.
 */
export async function unhurried<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, pause(atLeastMs)]);
  return result;
}
