import type { NamedSeries } from '@kazi/simulation/cards';
import type { Sheet } from '../../parts/use-save-sheet.ts';

/** A column for each series, beside what their values stand for. */
export const seriesSheet = (
  first: string,
  labels: readonly string[],
  series: readonly NamedSeries[],
): Sheet => ({
  headings: [first, ...series.map(({ name }) => name)],
  rows: labels.map((label, at) => [label, ...series.map(({ data }) => data[at] ?? '')]),
});

/** Names, each with its value. */
export const valuesSheet = (
  headings: [name: string, value: string],
  values: readonly (readonly [string, number])[],
): Sheet => ({
  headings,
  rows: values.map(([name, value]) => [name, value]),
});
