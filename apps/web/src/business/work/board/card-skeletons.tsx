import { useTranslation } from 'react-i18next';
import classes from './board.module.css';

const heights = [92, 116, 84, 104];

/** Keeps the place of a column's cards while they are loaded. */
export function CardSkeletons() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')} className={classes.skeletons}>
      {heights.map((height) => (
        <div key={height} className={classes.skeleton} style={{ blockSize: height }} aria-hidden="true" />
      ))}
    </div>
  );
}
