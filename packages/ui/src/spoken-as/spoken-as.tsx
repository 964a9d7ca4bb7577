import type { ReactNode } from 'react';
import classes from './spoken-as.module.css';

interface SpokenAsProps {
  /** What a screen reader adds, so that the control is understood alone: which of many rows its "Add" is about, what `5/8` counts. */
  about: string;
  /** What is seen, which the name begins with: who speaks to the device says what they see. */
  children: ReactNode;
}

/** The content of a control whose name is what it shows, and then what it is about. */
export function SpokenAs({ about, children }: SpokenAsProps) {
  return (
    <>
      <span className={classes.shown}>{children}</span>
      <span className={classes.name}>{`: ${about}`}</span>
    </>
  );
}
