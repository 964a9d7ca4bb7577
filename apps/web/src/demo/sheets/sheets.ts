import { saveFile } from '../../shell/save-file.ts';
import type { ReadFile, WorkerSays, WrittenTable } from './messages.ts';

interface WorkOptions {
  /** Called with a part from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  /** Ends the work: what was asked for is not answered then. */
  signal?: AbortSignal | undefined;
}

/** Has a worker do one thing, so that the page answers meanwhile. */
function work<Result>(worker: Worker, task: unknown, { onProgress, signal }: WorkOptions): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () => reject(new Error('The work could not be begun.')));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerSays<Result>>) => {
      if (data.type === 'progress') onProgress?.(data.part);
      else if (data.type === 'done') resolve(data.result);
      else reject(new Error(data.message));
    });
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

/** Reads payments from a CSV, XLSX or JSON file; what is wrong with a row is told by its number. Rejects where the file is none. */
export const readPayments = (file: File, options: WorkOptions = {}): Promise<ReadFile> =>
  work(new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }), file, options);

/** Writes a table as a file of that name, without its ending, and hands it to the browser's downloads. */
export async function saveTable(name: string, table: WrittenTable, options: WorkOptions = {}): Promise<void> {
  const worker = new Worker(new URL('./write.worker.ts', import.meta.url), { type: 'module' });
  const blob = await work<Blob>(worker, table, options);
  saveFile(new File([blob], `${name}.${table.kind}`, { type: blob.type }));
}
