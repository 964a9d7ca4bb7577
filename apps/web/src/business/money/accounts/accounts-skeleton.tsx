import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './accounts.module.css';

/** The wallet's shape while it loads. */
export function AccountsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div aria-busy="true">
      <div className={classes.balances}>
        {['available', 'on-hold', 'in', 'out'].map((name) => (
          <Skeleton key={name} height={102} radius="md" />
        ))}
      </div>
      <div className={classes.columns}>
        <Skeleton height={320} radius="md" />
        <Skeleton height={320} radius="md" />
      </div>
      <SkeletonRows rows={6} height={64} label={t('loading')} />
    </div>
  );
}
