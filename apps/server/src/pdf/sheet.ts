import type { Issuer } from '../database/workspace-look.ts';
import { isolated } from '../texts/reader.ts';
import {
  drawLine,
  drawUnread,
  lineHeight,
  linesOf,
  type Sheet,
  type Style,
  shortened,
  tag,
  tagText,
} from './line.ts';

/** The side of a cell that its text stands at: where reading begins, or, for numbers, where it ends. */
type Side = 'start' | 'end';

interface Cell extends Omit<Style, 'size'> {
  text: string;
  at?: Side;
  /** What the other cells of its column or its row are, for a voice. */
  heads?: 'Column' | 'Row';
}

/** A cell with a text of any script. */
export const cell = (text: string, more: Omit<Cell, 'text'> = {}): Cell => ({ text, ...more });

/** A cell with an amount or a number. */
export const numberCell = (text: string, more: Omit<Cell, 'text'> = {}): Cell => ({
  text,
  at: 'end',
  ...more,
});

interface Table {
  /** The width of each column, in the order they are read in; what is left belongs to the one column `*`. */
  columns: readonly (number | '*')[];
  rows: readonly (readonly Cell[])[];
  size: number;
  /** Above and below the text of a row. */
  padding: number;
  /** At both ends of a row. */
  inset?: number;
  hasRules?: boolean;
  background?: string;
}

const gap = 8;
const rule = '#d0d7d5';

const widthOf = ({ page: { page } }: Sheet) => page.width - page.margins.left - page.margins.right;

/** Moves on by a part of a line. */
export function skip({ page }: Sheet, height: number): void {
  page.y += height;
}

/** Where a text of a width begins on the page that stands at a side of a box. */
function leftOf(sheet: Sheet, at: Side, box: { left: number; width: number }, width: number): number {
  const isLeft = (at === 'start') === (sheet.direction === 'ltr');
  return isLeft ? box.left : box.left + box.width - width;
}

function nextPageUnless(sheet: Sheet, height: number): void {
  const { page } = sheet;
  if (page.y + height > page.page.maxY()) page.addPage();
}

/** Writes a text from side to side of the page, as a paragraph or a heading, and moves below it. */
export function paragraph(sheet: Sheet, text: string, style: Style, kind: 'P' | 'H1' = 'P'): void {
  const { page } = sheet;
  const box = { left: page.page.margins.left, width: widthOf(sheet) };
  tagText(sheet, kind, text, () => {
    for (const line of linesOf(sheet, text, style, box.width)) {
      nextPageUnless(sheet, lineHeight(style.size));
      const top = page.y;
      drawLine(sheet, line, style, leftOf(sheet, 'start', box, line.width), top);
      page.y = top + lineHeight(style.size);
    }
  });
}

const quiet = '#5b6966';
const logoSize = 32;

interface Head extends Issuer {
  /** What the paper is. */
  title: string;
  /** Below the name, such as a tax number. */
  detail?: string | false | null;
}

/** Draws the head of a paper: the logo and the name of whom it is from, and what it is. All papers of people begin by it. */
export function paperHead(sheet: Sheet, { name, logo, detail, title }: Head): void {
  const { page } = sheet;
  const top = page.y;
  const whole = { left: page.page.margins.left, width: widthOf(sheet) };
  const inset = logo ? logoSize + 10 : 0;
  if (logo)
    drawUnread(sheet, () =>
      page.image(Buffer.from(logo), leftOf(sheet, 'start', whole, logoSize), top, { width: logoSize }),
    );
  const beside = { left: whole.left + (sheet.direction === 'ltr' ? inset : 0), width: whole.width - inset };
  const lines = [
    { text: isolated(name), style: { size: 11, weight: 'bold' } },
    ...(detail ? [{ text: detail, style: { size: 9, colour: quiet } }] : []),
  ] satisfies { text: string; style: Style }[];
  const height = lines.reduce((sum, { style }) => sum + lineHeight(style.size), 0);
  let y = top + Math.max(0, logo ? (logoSize - height) / 2 : 0);
  for (const { text, style } of lines) {
    const line = shortened(sheet, text, style, beside.width);
    tagText(sheet, 'P', text, () =>
      drawLine(sheet, line, style, leftOf(sheet, 'start', beside, line.width), y),
    );
    y += lineHeight(style.size);
  }
  page.y = Math.max(y, top + (logo ? logoSize : 0)) + 12;
  paragraph(sheet, title, { size: 18, weight: 'bold' }, 'H1');
}

/** Draws a table from side to side of the page, in Arabic with its first column at the right, and moves below it. */
export function table(sheet: Sheet, given: Table): void {
  const boxes = columnsOf(sheet, given);
  const tagged = tag(sheet, 'Table');
  for (const row of given.rows) drawRow(tag(tagged, 'TR'), given, boxes, row);
  tagged.tags.end();
}

function columnsOf(sheet: Sheet, { columns, inset = 0 }: Table): { left: number; width: number }[] {
  const all = widthOf(sheet) - 2 * inset;
  const fixed = columns.reduce<number>((sum, column) => (column === '*' ? sum : sum + column), 0);
  let start = sheet.page.page.margins.left + inset;
  const boxes = columns.map((column) => {
    const width = column === '*' ? all - fixed : column;
    const left = start;
    start += width;
    return { left, width };
  });
  if (sheet.direction === 'ltr') return boxes;
  const { width } = sheet.page.page;
  return boxes.map((box) => ({ left: width - box.left - box.width, width: box.width }));
}

function drawRow(
  sheet: Sheet,
  { size, padding, hasRules = false, background }: Table,
  boxes: readonly { left: number; width: number }[],
  row: readonly Cell[],
): void {
  const { page } = sheet;
  const texts = row.map((one, index) => {
    const room = (boxes[index]?.width ?? 0) - (index < row.length - 1 ? gap : 0);
    return linesOf(sheet, one.text, { ...one, size }, room);
  });
  const height = Math.max(1, ...texts.map(({ length }) => length)) * lineHeight(size) + 2 * padding;
  nextPageUnless(sheet, height);
  const top = page.y;
  const { left } = page.page.margins;
  const width = widthOf(sheet);
  if (background) drawUnread(sheet, () => page.rect(left, top, width, height).fill(background));
  for (const [index, lines] of texts.entries()) {
    const [one, box] = [row[index], boxes[index]];
    if (!one || !box) continue;
    const draw = () => {
      for (const [at, line] of lines.entries()) {
        const x = leftOf(sheet, one.at ?? 'start', box, line.width);
        drawLine(sheet, line, { ...one, size }, x, top + padding + at * lineHeight(size));
      }
    };
    tagText(sheet, one.heads ? 'TH' : 'TD', one.text, draw, one.heads);
  }
  sheet.tags.end();
  page.y = top + height;
  if (!hasRules) return;
  drawUnread(sheet, () => {
    page.moveTo(left, page.y).lineTo(left + width, page.y);
    page.lineWidth(0.5).strokeColor(rule).stroke();
  });
}
