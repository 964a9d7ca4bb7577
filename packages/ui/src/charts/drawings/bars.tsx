import { colourOf } from '../colours.ts';
import { barsOf } from '../geometry/bars.ts';
import type { Domain } from '../geometry/scale.ts';
import type { ChartSeries } from '../types.ts';
import classes from './drawings.module.css';

interface BarsProps {
  series: readonly ChartSeries[];
  count: number;
  arrangement: 'grouped' | 'stacked';
  domain: Domain;
}

/** The later a bar stands, the later it grows; all of them within 600 ms. */
const lastBeginsMs = 200;

/** Upright bars that fill what they stand in. */
export function Bars({ series, count, arrangement, domain }: BarsProps) {
  const fill = arrangement === 'stacked' ? 48 : series.length > 1 ? 68 : 56;
  return (
    <svg className={classes.bars} aria-hidden="true">
      {barsOf(series, count, { arrangement, domain, fill }).map((bar) => (
        <rect
          key={`${bar.series} ${bar.label}`}
          x={`${bar.place}%`}
          y={`${100 - bar.ground - bar.length}%`}
          width={`${bar.breadth}%`}
          height={`${bar.length}%`}
          rx={2}
          style={{
            color: colourOf(series[bar.series]?.colour, bar.series),
            animationDelay: `${Math.round((bar.label / count) * lastBeginsMs)}ms`,
          }}
        />
      ))}
    </svg>
  );
}
