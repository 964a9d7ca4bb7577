import { useState } from 'react';
import { Text } from '../../layout/layout.tsx';
import { colourOf } from '../colours.ts';
import { donutPaths, gaugePath, partOf } from '../geometry/arcs.ts';
import { barsOf } from '../geometry/bars.ts';
import { linePaths } from '../geometry/lines.ts';
import { between, type Domain, domainOf, ticksOf } from '../geometry/scale.ts';
import type {
  AreaChartProps,
  BarChartProps,
  ChartSeries,
  DonutChartProps,
  HorizontalBarsProps,
  RadialGaugeProps,
  SparklineProps,
} from '../types.ts';
import { AxisFrame } from './axis-frame.tsx';
import { DataTable } from './data-table.tsx';
import classes from './drawings.module.css';
import probeClasses from './probe.module.css';
import { Probe } from './probe.tsx';

/** Draws an `AreaChart`. */
function AreaDrawing({ from, formatTick, bare, ...chart }: AreaChartProps) {
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

/** Draws a `BarChart`. */
function BarDrawing({ arrangement = 'grouped', formatTick, bare, ...chart }: BarChartProps) {
  const { labels, series } = chart;
  const ticks = ticksOf(domainOf(series, { stacked: arrangement === 'stacked' }));
  const domain = between(ticks);
  return (
    <AxisFrame {...chart} formatTick={formatTick} bare={bare} ticks={ticks} domain={domain} fit="rooms">
      <Bars series={series} count={labels.length} arrangement={arrangement} domain={domain} />
    </AxisFrame>
  );
}

const donutThickness = 11;

/** Draws a `DonutChart`. The part that is pointed at, or reached by arrow keys, is told in the middle. */
function DonutDrawing({ label, parts, format }: DonutChartProps) {
  const [at, setAt] = useState<number>();
  const paths = donutPaths(
    parts.map(({ value }) => value),
    donutThickness,
  );
  const shown = at === undefined ? undefined : parts[at];
  const spoken = parts[at ?? 0];
  return (
    <>
      <input
        type="range"
        className={`${probeClasses.slider} ${classes.ring}`}
        aria-label={label}
        aria-valuetext={spoken && `${spoken.name}: ${format(spoken.value)}`}
        min={0}
        max={parts.length - 1}
        value={at ?? 0}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        onFocus={() => setAt(0)}
        onBlur={() => setAt(undefined)}
      />
      <svg className={classes.donut} viewBox="-50 -50 100 100" aria-hidden="true">
        {parts.map(({ name, colour }, index) => (
          <path
            key={name}
            d={paths[index]}
            className={classes.part}
            data-faint={(shown && index !== at) || undefined}
            style={{ color: colourOf(colour, index) }}
            onPointerEnter={() => setAt(index)}
            onPointerLeave={() => setAt(undefined)}
          />
        ))}
      </svg>
      {shown && (
        <div className={classes.told} aria-hidden="true">
          <strong>{format(shown.value)}</strong>
          <span>{shown.name}</span>
        </div>
      )}
      <DataTable
        label={label}
        labels={parts.map(({ name }) => name)}
        series={[{ name: label, data: parts.map(({ value }) => value) }]}
        format={format}
      />
    </>
  );
}

const gaugeThickness = 9;
const gaugeLine = gaugePath(gaugeThickness);

/** Draws a `RadialGauge`. */
function GaugeDrawing({ label, value, max, names, format, colour }: RadialGaugeProps) {
  const percent = partOf(value, max) * 100;
  return (
    <>
      <svg className={classes.gauge} viewBox="-50 -50 100 100" aria-hidden="true">
        <path className={classes.track} d={gaugeLine} strokeWidth={gaugeThickness} />
        {percent > 0 && (
          <path
            className={classes.full}
            d={gaugeLine}
            strokeWidth={gaugeThickness}
            pathLength={100}
            strokeDasharray={`${percent} 200`}
            style={{ color: colourOf(colour, 0) }}
          />
        )}
      </svg>
      <DataTable
        label={label}
        labels={names}
        series={[{ name: label, data: [value, max] }]}
        format={format}
      />
    </>
  );
}

/** Draws `HorizontalBars`. */
function HorizontalDrawing({ label, labels, series, format }: HorizontalBarsProps) {
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
            <Text as="span" cut>
              {name}
            </Text>
            <bdi className={classes.value}>{format(sumAt(at))}</bdi>
            <svg className={classes.bar} aria-hidden="true">
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

/** Draws a `Sparkline`. */
function SparklineDrawing({ label, name, labels, data, kind = 'line', colour, format }: SparklineProps) {
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

interface BarsProps {
  series: readonly ChartSeries[];
  count: number;
  arrangement: 'grouped' | 'stacked';
  domain: Domain;
}

/** The later a bar stands, the later it grows; all of them within 600 ms. */
const lastBeginsMs = 200;

/** Upright bars that fill what they stand in. */
function Bars({ series, count, arrangement, domain }: BarsProps) {
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

/** Everything that draws, fetched as one file. */
export const drawings = {
  AreaDrawing,
  BarDrawing,
  DonutDrawing,
  GaugeDrawing,
  HorizontalDrawing,
  SparklineDrawing,
};
