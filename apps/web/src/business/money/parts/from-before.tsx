import type { ReactNode } from 'react';
import { keptUpdatedAt } from '../../../api/kept/only-kept.ts';
import classes from './from-before.module.css';

interface FromBeforeProps {
  /** Whether what is shown is what this device kept; see `isFromBefore`. */
  is: boolean;
  children: ReactNode;
}

/** What this device kept from before: pale until the server has said what it is now, so that it is not taken for that. */
export const FromBefore = ({ is, children }: FromBeforeProps) => (
  <div className={is ? classes.old : undefined} aria-busy={is || undefined}>
    {children}
  </div>
);

/** Whether a query shows what this device kept, and not what the server has said since. */
export const isFromBefore = ({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean =>
  dataUpdatedAt === keptUpdatedAt;
