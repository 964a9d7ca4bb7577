import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import filterClasses from '../../../shell/page/filters.module.css';
import { Page } from '../../../shell/page/page.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { useOwnAccounts } from '../parts/queries.ts';
import { MonthsPanel } from './months-panel.tsx';
import { PeriodPanel } from './period-panel.tsx';
import classes from './statements.module.css';

const route = getRouteApi('/_app/wallet/statements');

/** Statements of either account: of a month by one click, of any period by a form. */
export function StatementsPage() {
  const { t } = useTranslation(['money', 'common']);
  const { account: kind } = route.useSearch();
  const navigate = route.useNavigate();
  const { primary, onHold, error, isPending, refetch } = useOwnAccounts();
  const account = kind === 'on-hold' ? onHold : primary;
  return (
    <Page title={t('statements.title')} description={t('statements.description')}>
      <MoneyTabs />
      <div className={filterClasses.filters}>
        <NativeSelect
          aria-label={t('statements.account')}
          value={kind ?? ''}
          onChange={({ currentTarget }) =>
            navigate({ search: { account: oneOf(currentTarget.value, ['on-hold']) }, replace: true })
          }
          data={[
            { value: '', label: t('account.primary') },
            { value: 'on-hold', label: t('account.on-hold') },
          ]}
        />
      </div>
      {account ? (
        <div className={classes.columns}>
          <MonthsPanel account={account} />
          <PeriodPanel account={account} />
        </div>
      ) : isPending ? (
        <SkeletonRows rows={8} height={56} label={t('common:loading')} />
      ) : (
        <FailedState error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
