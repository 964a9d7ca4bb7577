import { useState } from 'react';
import { colourOf } from '../colours.ts';
import { donutPaths } from '../geometry/arcs.ts';
import type { DonutChartProps } from '../types.ts';
import { DataTable } from './data-table.tsx';
import classes from './donut-drawing.module.css';
import shapes from './shapes.module.css';

const thickness = 11;

/** Draws a `DonutChart`. The part that is pointed at, or reached by arrow keys, is told in the middle. */
export function DonutDrawing({ label, parts, format }: DonutChartProps) {
  const [at, setAt] = useState<number>();
  const paths = donutPaths(
    parts.map(({ value }) => value),
    thickness,
  );
  const shown = at === undefined ? undefined : parts[at];
  const spoken = parts[at ?? 0];
  return (
    <>
      <input
        type="range"
        className={classes.range}
        aria-label={label}
        aria-valuetext={spoken && `${spoken.name}: ${format(spoken.value)}`}
        min={0}
        max={parts.length - 1}
        value={at ?? 0}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        onFocus={() => setAt(0)}
        onBlur={() => setAt(undefined)}
      />
      <svg className={shapes.donut} viewBox="-50 -50 100 100" aria-hidden="true">
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
        <div className={classes.shown} aria-hidden="true">
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
