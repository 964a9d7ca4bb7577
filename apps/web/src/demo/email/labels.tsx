import type { Label } from '@kazi/simulation/email';
import { labelAppearance } from './appearance.ts';
import classes from './labels.module.css';

/** The colour of a label; its name is written nearby. */
export function LabelDot({ label }: { label: Label }) {
  return (
    <span
      className={classes.dot}
      style={{ background: `var(--kz-${labelAppearance[label].tone})` }}
      aria-hidden="true"
    />
  );
}

/** The labels of a mail; where there is little room, their colours. */
export function LabelChips({ labels }: { labels: readonly Label[] }) {
  return labels.map((label) => (
    <span key={label} className={classes.chip} title={labelAppearance[label].name}>
      <LabelDot label={label} />
      <span className={classes.name}>{labelAppearance[label].name}</span>
    </span>
  ));
}
