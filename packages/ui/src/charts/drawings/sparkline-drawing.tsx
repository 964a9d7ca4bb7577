import { colourOf } from '../colours.ts';
import { linePaths } from '../geometry/lines.ts';
import { domainOf } from '../geometry/scale.ts';
import type { ChartSeries, SparklineProps } from '../types.ts';
import { Bars } from './bars.tsx';
import { DataTable } from './data-table.tsx';
import { Probe } from './probe.tsx';
import classes from './shapes.module.css';

/** Draws a `Sparkline`. */
export function SparklineDrawing({
  label,
  name,
  labels,
  data,
  kind = 'line',
  colour,
  format,
}: SparklineProps) {
  const series: ChartSeries[] = [{ name, data, colour }];
  const count = labels.length;
  const isLine = kind === 'line';
  const domain = domainOf(series, isLine ? { from: 'auto' } : {});
  const { line, area } = linePaths(data, count, domain);
  return (
    <div className={classes.sparkline}>
      {!isLine ? (
        <Bars series={series} count={count} arrangement="grouped" domain={domain} />
      ) : (
        <svg
          className={classes.lines}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          style={{ color: colourOf(colour, 0) }}
          aria-hidden="true"
        >
          <path className={classes.area} d={area} />
          <path className={classes.line} d={line} />
        </svg>
      )}
      <Probe
        label={label}
        labels={labels}
        series={series}
        format={format}
        domain={domain}
        fit={isLine ? 'edges' : 'rooms'}
      />
      <DataTable label={label} labels={labels} series={series} format={format} />
    </div>
  );
}
