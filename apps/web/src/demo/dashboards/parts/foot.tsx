import type { ReactNode } from 'react';
import classes from './foot.module.css';

/** A chart at the foot of its card, however much room there is above it. */
export const Foot = ({ children }: { children: ReactNode }) => <div className={classes.foot}>{children}</div>;
