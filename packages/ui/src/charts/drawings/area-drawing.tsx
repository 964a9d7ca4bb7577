import { colourOf } from '../colours.ts';
import { linePaths } from '../geometry/lines.ts';
import { between, domainOf, ticksOf } from '../geometry/scale.ts';
import type { AreaChartProps } from '../types.ts';
import { AxisFrame } from './axis-frame.tsx';
import classes from './shapes.module.css';

/** Draws an `AreaChart`. */
export function AreaDrawing({ from, formatTick, bare, ...chart }: AreaChartProps) {
  const { labels, series } = chart;
  const ticks = ticksOf(domainOf(series, { from }));
  const domain = between(ticks);
  return (
    <AxisFrame {...chart} formatTick={formatTick} bare={bare} ticks={ticks} domain={domain} fit="edges">
      <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {series.map(({ name, data, colour, dashed }, at) => {
          const { line, area } = linePaths(data, labels.length, domain);
          return (
            <g key={name} style={{ color: colourOf(colour, at) }}>
              {!dashed && <path className={classes.area} d={area} />}
              <path className={classes.line} d={line} data-dashed={dashed || undefined} />
            </g>
          );
        })}
      </svg>
    </AxisFrame>
  );
}
