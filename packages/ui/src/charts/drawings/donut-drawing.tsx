import { colourOf } from '../colours.ts';
import { donutPaths } from '../geometry/arcs.ts';
import type { DonutChartProps } from '../types.ts';
import { DataTable } from './data-table.tsx';
import classes from './shapes.module.css';

const thickness = 11;

/** Draws a `DonutChart`. */
export function DonutDrawing({ label, parts, format }: DonutChartProps) {
  const paths = donutPaths(
    parts.map(({ value }) => value),
    thickness,
  );
  return (
    <>
      <svg className={classes.donut} viewBox="-50 -50 100 100" aria-hidden="true">
        {parts.map(({ name, colour }, at) => (
          <path key={name} d={paths[at]} style={{ color: colourOf(colour, at) }} />
        ))}
      </svg>
      <DataTable
        label={label}
        labels={parts.map(({ name }) => name)}
        series={[{ name: label, data: parts.map(({ value }) => value) }]}
        format={format}
      />
    </>
  );
}
