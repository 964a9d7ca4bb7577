import type { ReactNode } from 'react';
import IconChevronRight from '#icons/IconChevronRight';
import classes from './fold.module.css';

interface FoldProps {
  summary: ReactNode;
  /** What unfolds, as text below the summary. */
  text: ReactNode;
  /** What unfolds below that, from edge to edge. */
  children?: ReactNode;
  /** Unfolded from the start. */
  isOpen?: boolean;
  /** With more room around it, and a line before the next one. */
  roomy?: boolean;
}

/** Something that unfolds below its summary. */
export function Fold({ summary, text, children, isOpen, roomy }: FoldProps) {
  return (
    <details className={classes.fold} open={isOpen} data-roomy={roomy}>
      <summary className={classes.summary}>
        <IconChevronRight size={16} stroke={1.6} className={classes.chevron} aria-hidden="true" />
        {summary}
      </summary>
      <div className={classes.text}>{text}</div>
      {children}
    </details>
  );
}
