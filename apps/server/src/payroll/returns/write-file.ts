import type { FileCheck, ReturnFile } from '@kazi/contract/payroll';
import type { PlainProblem } from '@kazi/contract/refusals';
import { stringify } from 'csv-stringify/sync';
import { refuse } from '../../refuse.ts';
import type { MonthFile } from './files.ts';

const wrong = {
  missing: 'is-missing',
  form: 'wrong-form',
  repeated: 'repeated-number',
  characters: 'stray-characters',
  negative: 'more-than-paid',
} as const satisfies Record<FileCheck['problems'][number]['code'], PlainProblem>;

/** Throws 409 for a file that its authority would refuse, with each employee and what is wrong. */
function refuseBlocked(name: ReturnFile, { problems }: MonthFile): void {
  const blocking = problems.filter(({ blocks }) => blocks);
  const [first] = blocking;
  if (!first) return;
  const { employee, column, code } = first;
  const params = {
    file: name.toUpperCase(),
    name: employee.name,
    number: employee.number,
    column,
    wrong: wrong[code],
  };
  const fields = Object.fromEntries(
    blocking.slice(0, 50).map((one) => [`${one.employee.number}.${one.column}`, wrong[one.code]] as const),
  );
  const others = blocking.length - 1;
  throw others > 0
    ? refuse('return-file-refused-more', { ...params, others }, fields)
    : refuse('return-file-refused', params, fields);
}

/** Writes a month’s file as its authority takes it. Throws 409 for one that it would refuse, or that is empty. */
export async function writeFile(name: ReturnFile, month: string, file: MonthFile): Promise<File> {
  refuseBlocked(name, file);
  if (file.rows.length === 0) throw refuse('return-file-empty', { month, file: name.toUpperCase() });
  const title = `${name.toUpperCase()}-${month}`;
  if (file.format === 'csv') {
    const rows = file.header ? [file.header, ...file.rows] : file.rows;
    return new File([stringify(rows.map((row) => [...row]))], `${title}.csv`, {
      type: 'text/csv; charset=utf-8',
    });
  }
  return new File([await sheetOf(file)], `${title}.xlsx`, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

/** Numbers of people are text: a spreadsheet would take the zeros in front from them. */
async function sheetOf({ sheet, header, rows }: MonthFile): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcel } = await import('write-excel-file/node'); // seldom used
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === 'string' ? { type: String, value } : { type: Number, value, format: '0.00' },
    ),
  );
  const data = header ? [header.map((value) => ({ type: String, value })), ...cells] : cells;
  return new Uint8Array(await writeExcel(data, { sheet }).toBuffer());
}
