import type { ReactNode } from 'react';
import IconAlertCircle from '#icons/IconAlertCircle';
import classes from './problem-note.module.css';

/** Why the whole form was refused, above it; read out as it appears. */
export function ProblemNote({ children }: { children: ReactNode }) {
  return (
    <div className={classes.note} role="alert">
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
