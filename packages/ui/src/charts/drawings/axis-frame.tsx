import type { ReactNode } from 'react';
import { labelRoom } from '../geometry/labels.ts';
import { heightOf } from '../geometry/scale.ts';
import classes from './axis-frame.module.css';
import { DataTable } from './data-table.tsx';
import { Probe, type ProbeProps } from './probe.tsx';

interface AxisFrameProps extends ProbeProps {
  formatTick: ((value: number) => string) | undefined;
  /** Where the lines across are, from the ground up. */
  ticks: readonly number[];
  bare: boolean | undefined;
  /** What is drawn within. */
  children: ReactNode;
}

/** What surrounds bars and lines alike: both axes, the lines across, and the reading of values. */
export function AxisFrame({ formatTick, ticks, bare = false, children, ...probe }: AxisFrameProps) {
  const { label, labels, series, format, domain } = probe;
  const writeTick = formatTick ?? format;
  return (
    <div className={classes.chart} data-bare={bare || undefined}>
      {!bare && (
        <div className={classes.values} aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <bdi key={tick}>{writeTick(tick)}</bdi>
          ))}
        </div>
      )}
      <div className={classes.plot}>
        {!bare &&
          ticks.map((tick) => (
            <i
              key={tick}
              className={classes.line}
              data-zero={tick === 0 || undefined}
              style={{ insetBlockEnd: `${heightOf(tick, domain)}%` }}
            />
          ))}
        {children}
        {labels.length > 0 && <Probe {...probe} />}
      </div>
      {!bare && (
        <div className={classes.labels} data-fit={probe.fit} aria-hidden="true">
          {labels.map((name, at) => (
            <span key={name} data-room={labelRoom(at, labels.length)}>
              <bdi>{name}</bdi>
            </span>
          ))}
        </div>
      )}
      <DataTable label={label} labels={labels} series={series} format={format} />
    </div>
  );
}
