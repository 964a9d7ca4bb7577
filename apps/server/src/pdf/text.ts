import { fileURLToPath } from 'node:url';

/** What the fonts that every reader of PDF has of itself can write. */
const western = /^[\u0020-\u007e\u00a0-\u00ff‘’“”‚„†‡•–—…‰‹›€™ŒœŠšŽžŸƒˆ˜]*$/;

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const other = { regular: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') };

type Weight = keyof typeof other;

/** The font that writes a text: one that comes with the file for Kĩmani and محمد, none for most. */
export const fontOf = (text: string, weight: Weight = 'regular'): string =>
  western.test(text) ? { regular: 'Helvetica', bold: 'Helvetica-Bold' }[weight] : other[weight];

/** Lays a line out as a whole instead of word by word, so that words of scripts from right to left keep their order. */
export const wholeLine: Pick<PDFKit.Mixins.TextOptions, 'features'> = { features: [] };

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A text in which both directions meet, with a line for each: a line is laid out in one direction. */
function linesOf(text: string): string {
  if (!rightToLeft.test(text)) return text;
  return text
    .split(' ')
    .reduce(
      (lines, word) =>
        `${lines}${rightToLeft.test(lines.at(-1) ?? word) === rightToLeft.test(word) ? ' ' : '\n'}${word}`,
    );
}

/** A cell of a table with a text of any script. */
export const cell = (text: string, weight: Weight = 'regular') => ({
  text: linesOf(text),
  font: { src: fontOf(text, weight) },
  ...(western.test(text) ? {} : { textOptions: wholeLine }),
});

/** A cell with an amount or a number, at the right. */
export const numberCell = (text: string, weight: Weight = 'regular') => ({
  ...cell(text, weight),
  type: 'TD' as const,
  align: { x: 'right', y: 'top' } as const,
});
