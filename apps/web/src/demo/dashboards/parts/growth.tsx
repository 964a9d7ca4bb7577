import { Row } from '@kazi/ui/layout';
import { useTranslation } from 'react-i18next';
import { useFigures } from './figures.ts';
import classes from './growth.module.css';

interface GrowthProps {
  /** Percent; below zero for a decline. */
  percent: number;
  /** In percent points, of a share that changed. */
  points?: boolean;
}

/** How much something grew or fell: as sign, as arrow and as colour. */
export function Growth({ percent, points = false }: GrowthProps) {
  const { t } = useTranslation('demo');
  const figures = useFigures();
  const fell = percent < 0;
  return (
    <Row
      as="span"
      inline
      gap={4}
      tone="success"
      size={13}
      weight={500}
      tabular
      className={classes.growth}
      data-fell={fell || undefined}
    >
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d="M5 8.5v-7M1.8 4.7 5 1.5l3.2 3.2" />
      </svg>
      <bdi>
        {points
          ? t('parts.growth.points', { points: figures.signedCount(percent) })
          : figures.signedPercent(percent)}
      </bdi>
    </Row>
  );
}
