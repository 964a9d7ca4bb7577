import type { Label } from '@kazi/simulation/email';
import classes from './labels.module.css';
import { labelLooks } from './looks.ts';

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

/** The labels of a mail; where there is little room, their colours. */
export function LabelChips({ labels }: { labels: readonly Label[] }) {
  return labels.map((label) => (
    <span key={label} className={classes.chip} title={labelLooks[label].name}>
      <LabelDot label={label} />
      <span className={classes.name}>{labelLooks[label].name}</span>
    </span>
  ));
}
