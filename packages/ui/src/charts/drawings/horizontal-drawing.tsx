import { colourOf } from '../colours.ts';
import { barsOf } from '../geometry/bars.ts';
import { domainOf } from '../geometry/scale.ts';
import type { HorizontalBarsProps } from '../types.ts';
import { DataTable } from './data-table.tsx';
import classes from './horizontal-drawing.module.css';

/** Draws `HorizontalBars`. */
export function HorizontalDrawing({ label, labels, series, format }: HorizontalBarsProps) {
  const bars = barsOf(series, labels.length, {
    arrangement: 'stacked',
    domain: domainOf(series, { stacked: true }),
    fill: 100,
  });
  const sumAt = (at: number) => series.reduce((sum, { data }) => sum + (data[at] ?? 0), 0);
  return (
    <>
      <div className={classes.rows} aria-hidden="true">
        {labels.map((name, at) => (
          <div key={name} className={classes.row}>
            <span className={classes.name}>{name}</span>
            <bdi className={classes.value}>{format(sumAt(at))}</bdi>
            <svg className={classes.track} aria-hidden="true">
              {bars
                .filter((bar) => bar.label === at)
                .map((bar) => (
                  <rect
                    key={bar.series}
                    x={`${bar.ground}%`}
                    width={`${bar.length}%`}
                    height="100%"
                    rx={4}
                    style={{ color: colourOf(series[bar.series]?.colour, bar.series) }}
                  />
                ))}
            </svg>
          </div>
        ))}
      </div>
      <DataTable label={label} labels={labels} series={series} format={format} />
    </>
  );
}
