/** What callers met who each made one transfer after the other. */
export interface Figures {
  /** Transfers a second. */
  rate: number;
  /** Milliseconds from asking to the answer. */
  p50: number;
  p99: number;
}

/** Lets so many callers, each waiting for its answer before it asks again, work for some seconds. */
export async function run(transfer: () => Promise<void>, callers: number, seconds: number): Promise<Figures> {
  const took: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  async function call(): Promise<void> {
    for (let asked = performance.now(); asked < end; asked = performance.now()) {
      await transfer();
      took.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: callers }, call));
  const elapsed = (performance.now() - began) / 1000;
  took.sort((one, other) => one - other);
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;
  return { rate: took.length / elapsed, p50: at(0.5), p99: at(0.99) };
}

/** The one in the middle by rate. */
export function middle(all: Figures[]): Figures {
  const figures = [...all].sort((one, other) => one.rate - other.rate)[all.length >> 1];
  if (!figures) throw new Error('Nothing was measured');
  return figures;
}
