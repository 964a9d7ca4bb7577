import type { ReactNode } from 'react';
import classes from './chart-legend.module.css';
import { colourOf } from './colours.ts';
import type { ChartColour } from './types.ts';

interface LegendItem {
  name: string;
  colour?: ChartColour;
  dashed?: boolean;
  /** Written at the end of its line. */
  value?: ReactNode;
}

interface ChartLegendProps {
  items: readonly LegendItem[];
  /** One below the other, with room for values. */
  stacked?: boolean;
}

/** Which colour of a chart means what. */
export function ChartLegend({ items, stacked = false }: ChartLegendProps) {
  return (
    <ul className={classes.legend} data-stacked={stacked || undefined}>
      {items.map(({ name, colour, dashed, value }, at) => (
        <li key={name} className={classes.item}>
          <span
            className={classes.swatch}
            data-dashed={dashed || undefined}
            style={{ color: colourOf(colour, at) }}
            aria-hidden="true"
          />
          <span className={classes.name}>{name}</span>
          {value !== undefined && <span className={classes.value}>{value}</span>}
        </li>
      ))}
    </ul>
  );
}
