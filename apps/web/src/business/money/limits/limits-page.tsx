import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { LimitsForm } from './limits-form.tsx';

/** How much may leave wallets in 24 hours, for people who keep the books. */
export function LimitsPage() {
  const { t } = useTranslation(['payments', 'common']);
  const { data: limits, error, isPending, refetch } = useQuery(api.money.limits.get.queryOptions());
  return (
    <Page title={t('limits.title')} description={t('limits.description')}>
      <MoneyTabs />
      {isPending ? (
        <Panel flush>
          <SkeletonRows rows={5} height={68} label={t('common:loading')} />
        </Panel>
      ) : limits ? (
        <LimitsForm limits={limits} />
      ) : (
        <FailedState error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
