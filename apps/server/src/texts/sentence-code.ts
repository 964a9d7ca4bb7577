import { resources } from './resources.ts';

/** The parts of `errors.json`: sentences, and the words that are filled into them. */
export type Part = keyof typeof resources.en.errors;

/** A sentence by its code, with what is filled in, as the server says it in English. */
export interface SentenceCode {
  code: string;
  params: Record<string, string>;
}

interface Known {
  code: string;
  matches: RegExp;
  /** Plain text of the sentence: of two that fit, the one that says more is meant. */
  length: number;
  /** A plural form that says its number in words: "One person". */
  isOne: boolean;
}

/** Longer ones are somebody's text, not ours. */
const longest = 600;

/** What a placeholder may stand for; anything, unless it is named here. */
const amount = '(?:[A-Z]{3} )?-?\\d[\\d,.]*';
const fills: Record<string, string> = {
  ...Object.fromEntries(
    ['sum', 'left', 'least', 'most', 'min', 'max', 'available'].map((name) => [name, amount]),
  ),
  count: '\\d+',
};

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const plural = /_(?:one|other)$/;

function known(part: string, name: string, text: string): Known {
  const pieces = text.split(/{{(\w+)}}/);
  const pattern = pieces.map((piece, at) =>
    at % 2 === 0 ? escaped(piece) : `(?<${piece}>${fills[piece] ?? '.+?'})`,
  );
  return {
    code: `${part}.${name.replace(plural, '')}`,
    matches: new RegExp(`^${pattern.join('')}$`, 's'),
    length: pieces.filter((_, at) => at % 2 === 0).join('').length,
    isOne: name.endsWith('_one') && !text.includes('{{count}}'),
  };
}

const parts = new Map<string, readonly Known[]>(
  Object.entries(resources.en.errors).map(([part, texts]) => [
    part,
    Object.entries<string>(texts)
      .map(([name, text]) => known(part, name, text))
      .toSorted((one, other) => other.length - one.length),
  ]),
);

/**
 * Finds the code of what the server says in English, and what it fills in. The English sentence stands where it is
 * thrown, and is the key to the other languages; a test holds every one of them against `errors.json`.
 */
export function sentenceCodeOf(english: string, part: Part = 'says'): SentenceCode | undefined {
  if (english.length > longest) return undefined;
  for (const { code, matches, isOne } of parts.get(part) ?? []) {
    const found = matches.exec(english);
    if (found) return { code, params: { ...found.groups, ...(isOne && { count: '1' }) } };
  }
  return undefined;
}
