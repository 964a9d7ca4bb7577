/** A payment as a file lists it. */
export interface SheetPayment {
  name: string;
  phone: string;
  /** Whole shillings. */
  amount: number;
}

/** What is wrong with a row, and what would be right. */
export interface RowProblem {
  /** The number of the row as a spreadsheet counts, the headings being 1. */
  row: number;
  field: string;
  message: string;
}

export type CheckedRow = { payment: SheetPayment } | { problem: RowProblem };

const most = 250_000;

/** Reads one row of a file, whose cells may be texts or numbers, by the names of its headings. */
export function checkRow(cells: Readonly<Record<string, unknown>>, row: number): CheckedRow {
  const name = String(cells.name ?? '').trim();
  const phone = String(cells.phone ?? '').replace(/[\s-]/g, '');
  const amount = Number(String(cells.amount ?? '').replaceAll(',', ''));
  if (name === '') return { problem: { row, field: 'name', message: 'Write who is paid.' } };
  if (!/^(?:\+?254|0)?[17]\d{8}$/.test(phone))
    return { problem: { row, field: 'phone', message: 'Write a Kenyan number: 0712 345 678.' } };
  if (!Number.isInteger(amount) || amount < 1 || amount > most)
    return { problem: { row, field: 'amount', message: 'Write whole shillings from 1 to 250,000.' } };
  return { payment: { name, phone, amount } };
}
