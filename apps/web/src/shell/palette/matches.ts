import { folded } from '@kazi/contract/folded';

/** Whether every word that was typed is in the text, in any order. */
export function matches(text: string, typed: string): boolean {
  const where = folded(text);
  return folded(typed)
    .split(' ')
    .every((word) => where.includes(word));
}
