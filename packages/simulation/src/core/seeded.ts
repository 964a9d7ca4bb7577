/**
 * A number from 0 up to 1 that looks random and is always the same for a seed: samples vary, and yet are alike in
 * every browser and every test. (mulberry32)
 */
export function seeded(seed: number): number {
  let mixed = (seed + 0x6d2b79f5) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** A whole number from `least` to `most`, both included, by seed. */
export const seededBetween = (seed: number, least: number, most: number): number =>
  least + Math.floor(seeded(seed) * (most - least + 1));

/** One of a list, by seed. */
export function seededOf<Item>(seed: number, items: readonly [Item, ...Item[]]): Item {
  return items[seededBetween(seed, 0, items.length - 1)] ?? items[0];
}
