import type { ChartSeries } from '../types.ts';

/** The values between which a chart is drawn. */
export interface Domain {
  least: number;
  most: number;
}

/** 1, 2, 2.5, 5 or 10 times a power of ten: the steps people count in. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Round values at even distances around a domain, about `count` of them. The first and the last bound it. */
export function ticksOf({ least, most }: Domain, count = 4): number[] {
  const step = roundStep((most - least) / count);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(Math.ceil(most / step - 1e-9), first + 1);
  // Rounded, since 3 * 0.1 is not 0.3.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** Least and most of all series; from zero, unless `auto`. `stacked` adds up the values of each label. */
export function domainOf(
  series: readonly Pick<ChartSeries, 'data'>[],
  { from = 'zero', stacked = false }: { from?: 'zero' | 'auto' | undefined; stacked?: boolean } = {},
): Domain {
  const length = Math.max(0, ...series.map(({ data }) => data.length));
  const values = stacked
    ? Array.from({ length }, (_, at) => series.reduce((sum, { data }) => sum + (data[at] ?? 0), 0))
    : series.flatMap(({ data }) => data);
  const least = Math.min(...values, from === 'zero' ? 0 : Number.POSITIVE_INFINITY);
  const most = Math.max(...values, from === 'zero' ? 0 : Number.NEGATIVE_INFINITY);
  return Number.isFinite(least) && most > least
    ? { least, most }
    : aroundOne(Number.isFinite(least) ? least : 0);
}

/** All values alike: the line goes through the middle, or along the ground where all are nothing. */
const aroundOne = (value: number): Domain =>
  value === 0 ? { least: 0, most: 1 } : { least: Math.min(0, value * 2), most: Math.max(0, value * 2) };

/** How high a value stands, in percent from the ground. */
export const heightOf = (value: number, { least, most }: Domain): number =>
  ((value - least) / (most - least)) * 100;

/** What lies between the first line of an axis and its last. */
export const between = (ticks: readonly number[]): Domain => ({
  least: ticks[0] ?? 0,
  most: ticks.at(-1) ?? 1,
});
