import { randomUUID } from 'node:crypto';

/** A name and a key that no other test uses. */
export function unused(word: string): { name: string; key: string } {
  // By chance, not by time: tests of several workers begin in the same millisecond.
  const stamp = randomUUID().slice(0, 6).toUpperCase();
  return { name: `${word} ${stamp}`, key: `${word.charAt(0)}${stamp}` };
}
