import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ToCompute } from './read-batch.ts';

/** The columns of a payslip that are computed, by their type in PostgreSQL. */
const columns = {
  jsonb: ['employee', 'terms', 'lines', 'tax', 'owed', 'taken', 'carried', 'pay_to', 'problems', 'before'],
  bigint: ['gross', 'deductions', 'net', 'employer', 'obligations', 'pays', 'fee', 'rounding'],
  boolean: ['errors', 'warnings'],
  text: ['change'],
} as const;

type Column = (typeof columns)[keyof typeof columns][number];

/** A computed payslip, as the table keeps it. */
export interface ComputedRow extends Pick<Selectable<Tables['payslips']>, 'id' | Column> {
  employee: ToCompute['employee'];
  /** The review of the last calculation still holds. */
  reviewed: boolean;
}

/** The names of the computed columns. */
export const computedColumns: readonly Column[] = Object.values(columns).flat();

const declared = Object.entries(columns).flatMap(([type, names]) =>
  names.map((name) => sql`${sql.ref(name)} ${sql.raw(type)}`),
);

/** Computed payslips as rows `v` of a query. */
export const computedRecords = (rows: readonly ComputedRow[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, reviewed boolean, ${sql.join(declared)})`;
