import type { ReactNode } from 'react';
import { Row, Text } from '../layout/layout.tsx';
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
        <Row as="li" key={name} gap={8} shrinks>
          <span
            className={classes.swatch}
            data-dashed={dashed || undefined}
            style={{ color: colourOf(colour, at) }}
            aria-hidden="true"
          />
          <Text as="span" cut>
            {name}
          </Text>
          {value !== undefined && <span className={classes.value}>{value}</span>}
        </Row>
      ))}
    </ul>
  );
}
