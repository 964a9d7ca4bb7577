/// <reference path="./bidi-js.d.ts" />
import bidiFactory from 'bidi-js/dist/bidi.mjs';

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();

/** Letters from the right, and signs that turn their neighbours: a line without them is written as it stands. */
const needsOrder =
  /[\u0590-\u08ff\u200f\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Letters that fontkit joins and turns round by itself, so that it is given them in the order they are read in. */
const turnedByFont = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** What ends a line or a paragraph is a blank here. Overrides of direction, which a name could bring, are left out. */
const onOneLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').replaceAll(/[\u202a-\u202e]/g, '');

/** Signs that steer direction have no shape. */
export const withoutSigns = (text: string) => text.replaceAll(/[\u061c\u200e\u200f\u2066-\u2069]/g, '');

const reversed = (text: string) => [...text].reverse().join('');

const isFromRight = (level: number | undefined) => (level ?? 0) % 2 === 1;

/**
 * The indices of a line's characters in visual order, in runs of one direction each. Digits of Arabic, which are read from the
 * left though the font turns them round, are runs of their own.
 */
function runsOf(line: string, order: readonly number[], levels: Uint8Array): number[][] {
  const kindOf = (index: number) =>
    isFromRight(levels[index]) || !turnedByFont.test(line[index] ?? '') ? levels[index] : -1;
  const runs: number[][] = [];
  let expected = Number.NaN;
  for (const index of order) {
    const run = runs.at(-1);
    if (run && index === expected && kindOf(index) === kindOf(run[0] ?? index)) run.push(index);
    else runs.push([index]);
    expected = index + (isFromRight(levels[index]) ? -1 : 1);
  }
  return runs;
}

/**
 * The parts of a line from left to right, by the Unicode bidirectional algorithm, each to be handed to a font as it is: a
 * font lays a text out in one direction alone.
 */
export function visualRuns(text: string, direction: Direction): string[] {
  const line = onOneLine(text);
  if (line === '') return [];
  if (direction === 'ltr' && !needsOrder.test(line)) return [withoutSigns(line)].filter(Boolean);
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const { levels } = embedding;
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  return runsOf(line, bidi.getReorderedIndices(line, embedding), levels)
    .map((run) => {
      const isTurned = isFromRight(levels[run[0] ?? 0]);
      const read = (isTurned ? run.toReversed() : run).map((index) => mirrored.get(index) ?? line[index]);
      const part = withoutSigns(read.join(''));
      return isTurned === turnedByFont.test(part) ? part : reversed(part);
    })
    .filter((part) => part !== '');
}
