import type { ReactNode } from 'react';
import classes from './status-badge.module.css';
import { StatusGlyph } from './status-glyph.tsx';
import type { StatusLook } from './tones.ts';

interface StatusBadgeProps {
  look: StatusLook;
  /** The status's name in the reader's language. */
  children: ReactNode;
}

/** A status, the same colour and shape on every screen. */
export const StatusBadge = ({ look, children }: StatusBadgeProps) => (
  <span
    className={classes.badge}
    style={{ background: `var(--kz-${look.tone}-soft)`, color: `var(--kz-${look.tone})` }}
  >
    <StatusGlyph look={look} size={12} />
    {children}
  </span>
);
