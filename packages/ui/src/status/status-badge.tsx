import type { ReactNode } from 'react';
import classes from './status-badge.module.css';
import { StatusGlyph } from './status-glyph.tsx';
import { lookOf } from './tones.ts';

interface StatusBadgeProps {
  /** A status as the API names it: `in-progress`, `paused`, `suspended`. */
  status: string;
  /** Its name in the reader's language. */
  children: ReactNode;
}

/** A status, the same colour and shape wherever it appears. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={lookOf(status).tone}>
      <StatusGlyph status={status} size={12} />
      {children}
    </span>
  );
}
