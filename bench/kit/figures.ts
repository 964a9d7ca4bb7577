/** What one run of requests, or of another work that is done again and again, came to. */
export interface Run {
  /** How often a second. */
  rate: number;
  /** Milliseconds from asking to the answer. */
  p50: number;
  p99: number;
}

/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** The run whose rate is in the middle. */
export function middle(runs: readonly Run[]): Run {
  const run = runs.toSorted((one, other) => one.rate - other.rate)[runs.length >> 1];
  if (!run) throw new Error('There was no run');
  return run;
}

/** The middle of how long something took, and what 99 of 100 did not exceed, in milliseconds. */
export function percentiles(took: readonly number[]): Pick<Run, 'p50' | 'p99'> {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1));
  return { p50: at(0.5), p99: at(0.99) };
}

/** Lets so many callers, each waiting for its answer before it asks again, work for some seconds. */
export async function repeat(
  work: () => Promise<unknown>,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<Run> {
  const took: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  async function call(): Promise<void> {
    for (let asked = performance.now(); asked < end; asked = performance.now()) {
      await work();
      took.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: callers }, call));
  return { rate: (took.length / (performance.now() - began)) * 1000, ...percentiles(took) };
}

/**
 * Measures each contestant so many times, in turns, since a machine is not equally fast at all times, after one time that is not
 * counted.
 */
export async function inTurns<Contestant, Figures>(
  contestants: readonly Contestant[],
  rounds: number,
  measure: (contestant: Contestant, isCounted: boolean) => Promise<Figures>,
): Promise<Map<Contestant, Figures[]>> {
  const runs = new Map(contestants.map((each): [Contestant, Figures[]] => [each, []]));
  for (const each of contestants) await measure(each, false);
  for (let round = 0; round < rounds; round++)
    for (const [each, counted] of runs) counted.push(await measure(each, true));
  return runs;
}
