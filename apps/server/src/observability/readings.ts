/**
 * Gives what `read` gave, for so long, whoever asks: several gauges, and scrapes in a row, cost one reading. A reading
 * that failed is not kept.
 */
export function keptFor<Result>(ms: number, read: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined;
  return () => {
    if (last && performance.now() - last.at < ms) return last.result;
    const result = read();
    last = { at: performance.now(), result };
    result.catch(() => {
      last = undefined;
    });
    return result;
  };
}
