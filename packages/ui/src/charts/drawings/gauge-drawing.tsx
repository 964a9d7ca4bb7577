import { colourOf } from '../colours.ts';
import { gaugePath, partOf } from '../geometry/arcs.ts';
import type { RadialGaugeProps } from '../types.ts';
import { DataTable } from './data-table.tsx';
import classes from './shapes.module.css';

const thickness = 9;
const path = gaugePath(thickness);

/** Draws a `RadialGauge`. */
export function GaugeDrawing({ label, value, max, names, format, colour }: RadialGaugeProps) {
  const percent = partOf(value, max) * 100;
  return (
    <>
      <svg className={classes.gauge} viewBox="-50 -50 100 100" aria-hidden="true">
        <path className={classes.track} d={path} strokeWidth={thickness} />
        {percent > 0 && (
          <path
            className={classes.full}
            d={path}
            strokeWidth={thickness}
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
