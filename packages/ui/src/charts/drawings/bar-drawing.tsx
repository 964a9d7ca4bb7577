import { between, domainOf, ticksOf } from '../geometry/scale.ts';
import type { BarChartProps } from '../types.ts';
import { AxisFrame } from './axis-frame.tsx';
import { Bars } from './bars.tsx';

/** Draws a `BarChart`. */
export function BarDrawing({ arrangement = 'grouped', formatTick, bare, ...chart }: BarChartProps) {
  const { labels, series } = chart;
  const ticks = ticksOf(domainOf(series, { stacked: arrangement === 'stacked' }));
  const domain = between(ticks);
  return (
    <AxisFrame {...chart} formatTick={formatTick} bare={bare} ticks={ticks} domain={domain} fit="rooms">
      <Bars series={series} count={labels.length} arrangement={arrangement} domain={domain} />
    </AxisFrame>
  );
}
