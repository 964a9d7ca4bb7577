import { unparse } from 'papaparse';
import writeSheet from 'write-excel-file/universal';
import type { WorkerSays, WrittenTable } from './messages.ts';

const say = (words: WorkerSays<Blob>) => self.postMessage(words);
/** Rows that are written between two words on how far it is. */
const step = 5000;

function writeCsv({ headings, rows }: WrittenTable): Blob {
  // A cell that a spreadsheet would take for a formula is written as text.
  const parts = [`${unparse([headings], { escapeFormulae: true })}\r\n`];
  for (let from = 0; from < rows.length; from += step) {
    parts.push(`${unparse(rows.slice(from, from + step), { escapeFormulae: true })}\r\n`);
    say({ type: 'progress', part: Math.min(1, (from + step) / rows.length) });
  }
  return new Blob(parts, { type: 'text/csv' });
}

const writeXlsx = ({ headings, rows }: WrittenTable): Promise<Blob> =>
  writeSheet([headings.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows]).toBlob();

const writeJson = ({ headings, rows }: WrittenTable): Blob =>
  new Blob(
    [
      JSON.stringify(
        rows.map((row) => Object.fromEntries(headings.map((name, at) => [name, row[at]]))),
        null,
        2,
      ),
    ],
    { type: 'application/json' },
  );

const writers = { csv: writeCsv, xlsx: writeXlsx, json: writeJson };

self.addEventListener('message', async ({ data: table }: MessageEvent<WrittenTable>) => {
  try {
    say({ type: 'done', result: await writers[table.kind](table) });
  } catch {
    say({ type: 'failed', message: 'The file could not be written.' });
  }
});
