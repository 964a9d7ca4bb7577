import { saveFile } from '../../../shell/save-file.ts';

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Saves rows of cells as a CSV file that spreadsheets open in UTF-8. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n');
  saveFile(new File([`\uFEFF${text}\r\n`], name, { type: 'text/csv' }));
}
