import { type PointerEvent, useState } from 'react';
import { colourOf } from '../colours.ts';
import { placeOnLine } from '../geometry/lines.ts';
import { labelAt, nearestLabel } from '../geometry/pointer.ts';
import { type Domain, heightOf } from '../geometry/scale.ts';
import type { ChartSeries } from '../types.ts';
import classes from './probe.module.css';

declare module 'react' {
  interface CSSProperties {
    /** Where along the chart what is shown stands. */
    '--place'?: string;
    /** How much room each label has. */
    '--room'?: string;
  }
}

export interface ProbeProps {
  label: string;
  labels: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  domain: Domain;
  /** Lines go from edge to edge; bars stand in rooms of equal size. */
  fit: 'edges' | 'rooms';
}

/**
 * Reads a chart value by value, by pointer or by arrow keys. An invisible range input: it brings the keys, their
 * direction and the announcement of each value with it.
 */
export function Probe({ label, labels, series, format, domain, fit }: ProbeProps) {
  const [at, setAt] = useState<number>();
  const count = labels.length;
  const last = count - 1;

  function follow({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) {
    const direction = currentTarget.matches('[dir="rtl"] *') ? 'rtl' : 'ltr';
    const pointed = { x: clientX, box: currentTarget.getBoundingClientRect(), direction, count } as const;
    setAt(fit === 'edges' ? nearestLabel(pointed) : labelAt(pointed));
  }

  const shown = at !== undefined && at < count ? at : undefined;
  const place =
    shown === undefined ? 0 : fit === 'edges' ? placeOnLine(shown, count) : ((shown + 0.5) / count) * 100;
  return (
    <>
      {shown !== undefined && (
        <div className={classes.shown} style={{ '--place': `${place}%` }} aria-hidden="true">
          <i className={classes.guide} data-fit={fit} style={{ '--room': `${100 / count}%` }} />
          {fit === 'edges' &&
            series.map(({ name, data, colour }, index) => {
              const value = data[shown];
              if (value === undefined) return null;
              const style = {
                insetBlockEnd: `${heightOf(value, domain)}%`,
                background: colourOf(colour, index),
              };
              return <i key={name} className={classes.dot} style={style} />;
            })}
          <Tooltip
            title={labels[shown] ?? ''}
            side={place < 50 ? 'end' : 'start'}
            rows={rowsAt(series, shown, format)}
          />
        </div>
      )}
      <input
        type="range"
        className={`${classes.slider} ${classes.range}`}
        aria-label={label}
        aria-valuetext={spokenAt(shown ?? last, labels, series, format)}
        min={0}
        max={last}
        value={shown ?? last}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setAt(last)}
        onBlur={() => setAt(undefined)}
        onKeyDown={({ key }) => key === 'Escape' && setAt(undefined)}
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(undefined)}
      />
    </>
  );
}

const rowsAt = (series: readonly ChartSeries[], at: number, format: ProbeProps['format']) =>
  series.flatMap(({ name, data, colour }, index) => {
    const value = data[at];
    return value === undefined ? [] : [{ name, value: format(value), colour: colourOf(colour, index) }];
  });

const spokenAt = (
  at: number,
  labels: readonly string[],
  series: readonly ChartSeries[],
  format: ProbeProps['format'],
) =>
  `${labels[at]}: ${rowsAt(series, at, format)
    .map(({ name, value }) => `${name} ${value}`)
    .join(', ')}`;

interface TooltipProps {
  title: string;
  /** On which side of the pointer there is room. */
  side: 'start' | 'end';
  rows: readonly { name: string; value: string; colour: string }[];
}

/** The values of one label, beside where it stands. */
function Tooltip({ title, side, rows }: TooltipProps) {
  return (
    <div className={classes.tooltip} data-side={side}>
      <strong>{title}</strong>
      {rows.map(({ name, value, colour }) => (
        <span key={name} className={classes.row}>
          <i style={{ background: colour }} />
          <span>{name}</span>
          <bdi>{value}</bdi>
        </span>
      ))}
    </div>
  );
}
