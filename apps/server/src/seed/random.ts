import { v7 } from 'uuid';

/** Random numbers that are the same at every run, so that all sample workspaces look alike. */
export interface Chance {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  one<Item>(items: readonly Item[]): Item;
  /** Different items, in no order; fewer where there are not so many. */
  some<Item>(items: readonly Item[], count: number): Item[];
  /** An id made at this moment, so that it sorts where a real one would. */
  id(at: Date): string;
}

/** Chance from a seed (mulberry32). */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('There is nothing to choose from');
    return item;
  };
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    one,
    some(items, count) {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat();
    },
    id: (at) => v7({ msecs: at.getTime(), random: Uint8Array.from({ length: 16 }, () => between(0, 255)) }),
  };
}
