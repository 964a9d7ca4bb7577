const hues = 16;

/** One or two letters that stand for a name: the first of its first and of its last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Begin and factor of FNV-1a, which tells names apart that differ in a letter or two. */
const fnvBegin = 0x81_1c_9d_c5;
const fnvFactor = 0x01_00_01_93;

/** A number from 0 to 15, the same for the same name on every device. */
export function hueOf(name: string): number {
  let sum = fnvBegin;
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), fnvFactor);
  return ((sum ^ (sum >>> 11)) >>> 0) % hues;
}
