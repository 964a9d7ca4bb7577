import type { ReactNode } from 'react';
import classes from './columns-frame.module.css';

interface ColumnsFrameProps {
  /** Lays the columns out: `@container columns` asks for the room there is. */
  className: string | undefined;
  /** Something of the list is open: where there is no room for both, it takes the list's place. */
  isOpen: boolean;
  children: ReactNode;
}

/** Columns side by side that have the rest of the window's height, each of which scrolls by itself. */
export const ColumnsFrame = ({ className, isOpen, children }: ColumnsFrameProps) => (
  <div className={classes.frame} data-fills-page>
    <div className={`${classes.columns} ${className}`} data-open={isOpen || undefined}>
      {children}
    </div>
  </div>
);
