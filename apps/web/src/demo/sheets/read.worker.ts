import { type ParseResult, parse } from 'papaparse';
import { readSheet } from 'read-excel-file/web-worker';
import type { ReadFile, WorkerSays } from './messages.ts';
import { checkRow } from './payments.ts';

type Cells = Record<string, unknown>;

const say = (words: WorkerSays<ReadFile>) => self.postMessage(words);

/** Takes rows as they come, and keeps apart what is right and what is wrong. */
function collector() {
  const read: ReadFile = { payments: [], problems: [] };
  let row = 1;
  const take = (cells: Cells) => {
    row += 1;
    const checked = checkRow(cells, row);
    if ('payment' in checked) read.payments.push(checked.payment);
    else read.problems.push(checked.problem);
  };
  return { read, take };
}

const heading = (name: unknown) => String(name).trim().toLowerCase();

function readCsv(file: File, take: (cells: Cells) => void): Promise<void> {
  return new Promise((resolve, reject) =>
    parse<Cells, File>(file, {
      header: true,
      skipEmptyLines: true,
      transformHeader: heading,
      chunk: ({ data, meta }: ParseResult<Cells>) => {
        for (const cells of data) take(cells);
        say({ type: 'progress', part: meta.cursor / file.size });
      },
      complete: () => resolve(),
      error: reject,
    }),
  );
}

async function readXlsx(file: File, take: (cells: Cells) => void): Promise<void> {
  const [headings = [], ...rows] = await readSheet(file);
  for (const row of rows) take(Object.fromEntries(headings.map((name, at) => [heading(name), row[at]])));
}

async function readJson(file: File, take: (cells: Cells) => void): Promise<void> {
  const list: unknown = JSON.parse(await file.text());
  if (!Array.isArray(list)) throw new Error('The file holds no list.');
  for (const entry of list) take(Object.fromEntries(Object.entries(entry ?? {})));
}

const readers = { csv: readCsv, xlsx: readXlsx, json: readJson };
const isKind = (ending: string): ending is keyof typeof readers => ending in readers;

self.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const { read, take } = collector();
  try {
    if (!isKind(ending)) throw new Error('Choose a file that ends in .csv, .xlsx or .json.');
    await readers[ending](file, take);
    say({ type: 'done', result: read });
  } catch (error) {
    say({ type: 'failed', message: error instanceof Error ? error.message : 'The file could not be read.' });
  }
});
