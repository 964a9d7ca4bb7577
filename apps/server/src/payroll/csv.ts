import { kenyanPhone } from '@kazi/contract/money/words';
import type { Reason } from '@kazi/contract/refusals';
import { parse } from 'csv-parse/sync';
import { badInput, problem } from '../refuse.ts';
import { decodeText } from '../text-bytes.ts';
import { type Language, readerIn } from '../texts/reader.ts';
import { problemText } from '../texts/sentence.ts';

/** What is wrong with a row of a file. Rows count from 1, the row of headings included. */
export interface RowProblem {
  row: number;
  column: string | null;
  problem: Reason;
}

/** Rows that are named of a file, of its problems and of what it changes. */
export const mostShown = 200;

/** The problems that are shown of a file, from its first row on, in the language of the person who sent it. */
export function shownProblems(problems: readonly RowProblem[], language?: Language) {
  const reader = readerIn(language);
  return problems
    .toSorted((one, other) => one.row - other.row)
    .slice(0, mostShown)
    .map(({ row, column, problem: reason }) => ({ row, column, message: problemText(reader, reason) }));
}

/** Takes back all that a file changed, and tells what that was. */
export class NotSaved<Outcome> extends Error {
  readonly outcome: Outcome;

  constructor(outcome: Outcome) {
    super('The file is not saved');
    this.outcome = outcome;
  }
}

/** What a file came to, whether its transaction was committed or taken back by NotSaved. */
export async function orUnsaved<Outcome>(written: Promise<Outcome>): Promise<Outcome> {
  try {
    return await written;
  } catch (error) {
    if (error instanceof NotSaved) return error.outcome;
    throw error;
  }
}

const mostRows = 2_000;
const shillings = /^(?:(?:KES|KShs?|Shs?)\.?\s*)?(\d{1,10}|\d{1,3}(?:,\d{3}){1,3})(\.\d{1,2})?(?:\/[=-])?$/i;

/** An amount in shillings as people write it (`50,000`, `KES 50000.50`), in cents. What is none stays as it is, for the schema to refuse. */
export function centsOf(text: string): number | string {
  const [, whole, part = ''] = shillings.exec(text) ?? [];
  return whole === undefined ? text : Math.round(Number(`${whole.replaceAll(',', '')}${part}`) * 100);
}

/** A number of hours or days; what is none stays as it is. */
export const numberOf = (text: string): number | string =>
  /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : text;

/** A phone number in any form that is surely a Kenyan one, without the zero that Excel drops too; else as it is. */
export const phoneOf = (text: string): string =>
  kenyanPhone(text) ?? (/^[17]\d{8}$/.test(text) ? kenyanPhone(`0${text}`) : undefined) ?? text;

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The days that Excel counts from, and those it may mean: 1954 to 2099. */
const excelEpoch = Date.UTC(1899, 11, 30);
const excelDays = { least: 20_000, most: 73_050 };

const dayText = (year: string, month: string | number, day: string): string =>
  `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * A day as Kenyans and Excel write it (`15/11/2026`, `15-Nov-2026`, `46341`), as 2026-11-15. Where day and month could each be the other
 * (`05/11/2026`), it is the day first if another date of the file shows it to be (`isDayFirst`); else it stays as it is, for the schema to refuse.
 */
export function dayOf(text: string, isDayFirst: boolean): string {
  if (/^\d{5}$/.test(text)) {
    const count = Number(text);
    const isDay = count >= excelDays.least && count <= excelDays.most;
    return isDay ? new Date(excelEpoch + count * 86_400_000).toISOString().slice(0, 10) : text;
  }
  const [, day = '', name = '', year = ''] =
    /^(\d{1,2})[\s/-]([a-z]{3})[a-z]*[\s/-](\d{4})$/i.exec(text) ?? [];
  if (name) return dayText(year, monthNames.indexOf(name.toLowerCase()) + 1, day);
  const [, first = '', second = '', full = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (!full) return text;
  const isClear = Number(first) > 12 || first === second;
  return isClear || isDayFirst ? dayText(full, second, first) : text;
}

/** Whether dates of a file have the day first: one of them could not have the month there, and none the day second. */
export function areDaysFirst(texts: readonly string[]): boolean {
  const parts = texts.map((text) => /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}$/.exec(text) ?? []);
  return parts.some(([, first]) => Number(first) > 12) && !parts.some(([, , second]) => Number(second) > 12);
}

/** The rows whose number another row above has. */
export function repeatedNumbers(rows: readonly { row: number; number: string }[]): RowProblem[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, number }) => {
    const first = seen.get(number);
    if (first === undefined) {
      seen.set(number, row);
      return [];
    }
    return [{ row, column: 'number', problem: problem('number-of-row', { row: first }) }];
  });
}

/** The text of a CSV file, in whichever encoding a spreadsheet has written it. Throws 400 for what is no text. */
export async function csvText(file: Blob): Promise<string> {
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (!decoded) throw badInput({ file: 'headings-and-rows' });
  return decoded.text;
}

/** Reads the rows of a CSV file by its headings. Throws 400 for what is no such file. */
export function readRows(
  csv: string,
  { columns, needed }: { columns: readonly string[]; needed: readonly string[] },
): Record<string, string>[] {
  const rows = parsed(csv);
  if (rows.length === 0) throw badInput({ file: 'headings-and-rows' });
  if (rows.length > mostRows) throw badInput({ file: problem('rows-at-most', { most: mostRows }) });
  const headings = Object.keys(rows[0] ?? {});
  const missing = needed.filter((column) => !headings.includes(column));
  if (missing.length > 0) throw badInput({ file: problem('needed-columns', { columns: missing }) });
  const unknown = headings.find((heading) => !columns.includes(heading));
  if (unknown !== undefined) throw badInput({ file: problem('unknown-column', { column: unknown }) });
  return rows;
}

/** What a spreadsheet sets between cells: a semicolon where the comma is of numbers, a tab in Excel's “Unicode Text”. */
function delimiterOf(csv: string): string {
  const [headings = ''] = csv.split(/[\r\n]/, 1);
  return [';', '\t'].find((sign) => headings.includes(sign) && !headings.includes(',')) ?? ',';
}

/** Headings in lower case: Excel and people write `Number` and `First name`. */
const headingsOf = (cells: string[]): string[] =>
  cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );

function parsed(csv: string): Record<string, string>[] {
  const read = { bom: true, skip_empty_lines: true, trim: true, to: mostRows + 1 };
  try {
    return parse(csv, { ...read, columns: headingsOf, delimiter: delimiterOf(csv) });
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw badInput({ file: problem('csv-with-headings', { why }) });
  }
}
