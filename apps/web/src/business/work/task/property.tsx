import type { ReactNode } from 'react';
import classes from './property.module.css';

/** One named property in a list of them. */
export function Property({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.property}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.held}>{children}</dd>
    </div>
  );
}
