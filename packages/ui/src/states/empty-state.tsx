import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** Why there is nothing, and what would change that. */
  message?: ReactNode;
  /** The way forward: usually one button. */
  action?: ReactNode;
}

/** What a list shows when it has nothing to list. */
export function EmptyState({ icon, title, message, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2 className={classes.title}>{title}</h2>
      {message && <p className={classes.message}>{message}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
