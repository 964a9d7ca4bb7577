import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ChartSeries } from '../types.ts';
import { type Domain, heightOf } from './scale.ts';

/** A bar in percent of the box it stands in. `place` and `breadth` go along the labels, `ground` and `length` across. */
export interface Bar {
  series: number;
  label: number;
  place: number;
  breadth: number;
  ground: number;
  length: number;
}

interface BarsOptions {
  arrangement: 'grouped' | 'stacked';
  domain: Domain;
  /** Percent of each label's room that its bars take. */
  fill: number;
}

/** All bars of a chart, each label with as much room as every other. */
export function barsOf(
  series: readonly ChartSeries[],
  count: number,
  { arrangement, domain, fill }: BarsOptions,
): Bar[] {
  const room = 100 / Math.max(1, count);
  const taken = (room * fill) / 100;
  const isGrouped = arrangement === 'grouped';
  const breadth = isGrouped ? taken / series.length : taken;
  const spans = isGrouped ? spansFromGround(series) : spansOnTop(series, count);
  return spans.flatMap((ofSeries, at) =>
    ofSeries.map(([from, to], label) => {
      const [low, high] = [heightOf(Math.min(from, to), domain), heightOf(Math.max(from, to), domain)];
      return {
        series: at,
        label,
        place: label * room + (room - taken) / 2 + (isGrouped ? at * breadth : 0),
        breadth,
        ground: low,
        length: high - low,
      };
    }),
  );
}

type Span = readonly [from: number, to: number];

const spansFromGround = (series: readonly ChartSeries[]): Span[][] =>
  series.map(({ data }) => data.map((value) => [0, value]));

function spansOnTop(series: readonly ChartSeries[], count: number): Span[][] {
  const labels = Array.from({ length: count }, (_, at) => at);
  const layers = stack<number, number>()
    .keys(series.map((_, at) => at))
    .value((label, at) => series[at]?.data[label] ?? 0)
    .offset(stackOffsetDiverging)(labels);
  return layers.map((layer) => layer.map(([from, to]) => [from, to]));
}
