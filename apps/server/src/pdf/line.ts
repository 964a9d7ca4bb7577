import { fileURLToPath } from 'node:url';
import { type Direction, visualRuns, withoutSigns } from './visual-order.ts';

/** What the fonts that every reader of PDF has of itself can write. */
const western = /^[\u0020-\u007e\u00a0-\u00ff‘’“”‚„†‡•–—…‰‹›€™ŒœŠšŽžŸƒˆ˜]*$/;

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const other = { regular: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') };

type Weight = keyof typeof other;

/** The font that writes a text: one that comes with the file for Kĩmani and محمد, none for most. */
const fontOf = (text: string, weight: Weight = 'regular'): string =>
  western.test(text) ? { regular: 'Helvetica', bold: 'Helvetica-Bold' }[weight] : other[weight];

/** How a text is drawn: its size in points, and where it is not usual its weight and colour. */
export interface Style {
  size: number;
  weight?: Weight | undefined;
  colour?: string | undefined;
}

/** Where lines are drawn, and from which side they are read. */
export interface Sheet {
  page: PDFKit.PDFDocument;
  direction: Direction;
  /** The part of the document that is drawn, as a voice reads it. */
  tags: PDFKit.PDFStructureElement;
}

/** What a part of a document is for a voice: a heading, a paragraph, a table with its rows and cells. */
type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** Adds a part to the document, which is read where it is added. Give a text its own `tagText`. */
export function tag(sheet: Sheet, kind: Tag): Sheet {
  const tags = sheet.page.struct(kind);
  sheet.tags.add(tags);
  return { ...sheet, tags };
}

/**
 * Draws a text as a part of the document, such as a paragraph or a cell. Where it is drawn in another order than it is read, as in
 * Arabic, the part says it in full.
 */
export function tagText(
  sheet: Sheet,
  kind: Tag,
  text: string,
  draw: () => void,
  scope?: 'Column' | 'Row',
): void {
  const isReordered = sheet.direction === 'rtl' || !western.test(text);
  // `scope` is known to pdfkit, and not yet to its types.
  const options = { ...(isReordered && { actual: withoutSigns(text) }), ...(scope && { scope }) };
  const part = sheet.page.struct(kind, options);
  sheet.tags.add(part);
  if (text !== '') part.add(draw);
  part.end();
}

/** Draws what is only seen, as rules and grounds. */
export function drawUnread({ page }: Sheet, draw: () => void): void {
  page.markContent('Artifact', { type: 'Layout' });
  draw();
  page.endMarkedContent();
}

/** A line as it is drawn: its parts from left to right, each in one font. */
interface Line {
  parts: { text: string; font: string; width: number }[];
  width: number;
}

/** Part by part as a whole: word by word, as pdfkit does it otherwise, words from the right would change places. */
const whole: PDFKit.Mixins.TextOptions = { lineBreak: false, features: [] };

/** A narrow blank of French, which Helvetica lacks, is a wider one. */
const withKnownBlanks = (text: string) => text.replaceAll('\u202f', '\u00a0');

function lineOf({ page, direction }: Sheet, text: string, { size, weight }: Style): Line {
  const parts = visualRuns(withKnownBlanks(text), direction).map((part) => {
    const font = fontOf(part, weight);
    return { text: part, font, width: page.font(font).fontSize(size).widthOfString(part, whole) };
  });
  return { parts, width: parts.reduce((sum, { width }) => sum + width, 0) };
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As many letters of a text as fit, at least one. */
function fitting(fits: (text: string) => boolean, text: string): string {
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    if (kept !== '' && !fits(kept + segment)) break;
    kept += segment;
  }
  return kept;
}

/** A text as lines that fit: broken at blanks, and within a word that is wider than the line. */
export function linesOf(sheet: Sheet, text: string, style: Style, room: number): Line[] {
  const all = lineOf(sheet, text, style);
  if (all.width <= room) return [all];
  const fits = (part: string) => lineOf(sheet, part, style).width <= room;
  const lines: string[] = [];
  let current = '';
  for (let word of text.split(/[ \n]+/)) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (fits(longer)) {
      current = longer;
      continue;
    }
    if (current !== '') lines.push(current);
    while (!fits(word)) {
      const part = fitting(fits, word);
      if (part === word) break;
      lines.push(part);
      word = word.slice(part.length);
    }
    current = word;
  }
  return [...lines, current].map((line) => lineOf(sheet, line, style));
}

/** A text as one line that fits: what does not is left out, which an ellipsis says. */
export function shortened(sheet: Sheet, text: string, style: Style, room: number): Line {
  const all = lineOf(sheet, text, style);
  if (all.width <= room) return all;
  const fits = (part: string) => lineOf(sheet, `${part}…`, style).width <= room;
  return lineOf(sheet, `${fitting(fits, text)}…`, style);
}

/** How tall lines of a size are, one below the other. */
export const lineHeight = (size: number): number => size * 1.2;

/** Draws a line below `y`, from `x` on to the right. All its fonts stand on one base line. */
export function drawLine({ page }: Sheet, { parts }: Line, style: Style, x: number, y: number): void {
  const baseline = y + style.size * 0.95;
  let left = x;
  for (const { text, font, width } of parts) {
    page
      .font(font)
      .fontSize(style.size)
      .fillColor(style.colour ?? 'black');
    page.text(text, left, baseline, { ...whole, baseline: 'alphabetic' });
    left += width;
  }
}
