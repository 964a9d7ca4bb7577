import type { ReactNode } from 'react';
import classes from './picture.module.css';

/**
 * A component drawn small. Shapes take their colour from a class: `line` and `text` are strokes, `fill`, `soft` and
 * `accent` are planes.
 */
export const Picture = ({ children }: { children: ReactNode }) => (
  <svg className={classes.picture} viewBox="0 0 120 72" aria-hidden="true" focusable="false">
    {children}
  </svg>
);
