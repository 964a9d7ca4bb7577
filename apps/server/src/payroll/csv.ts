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

const mostShown = 200;

/** The problems that are shown of a file, from its first row on, in the language of the person who sent it. */
export function shownProblems(problems: readonly RowProblem[], language?: Language) {
  const reader = readerIn(language);
  return problems
    .toSorted((one, other) => one.row - other.row)
    .slice(0, mostShown)
    .map(({ row, column, problem: reason }) => ({ row, column, message: problemText(reader, reason) }));
}

const mostRows = 2_000;
const shillings = /^\d{1,10}(\.\d{1,2})?$/;

/** An amount in shillings, as people write it in a file, in cents. What is none stays as it is, for the schema to refuse. */
export const centsOf = (text: string): number | string =>
  shillings.test(text) ? Math.round(Number(text) * 100) : text;

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

function parsed(csv: string): Record<string, string>[] {
  const read = { bom: true, skip_empty_lines: true, trim: true, to: mostRows + 1 };
  try {
    return parse(csv, { ...read, columns: true, delimiter: delimiterOf(csv) });
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw badInput({ file: problem('csv-with-headings', { why }) });
  }
}
