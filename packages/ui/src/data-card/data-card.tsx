import type { ReactNode } from 'react';
import { Row } from '../layout/layout.tsx';
import type { Tone } from '../status/tones.ts';
import classes from './data-card.module.css';

interface DataCardProps {
  /** What is counted. */
  label: ReactNode;
  /** The figure. */
  value: ReactNode;
  /** What the figure compares with, or where it comes from. */
  detail?: ReactNode;
  icon?: ReactNode;
  /** Colours the icon and its plane, for figures that ask for something to be done. */
  tone?: Tone;
}

/** One figure with its name. */
export function DataCard({ label, value, detail, icon, tone = 'neutral' }: DataCardProps) {
  return (
    <div className={classes.card}>
      <Row gap={8} justify="between">
        <span className={classes.label}>{label}</span>
        {icon && (
          <span
            className={classes.icon}
            style={{ color: `var(--kz-${tone})`, background: `var(--kz-${tone}-soft)` }}
            aria-hidden="true"
          >
            {icon}
          </span>
        )}
      </Row>
      <div className={classes.value}>{value}</div>
      {detail && <span className={classes.detail}>{detail}</span>}
    </div>
  );
}
