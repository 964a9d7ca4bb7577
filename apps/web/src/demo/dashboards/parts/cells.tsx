import type { ReactNode } from 'react';
import classes from './cells.module.css';

interface CellsProps {
  cells: readonly { name: string; value: ReactNode }[];
}

/** A few figures side by side, at the foot of a card. */
export const Cells = ({ cells }: CellsProps) => (
  <dl className={classes.cells}>
    {cells.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
