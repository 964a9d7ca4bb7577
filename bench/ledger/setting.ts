/** Who pays whom. */
export interface Spread {
  name: string;
  /** Draws the two accounts of a transfer, by their numbers. */
  draw(): [from: number, to: number];
}

export const accountCount = 10_000;
const below = (count: number) => Math.floor(Math.random() * count);

/** All from one account, as a company's float is; or between any two of so many. */
export const spreads: Spread[] = [
  { name: 'one hot', draw: () => [0, 1 + below(accountCount - 1)] },
  ...[10, 50, accountCount].map((count) => ({
    name: count.toLocaleString('en'),
    draw(): [number, number] {
      const from = below(count);
      return [from, (from + 1 + below(count - 1)) % count];
    },
  })),
];

/** What every account begins with, so that none runs out. */
export const funds = 1_000_000_000;

/** One way to book transfers, with its accounts funded. */
export interface Contestant {
  name: string;
  /** Books one transfer with an id of its own; resolves once it is committed. */
  transfer(from: number, to: number): Promise<void>;
  close(): Promise<void>;
}
