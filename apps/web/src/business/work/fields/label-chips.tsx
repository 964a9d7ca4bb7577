import { hueOf } from '@kazi/ui/identity';
import classes from './fields.module.css';

interface LabelChipsProps {
  labels: readonly string[];
  /** How many are shown; the rest is counted. */
  max?: number;
  /** Cut off at the end of the line instead of going on in the next. */
  oneLine?: boolean;
}

export function LabelChips({ labels, max = labels.length, oneLine = false }: LabelChipsProps) {
  const rest = labels.slice(max);
  return (
    <span className={classes.labels} data-one-line={oneLine || undefined}>
      {labels.slice(0, max).map((label) => (
        <span key={label} className={classes.label}>
          <LabelDot label={label} />
          <span>{label}</span>
        </span>
      ))}
      {rest.length > 0 && (
        <span className={classes.label} title={rest.join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}

/** The colour that belongs to a label. Decorative. */
export function LabelDot({ label }: { label: string }) {
  return <i className={classes.dot} data-hue={hueOf(label)} aria-hidden="true" />;
}
