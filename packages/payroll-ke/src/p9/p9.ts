import type { Tax } from '../payslip/tax.ts';
import { isMonth, type Month } from '../rates/dated.ts';
import { type Cents, sum } from '../rounding.ts';
import { type ColumnKey, type Layout, layouts } from './columns.ts';

/** What a reader has to know of a row beyond its columns. */
export type P9Note =
  /** Column N holds relief on AHL too, of this amount. */
  | { readonly note: 'housing-levy-relief'; readonly month: Month; readonly amount: Cents }
  /** Chargeable pay is lower by this amount, for a disability. */
  | { readonly note: 'disability-exemption'; readonly month: Month; readonly amount: Cents };

/** A month of the statement. */
export interface P9Row {
  readonly month: Month;
  /** In the order of the columns; zeros in a month without pay. */
  readonly amounts: readonly Cents[];
}

/** The statement of a year's pay and tax, without the names that stand above it. */
export interface P9 {
  readonly year: number;
  readonly layout: Layout;
  readonly columns: readonly { readonly letter: string; readonly key: ColumnKey }[];
  /** January to December. */
  readonly rows: readonly P9Row[];
  readonly totals: readonly Cents[];
  readonly totalChargeable: Cents;
  readonly totalTax: Cents;
  readonly notes: readonly P9Note[];
}

/**
 * The P9 of a year from the tax of its months. Months of other years are left out; several payslips of one month
 * are added up. Throws a RangeError for a year that is none of the Gregorian calendar's four digits.
 */
export function p9(year: number, months: Iterable<{ readonly month: Month; readonly tax: Tax }>): P9 {
  if (!isMonth(`${year}-01`)) throw new RangeError(`${year} is not a year`);
  const layout: Layout = year <= 2023 ? 'p9a-2023' : 'p9a-2024';
  const columns = layouts[layout];
  const byMonth = Map.groupBy(months, ({ month }) => month);

  const rows: P9Row[] = [];
  const notes: P9Note[] = [];
  for (let number = 1; number <= 12; number += 1) {
    const month = `${year}-${String(number).padStart(2, '0')}`;
    const taxes = (byMonth.get(month) ?? []).map(({ tax }) => tax);
    rows.push({ month, amounts: columns.map(({ of }) => sum(taxes.map(of))) });
    const relief = sum(taxes.map(({ housingLevyRelief }) => housingLevyRelief));
    if (relief > 0) notes.push({ note: 'housing-levy-relief', month, amount: relief });
    const exempt = sum(taxes.map((tax) => tax.exempt));
    if (exempt > 0) notes.push({ note: 'disability-exemption', month, amount: exempt });
  }
  const totals = columns.map((_, at) => sum(rows.map(({ amounts }) => amounts[at] ?? 0)));
  const totalOf = (key: ColumnKey) => totals[columns.findIndex((column) => column.key === key)] ?? 0;
  return {
    year,
    layout,
    columns: columns.map(({ letter, key }) => ({ letter, key })),
    rows,
    totals,
    totalChargeable: totalOf('chargeable'),
    totalTax: totalOf('paye'),
    notes,
  };
}
