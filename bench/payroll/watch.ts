export interface Watched<Result> {
  result: Result;
  ms: number;
  /** The most memory that the process had meanwhile: resident, in megabytes. */
  mb: number;
}

const sampleMs = 20;

/** Does something, and tells how long it took and what memory. */
export async function watch<Result>(work: () => Promise<Result>): Promise<Watched<Result>> {
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const looking = setInterval(look, sampleMs);
  const begun = performance.now();
  try {
    const result = await work();
    look();
    return { result, ms: Math.round(performance.now() - begun), mb: Math.round(most / 2 ** 20) };
  } finally {
    clearInterval(looking);
  }
}
