import type { RowProblem, SheetPayment } from './payments.ts';

export type SheetKind = 'csv' | 'xlsx' | 'json';

/** What a file came to. */
export interface ReadFile {
  payments: SheetPayment[];
  problems: RowProblem[];
}

/** A table to be written: the headings, and the cells below them. */
export interface WrittenTable {
  kind: SheetKind;
  headings: string[];
  rows: (string | number)[][];
}

/** What a worker says while it works, then once. */
export type WorkerSays<Result> =
  | { type: 'progress'; part: number }
  | { type: 'done'; result: Result }
  | { type: 'failed'; message: string };
