import { savesData } from '../../boot/fetching-ahead.ts';

/** Written by the build: every file that the demo may ever ask for. */
const list = '/demo-files.json';
/** The first page has all it needs once nothing was fetched and nothing was busy for this long. */
const quietMs = 3_000;
/** A browser keeps six connections to a server over HTTP/1.1; a page opened meanwhile must find some free. */
const atOnce = 3;

/**
 * Fetches, once the first page has come to rest, all else that the demo is made of. The browser keeps these files for
 * good, so from then on every page opens at once, and without a server.
 */
export async function fetchAhead(): Promise<void> {
  // While developing, the files are where they are written, each with a new address after every change.
  if (import.meta.env.DEV || savesData(navigator)) return;
  const { quietWindow } = await import('../../shell/quiet-window.ts');
  await quietWindow(quietMs);
  const files: string[] = await (await fetch(list)).json();
  const waiting = files.values();
  await Promise.all(Array.from({ length: atOnce }, () => fetchAll(waiting)));
}

/** Fetches the files that no other loop has taken. Each is read to its end, or the browser would not keep it. */
async function fetchAll(waiting: Iterable<string>): Promise<void> {
  for (const file of waiting) await (await fetch(file, { priority: 'low' })).arrayBuffer();
}
