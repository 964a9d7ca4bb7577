import { inMonth, type Month, type Table } from '../rates/dated.ts';
import type { Cents } from '../rounding.ts';

/** Text, or a number of shillings. */
export type Cell = string | number;

/** A row that a file would be refused for, or, where it does not block, that is written otherwise than it was given. */
export interface FileProblem {
  /** Of the rows that were given, from 0. */
  readonly row: number;
  readonly field: keyof FiledPerson | 'exemptionCertificate';
  /** Not there; not of its form; the same as in a row before; with characters that are left out. */
  readonly problem: 'missing' | 'form' | 'repeated' | 'characters';
  readonly blocks: boolean;
}

/** A file as an authority takes it, as cells: who writes it picks the library. */
export interface ReturnFile {
  readonly version: string;
  /** The first month the form is for. */
  readonly from: Month;
  readonly source: string;
  readonly format: 'csv' | 'xlsx';
  readonly sheet: string;
  readonly header: readonly string[] | null;
  readonly rows: readonly (readonly Cell[])[];
  readonly problems: readonly FileProblem[];
}

/** The person whom a row is about; a text that is not known is empty. */
export interface FiledPerson {
  readonly payrollNumber: string;
  readonly surname: string;
  readonly otherNames: string;
  readonly nationalId: string;
  readonly kraPin: string;
  readonly nssfNumber: string;
  readonly shaNumber: string;
  readonly phone: string;
}

/** A form of a file, and where it is described. */
export type Form = Pick<ReturnFile, 'version' | 'format' | 'sheet' | 'header'>;

/** The form that holds for a month. Throws UnknownMonth for one before the first form known. */
export const formOf = (table: Table<Form>, month: Month) => inMonth(table, month);

/** An amount as text with two decimals. */
export const decimals = (amount: Cents): string =>
  `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** An amount as a number of shillings. */
export const shillings = (amount: Cents): number => amount / 100;

/** Letters, digits, blanks and dots: the portals refuse commas, apostrophes and other signs in names. */
export const plain = (text: string): string =>
  text
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}. ]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

type Check = (text: string) => 'missing' | 'form' | null;

/** A phone number without the signs around its digits. */
export const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Collects what is wrong with the rows of a file. */
export function problemsOf() {
  const problems: FileProblem[] = [];
  const seen = new Set<string>();
  return {
    problems,
    /** An identifier that blocks unless it is there and of its form. */
    require(row: number, field: FileProblem['field'], text: string, check: Check): void {
      const problem = check(text);
      if (problem) problems.push({ row, field, problem, blocks: true });
    },
    /** An identifier that blocks where another row has it too. */
    once(row: number, field: FileProblem['field'], text: string): void {
      const key = `${field} ${text}`;
      if (text !== '' && seen.has(key)) problems.push({ row, field, problem: 'repeated', blocks: true });
      seen.add(key);
    },
    /** A name as it is written, told where signs are left out; a name without letters blocks. */
    name(row: number, field: 'surname' | 'otherNames', text: string): string {
      const written = plain(text);
      if (written === '') problems.push({ row, field, problem: 'missing', blocks: true });
      else if (written !== text) problems.push({ row, field, problem: 'characters', blocks: false });
      return written;
    },
  };
}
