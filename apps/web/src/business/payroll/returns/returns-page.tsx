import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconCircleCheck from '#icons/IconCircleCheck';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import filterClasses from '../../../shell/page/filters.module.css';
import { Page } from '../../../shell/page/page.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { PayrollTabs } from '../parts/payroll-tabs.tsx';
import { FilesPanel } from './files-panel.tsx';
import type { ReturnsSearch } from './filter.ts';
import { ObligationTable } from './obligation-table.tsx';
import { P9sPanel } from './p9s-panel.tsx';

const route = getRouteApi('/_app/payroll/returns');

/** What payroll owes to the authorities by when, and the files that they take. */
export function ReturnsPage() {
  const { t } = useTranslation(['payroll', 'common']);
  const { part } = route.useSearch();
  const change = useChangeSearch<ReturnsSearch>();
  const { data, error, isPending, refetch } = useQuery(
    api.payroll.returns.list.queryOptions({ input: { part: part ?? 'open' } }),
  );
  return (
    <Page title={t('returns.title')} description={t('returns.description')}>
      <PayrollTabs />
      <search className={filterClasses.filters}>
        <NativeSelect
          aria-label={t('returns.part.label')}
          value={part ?? ''}
          onChange={({ currentTarget }) => change({ part: oneOf(currentTarget.value, ['all']) })}
          data={[
            { value: '', label: t('returns.part.open') },
            { value: 'all', label: t('returns.part.all') },
          ]}
        />
      </search>
      {isPending ? (
        <Panel flush>
          <SkeletonRows rows={5} height={64} label={t('common:loading')} />
        </Panel>
      ) : !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={<IconCircleCheck size={24} stroke={1.6} />}
          title={t('returns.empty.title')}
          message={t('returns.empty.message')}
        />
      ) : (
        <Panel flush>
          <ObligationTable obligations={data.items} />
        </Panel>
      )}
      <FilesPanel latest={data?.items.at(-1)?.month} />
      <P9sPanel />
    </Page>
  );
}
