import type { Label } from '@kazi/simulation/email';
import { labelLooks } from '../looks.ts';
import classes from './label-dot.module.css';

/** The colour of a label; its name is written nearby. */
export function LabelDot({ label }: { label: Label }) {
  return (
    <span
      className={classes.dot}
      style={{ background: `var(--kz-${labelLooks[label].tone})` }}
      aria-hidden="true"
    />
  );
}
