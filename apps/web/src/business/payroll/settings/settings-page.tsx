import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { PayrollTabs } from '../parts/payroll-tabs.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The employer, who pays, and how payroll is run. */
export function SettingsPage() {
  const { t } = useTranslation(['payroll', 'common']);
  const { data, error, isPending, refetch } = useQuery(api.payroll.settings.get.queryOptions());
  return (
    <Page title={t('settings.title')} description={t('settings.description')} width="narrow">
      <PayrollTabs />
      {isPending ? (
        <Panel flush>
          <SkeletonRows rows={6} height={68} label={t('common:loading')} />
        </Panel>
      ) : data ? (
        <SettingsForm settings={data} />
      ) : (
        <FailedState error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
