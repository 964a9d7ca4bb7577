import type { FileCheck, ReturnFile } from '@kazi/contract/payroll';
import { stringify } from 'csv-stringify/sync';
import { conflict } from '../../http/errors.ts';
import type { MonthFile } from './files.ts';

const columns: Record<FileCheck['problems'][number]['column'], string> = {
  payrollNumber: 'the payroll number',
  surname: 'the last name',
  otherNames: 'the first name',
  nationalId: 'the ID number',
  kraPin: 'the KRA PIN',
  nssfNumber: 'the NSSF number',
  shaNumber: 'the SHA number',
  phone: 'the phone number',
  exemptionCertificate: 'the certificate of exemption',
  amount: 'what was taken back',
};
const said: Record<FileCheck['problems'][number]['code'], string> = {
  missing: 'is missing',
  form: 'is not of its form',
  repeated: 'is another employee’s too',
  characters: 'has characters that are left out',
  negative: 'is more than was paid in the month',
};

/** Throws 409 for a file that its authority would refuse, with each employee and what is wrong. */
function refuseBlocked(name: ReturnFile, { problems }: MonthFile): void {
  const blocking = problems.filter(({ blocks }) => blocks);
  const [first] = blocking;
  if (!first) return;
  const sentence = ({ code, column }: typeof first) => `${columns[column]} ${said[code]}`;
  const fields = Object.fromEntries(
    blocking.slice(0, 50).map((one) => [`${one.employee.number}.${one.column}`, said[one.code]]),
  );
  const more = blocking.length > 1 ? ` (and ${blocking.length - 1} more)` : '';
  throw conflict(
    `The file ${name.toUpperCase()} would be refused: of ${first.employee.name} (${first.employee.number}) ${sentence(first)}${more}.`,
    fields,
  );
}

/** Writes a month’s file as its authority takes it. Throws 409 for one that it would refuse, or that is empty. */
export async function writeFile(name: ReturnFile, month: string, file: MonthFile): Promise<File> {
  refuseBlocked(name, file);
  if (file.rows.length === 0)
    throw conflict(`Nothing of ${month} is to be reported by the file ${name.toUpperCase()}.`);
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
