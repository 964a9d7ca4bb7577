/** A text without case and accents, for comparing. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether every word that was typed is in the text, in any order. */
export function matches(text: string, typed: string): boolean {
  const where = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
