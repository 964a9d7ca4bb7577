import type { Kind } from './kinds.ts';

const longest = 200;

/** The ending of a name, in lower case: `pdf` of `Plan.PDF`; empty where there is none. */
export const extensionOf = (name: string): string =>
  /\.([^./\\\s]{1,20})\s*$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * The name that a file is kept and given out under: without folders, line breaks and characters that turn or
 * hide text, and with an ending that says what the file is.
 */
export function fileName(given: string, kind: Kind): string {
  const base = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|\s+$/g, '');
  const fits = kind.extensions.includes(extensionOf(base));
  const extension = fits ? extensionOf(base) : kind.extensions[0];
  const stem = fits ? base.slice(0, base.lastIndexOf('.')) : base;
  return `${[...stem].slice(0, longest - extension.length - 1).join('') || 'file'}.${extension}`;
}
