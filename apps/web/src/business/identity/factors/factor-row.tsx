import type { ReactNode } from 'react';
import classes from '../sessions/session-row.module.css';

interface FactorRowProps {
  icon: ReactNode;
  title: string;
  detail: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** One way to prove who one is, and what can be done about it. */
export function FactorRow({ icon, title, detail, actions }: FactorRowProps) {
  return (
    <li className={classes.session}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.words}>
        <div className={classes.device}>{title}</div>
        <div className={classes.detail}>{detail}</div>
      </div>
      {actions}
    </li>
  );
}
