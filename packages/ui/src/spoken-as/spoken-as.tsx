import type { ReactNode } from 'react';
import classes from './spoken-as.module.css';

interface SpokenAsProps {
  /** What a screen reader says, whole enough to be understood alone; it holds the words that are seen. */
  name: string;
  children: ReactNode;
}

/**
 * What a control shows where that is too terse to be its name: `5/8`, or the "Add" of one row among many. Unlike an
 * `aria-label`, which replaces what it is written on, it stands inside of the control.
 */
export function SpokenAs({ name, children }: SpokenAsProps) {
  return (
    <>
      <span className={classes.name}>{name}</span>
      <span className={classes.shown} aria-hidden="true">
        {children}
      </span>
    </>
  );
}
