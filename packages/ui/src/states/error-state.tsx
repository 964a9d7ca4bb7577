import type { ReactNode } from 'react';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import classes from './states.module.css';

interface ErrorStateProps {
  title: ReactNode;
  /** What went wrong, in a sentence a person can act on. */
  message: ReactNode;
  /** The way forward: usually "Try again". */
  action?: ReactNode;
}

/** What a screen shows in place of what it could not load. Announced to screen readers as it appears. */
export function ErrorState({ title, message, action }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <span className={`${classes.icon} ${classes.danger}`} aria-hidden="true">
        <IconAlertTriangle size={22} stroke={1.75} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.message}>{message}</p>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
