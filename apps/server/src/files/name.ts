import type { Kind } from './kinds.ts';

const longest = 200;

/** The ending of a name, in lower case: `pdf` of `Plan.PDF`; empty where there is none. */
export const extensionOf = (name: string): string =>
  /[^/\\]\.([^./\\\s]{1,20})\s*$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Joiners within a word, as Persian and the scripts of India write them, or within an emoji, and the region of a flag. */
const joined =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])|(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}/u;
/** What is not seen, or turns the text around it. Some signs of Arabic and Kaithi that are seen are of the same class. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u0600-\u0605\u06dd\u0890\u0891\u08e2\u{110bd}\u{110cd}])\p{Cf}/u;
const joinedOrHidden = new RegExp(`${joined.source}|(${hidden.source})`, 'gu');

/**
 * The name that a file is kept and given out under: as people gave it, without folders, line breaks and characters that turn
 * or hide text. What a browser does with the file follows from its kind, never from its name.
 */
export function fileName(given: string, kind: Kind): string {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ')
    .replace(joinedOrHidden, (found, isHidden?: string) => (isHidden === undefined ? found : ''))
    .replace(/^.*[/\\]/, '')
    .trim();
  // No name, or one that means a folder.
  if (/^\.*$/.test(name)) return `file.${kind.extension}`;
  return shortened(name);
}

/** A name cut in its middle, so that its ending stays. */
function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= longest) return name;
  const ending = extensionOf(name) && name.slice(name.lastIndexOf('.'));
  return `${letters.slice(0, longest - [...ending].length).join('')}${ending}`;
}
