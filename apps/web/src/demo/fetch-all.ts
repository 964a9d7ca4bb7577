/** Written by the build: every file that the demo may ever ask for. */
const list = '/demo-files.json';
/** Bytes that are fetched before the link is judged, and how many a second it must carry for more. */
const trialBytes = 300_000;
const leastBytesPerSecond = 32_000;
/** A browser keeps six connections to a server over HTTP/1.1; a page opened meanwhile must find some free. */
const atOnce = 3;

/**
 * Fetches all that the demo is made of. The browser keeps these files for good, so from then on every page opens at once, and
 * without a server. On a link that turns out to be slow it ends after 400 kB at most.
 */
export async function fetchAll(): Promise<void> {
  const files: string[] = await (await fetch(list)).json();
  const waiting = files.values();
  const beganAt = performance.now();
  const slow = new AbortController();
  let bytes = 0;

  /** Fetches the files that no other loop has taken. Each is read to its end, or the browser would not keep it. */
  async function fetchNext(): Promise<void> {
    for (const file of waiting) {
      const answer = await fetch(file, { priority: 'low', signal: slow.signal });
      await answer.arrayBuffer();
      bytes += Number(answer.headers.get('content-length'));
      const perSecond = (1000 * bytes) / (performance.now() - beganAt);
      if (bytes > trialBytes && perSecond < leastBytesPerSecond) slow.abort();
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
}
