import type { Label } from '@kazi/simulation/email';
import { labelLooks } from '../looks.ts';
import classes from './label-chips.module.css';
import { LabelDot } from './label-dot.tsx';

/** The labels of a mail; where there is little room, their colours. */
export function LabelChips({ labels }: { labels: readonly Label[] }) {
  return labels.map((label) => (
    <span key={label} className={classes.chip} title={labelLooks[label].name}>
      <LabelDot label={label} />
      <span className={classes.name}>{labelLooks[label].name}</span>
    </span>
  ));
}
