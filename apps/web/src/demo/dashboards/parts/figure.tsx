import type { ReactNode } from 'react';
import classes from './figure.module.css';
import { Growth } from './growth.tsx';

interface FigureProps {
  value: ReactNode;
  /** Percent more than before. */
  growth?: number;
  /** What it compares with, or what it counts. */
  detail?: ReactNode;
}

/** The figure a card is about. */
export function Figure({ value, growth, detail }: FigureProps) {
  return (
    <div className={classes.figure}>
      <bdi className={classes.value}>{value}</bdi>
      {growth !== undefined && <Growth percent={growth} />}
      {detail && <span className={classes.detail}>{detail}</span>}
    </div>
  );
}
