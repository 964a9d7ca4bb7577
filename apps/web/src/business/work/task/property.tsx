import type { ReactNode } from 'react';
import classes from './property.module.css';
import type { TaskField } from './task-keys.tsx';

interface PropertyProps {
  name: string;
  /** What its key presses, by `useTaskKeys`. */
  field?: TaskField;
  children: ReactNode;
}

/** One named property in a list of them. */
export function Property({ name, field, children }: PropertyProps) {
  return (
    <div className={classes.property}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.held} data-field={field}>
        {children}
      </dd>
    </div>
  );
}

/** What stands in a property that has no value. */
export const Nothing = ({ text }: { text: string }) => <span className={classes.nothing}>{text}</span>;
