import type { Cents } from '@kazi/contract/cents';
import type { P9 } from '@kazi/contract/payroll';
import { drawPdf } from '../../pdf/draw.ts';
import { drawLine, drawUnread, type Sheet, shortened, tag, tagText } from '../../pdf/line.ts';
import { inShillings } from '../payslips/words.ts';
import { footnotes, headings, schemeHeading } from './words.ts';

const margin = 28;
const monthWidth = 46;
const height = { heading: 48, scheme: 18, letters: 13, row: 15 };
const small = 6;
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a P9 in the layout of KRA's P9A of its year, on one page of A4; in English, as the authority's form is. */
export const p9Pdf = (p9: P9): Promise<Uint8Array<ArrayBuffer>> =>
  drawPdf({ title: `P9A ${p9.year}`, language: 'en', landscape: true, margin }, (sheet) => {
    heading(sheet, p9);
    const end = table(sheet, p9, 118);
    totals(sheet, p9, end + 12);
  });

function heading(sheet: Sheet, { year, employer, employee }: P9): void {
  const { page } = sheet;
  const title = (size: number, text: string, kind: 'H1' | 'P', options: PDFKit.Mixins.TextOptions) =>
    tagText(sheet, kind, text, () => page.font('Helvetica-Bold').fontSize(size).text(text, options));
  page.x = margin;
  page.y = margin;
  title(9, 'KENYA REVENUE AUTHORITY', 'P', { align: 'center' });
  title(9, 'DOMESTIC TAXES DEPARTMENT', 'P', { align: 'center' });
  title(11, `TAX DEDUCTION CARD YEAR ${year}`, 'H1', { align: 'center' });
  page.y = margin;
  title(11, 'P9A', 'P', { align: 'right' });
  const right = page.page.width / 2 + 60;
  field(sheet, { label: 'Employer’s Name', value: employer.name, x: margin, y: 72 });
  field(sheet, { label: 'Employer’s PIN', value: employer.kraPin, x: right, y: 72 });
  field(sheet, { label: 'Employee’s Main Name', value: employee.lastName, x: margin, y: 86 });
  field(sheet, { label: 'Employee’s PIN', value: employee.kraPin, x: right, y: 86 });
  field(sheet, { label: 'Employee’s Other Names', value: employee.firstName, x: margin, y: 100 });
}

const fieldStyle = { size: 8, weight: 'bold' } as const;

function field(
  sheet: Sheet,
  { label, value, x, y }: { label: string; value: string | null; x: number; y: number },
): void {
  tagText(sheet, 'P', `${label}: ${value ?? ''}`, () => {
    sheet.page.font('Helvetica').fontSize(8).text(label, x, y, { lineBreak: false });
    drawLine(sheet, shortened(sheet, value ?? '', fieldStyle, 220), fieldStyle, x + 110, y - 1.6);
  });
}

/** Draws the columns with their months. Gives where the table ends. */
function table(sheet: Sheet, { columns, rows, totals: sums }: P9, top: number): number {
  const width = (sheet.page.page.width - 2 * margin - monthWidth) / columns.length;
  const at = (index: number) => margin + monthWidth + index * width;
  const month: Omit<Box, 'y' | 'height'> = { x: margin, width: monthWidth };
  const head = { isBold: true, heads: 'Column' } as const;
  const schemes = columns.findIndex(({ letter }) => letter === 'E1');
  const schemeBox = { x: at(schemes), y: top, width: 3 * width, height: height.scheme };
  drawUnread(sheet, () => strokeBox(sheet, schemeBox));
  // Stands over three columns, and is read before the table: a row of its own would shift the others.
  tagText(sheet, 'P', schemeHeading, () => words(sheet.page, schemeBox, schemeHeading, true));
  const tagged = tag(sheet, 'Table');
  const names = tag(tagged, 'TR');
  cell(names, { ...month, y: top, height: height.heading }, 'MONTH', head);
  for (const [index, { letter, key }] of columns.entries()) {
    const below = letter.startsWith('E') ? height.scheme : 0;
    const box = { x: at(index), y: top + below, width, height: height.heading - below };
    cell(names, box, headings[key], { heads: 'Column' });
  }
  const letters = tag(tagged, 'TR');
  const under = { y: top + height.heading, height: height.letters };
  cell(letters, { ...month, ...under }, '', head);
  for (const [index, { letter }] of columns.entries())
    cell(letters, { x: at(index), ...under, width }, letter, head);
  let y = top + height.heading + height.letters;
  const line = (name: string, amounts: readonly Cents[], isBold: boolean) => {
    const row = tag(tagged, 'TR');
    cell(row, { ...month, y, height: height.row }, name, { isBold, heads: 'Row' });
    for (const [index, amount] of amounts.entries())
      number(row, { x: at(index), y, width, height: height.row }, amount, isBold);
    y += height.row;
  };
  for (const { month: of, amounts } of rows) line(months.format(new Date(`${of}-01`)), amounts, false);
  line('TOTAL', sums, true);
  return y;
}

const strokeBox = ({ page }: Sheet, { x, y, width, height: tall }: Box) =>
  page.rect(x, y, width, tall).lineWidth(0.4).strokeColor('#444444').stroke();

function cell(
  sheet: Sheet,
  box: Box,
  text: string,
  { isBold = false, heads }: { isBold?: boolean; heads: 'Column' | 'Row' },
): void {
  drawUnread(sheet, () => strokeBox(sheet, box));
  tagText(sheet, 'TH', text, () => words(sheet.page, box, text, isBold), heads);
}

function words(page: PDFKit.PDFDocument, box: Box, text: string, isBold: boolean): void {
  page.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(small);
  page.text(text, box.x + 1.5, box.y + 4, { width: box.width - 3, align: 'center' });
}

function number(sheet: Sheet, box: Box, amount: Cents, isBold: boolean): void {
  const { page } = sheet;
  drawUnread(sheet, () => strokeBox(sheet, box));
  const text = amount === 0 ? '-' : inShillings(amount);
  tagText(sheet, 'TD', text, () => {
    page.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(small);
    // A sum of many digits is written smaller, so that it stays in its column.
    const room = box.width - 4;
    const wide = page.widthOfString(text);
    if (wide > room) page.fontSize((small * room) / wide);
    page.text(text, box.x + 2, box.y + 5, { width: room, align: 'right', lineBreak: false });
  });
}

function totals(sheet: Sheet, p9: P9, top: number): void {
  const { page } = sheet;
  const letterOf = (key: string) => p9.columns.find((column) => column.key === key)?.letter ?? '';
  const total = (text: string, x: number) =>
    tagText(sheet, 'P', text, () => page.font('Helvetica-Bold').fontSize(8).text(text, x, top));
  total(
    `TOTAL CHARGEABLE PAY (COL. ${letterOf('chargeable')}) Kshs. ${inShillings(p9.chargeablePay)}`,
    margin,
  );
  total(`TOTAL TAX (COL. ${letterOf('paye')}) Kshs. ${inShillings(p9.tax)}`, page.page.width / 2 + 60);
  page.x = margin;
  page.y = top + 18;
  const notes = [
    'IMPORTANT',
    '1. Use P9A for all liable employees and where there are benefits in addition to cash emoluments.',
    ...footnotes(p9).map((note, index) => `${index + 2}. ${note}`),
  ];
  for (const note of notes) tagText(sheet, 'P', note, () => page.font('Helvetica').fontSize(7).text(note));
}
