import { Text } from '@kazi/ui/layout';
import type { ReactNode } from 'react';
import type { TaskField } from '../fields/task-fields.ts';
import classes from './property.module.css';

interface PropertyProps {
  name: string;
  /** What its key presses, by `useTaskKeys`. */
  field?: TaskField['name'];
  children: ReactNode;
}

/** One named property in a list of them. */
export function Property({ name, field, children }: PropertyProps) {
  return (
    <div className={classes.property}>
      <dt className={classes.name}>{name}</dt>
      <Text as="dd" shrinks data-field={field}>
        {children}
      </Text>
    </div>
  );
}

/** What stands in a property that has no value. */
export const Nothing = ({ text }: { text: string }) => (
  <Text as="span" tone="muted">
    {text}
  </Text>
);
