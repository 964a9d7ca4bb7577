import type { Cents } from '@kazi/contract/cents';
import type { P9 } from '@kazi/contract/payroll';
import { drawPdf } from '../../pdf/draw.ts';
import { drawLine, type Sheet, shortened } from '../../pdf/line.ts';
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
    const end = table(sheet.page, p9, 118);
    totals(sheet.page, p9, end + 12);
  });

function heading(sheet: Sheet, { year, employer, employee }: P9): void {
  const { page } = sheet;
  page
    .font('Helvetica-Bold')
    .fontSize(9)
    .text('KENYA REVENUE AUTHORITY', margin, margin, { align: 'center' });
  page.text('DOMESTIC TAXES DEPARTMENT', { align: 'center' });
  page.fontSize(11).text(`TAX DEDUCTION CARD YEAR ${year}`, { align: 'center' });
  page.fontSize(11).text('P9A', margin, margin, { align: 'right' });
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
  sheet.page.font('Helvetica').fontSize(8).text(label, x, y, { lineBreak: false });
  drawLine(sheet, shortened(sheet, value ?? '', fieldStyle, 220), fieldStyle, x + 110, y - 1.6);
}

/** Draws the columns with their months. Gives where the table ends. */
function table(page: PDFKit.PDFDocument, { columns, rows, totals: sums }: P9, top: number): number {
  const width = (page.page.width - 2 * margin - monthWidth) / columns.length;
  const at = (index: number) => margin + monthWidth + index * width;
  const month: Omit<Box, 'y' | 'height'> = { x: margin, width: monthWidth };
  words(page, { ...month, y: top, height: height.heading }, 'MONTH', true);
  words(page, { ...month, y: top + height.heading, height: height.letters }, '', true);
  const scheme = columns.findIndex(({ letter }) => letter === 'E1');
  words(page, { x: at(scheme), y: top, width: 3 * width, height: height.scheme }, schemeHeading, true);
  for (const [index, { letter, key }] of columns.entries()) {
    const below = letter.startsWith('E') ? height.scheme : 0;
    const box = { x: at(index), y: top + below, width, height: height.heading - below };
    words(page, box, headings[key]);
    words(page, { x: at(index), y: top + height.heading, width, height: height.letters }, letter, true);
  }
  let y = top + height.heading + height.letters;
  const line = (name: string, amounts: readonly Cents[], isBold: boolean) => {
    words(page, { ...month, y, height: height.row }, name, isBold);
    for (const [index, amount] of amounts.entries())
      number(page, { x: at(index), y, width, height: height.row }, amount, isBold);
    y += height.row;
  };
  for (const { month: of, amounts } of rows) line(months.format(new Date(`${of}-01`)), amounts, false);
  line('TOTAL', sums, true);
  return y;
}

function boxed(page: PDFKit.PDFDocument, { x, y, width, height: tall }: Box): void {
  page.rect(x, y, width, tall).lineWidth(0.4).strokeColor('#444444').stroke();
}

function words(page: PDFKit.PDFDocument, box: Box, text: string, isBold = false): void {
  boxed(page, box);
  page.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(small);
  page.text(text, box.x + 1.5, box.y + 4, { width: box.width - 3, align: 'center' });
}

function number(page: PDFKit.PDFDocument, box: Box, amount: Cents, isBold: boolean): void {
  boxed(page, box);
  page.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(small);
  const text = amount === 0 ? '-' : inShillings(amount);
  // A sum of many digits is written smaller, so that it stays in its column.
  const room = box.width - 4;
  const wide = page.widthOfString(text);
  if (wide > room) page.fontSize((small * room) / wide);
  page.text(text, box.x + 2, box.y + 5, { width: room, align: 'right', lineBreak: false });
}

function totals(page: PDFKit.PDFDocument, p9: P9, top: number): void {
  const letterOf = (key: string) => p9.columns.find((column) => column.key === key)?.letter ?? '';
  page.font('Helvetica-Bold').fontSize(8);
  page.text(
    `TOTAL CHARGEABLE PAY (COL. ${letterOf('chargeable')}) Kshs. ${inShillings(p9.chargeablePay)}`,
    margin,
    top,
  );
  page.text(
    `TOTAL TAX (COL. ${letterOf('paye')}) Kshs. ${inShillings(p9.tax)}`,
    page.page.width / 2 + 60,
    top,
  );
  page
    .font('Helvetica')
    .fontSize(7)
    .text('IMPORTANT', margin, top + 18);
  page.text(
    '1. Use P9A for all liable employees and where there are benefits in addition to cash emoluments.',
  );
  for (const [index, note] of footnotes(p9).entries()) page.text(`${index + 2}. ${note}`);
}
