const longestDetail = 200;

/** A text as rails take it: printable ASCII, single spaces, at most so many characters; `Payment` where nothing is left. */
export function cut(text: string, length: number): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  return plain.slice(0, length).trim() || 'Payment'.slice(0, length);
}

/** A text that databases store: without NUL, and without halves of surrogate pairs, which a cut leaves too. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** What a rail said, short enough to show and store; `otherwise` where it said nothing readable. */
export function detailOf(said: unknown, otherwise: string): string {
  if (typeof said !== 'string') return otherwise;
  return storable(said.replace(/\s+/g, ' ').trim().slice(0, longestDetail)) || otherwise;
}
