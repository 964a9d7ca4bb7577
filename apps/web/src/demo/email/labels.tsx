import type { Label } from '@kazi/simulation/email';
import { useTranslation } from 'react-i18next';
import { labelTones } from './appearance.ts';
import classes from './labels.module.css';

/** The colour of a label; its name is written nearby. */
export function LabelDot({ label }: { label: Label }) {
  return (
    <span
      className={classes.dot}
      style={{ background: `var(--kz-${labelTones[label]})` }}
      aria-hidden="true"
    />
  );
}

/** The labels of a mail; where there is little room, their colours. */
export function LabelChips({ labels }: { labels: readonly Label[] }) {
  const { t } = useTranslation('demo/email');
  return labels.map((label) => (
    <span key={label} className={classes.chip} title={t(`labels.${label}`)}>
      <LabelDot label={label} />
      <span className={classes.name}>{t(`labels.${label}`)}</span>
    </span>
  ));
}
