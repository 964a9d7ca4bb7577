import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useTranslation } from 'react-i18next';

/** Keeps the place of the latest notifications. */
export function LatestSkeleton() {
  const { t } = useTranslation('common');
  return <SkeletonRows rows={5} height={72} label={t('loading')} />;
}
