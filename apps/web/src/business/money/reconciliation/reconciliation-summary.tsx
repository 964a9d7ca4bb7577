import { DataCard } from '@kazi/ui/data-card';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconScale from '#icons/IconScale';
import IconTransfer from '#icons/IconTransfer';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { accountCurrency } from '../parts/queries.ts';
import { BooksTable } from './books-table.tsx';
import classes from './reconciliation.module.css';

const icon = { size: 20, stroke: 1.7 };

/** What the books say now. */
export function ReconciliationSummary() {
  const { t } = useTranslation(['payments', 'common']);
  const { data, error, isPending, refetch } = useQuery(
    api.money.reconciliation.standing.queryOptions({ meta: { quiet: true } }),
  );
  if (isPending) {
    return (
      <Panel flush>
        <SkeletonRows rows={6} label={t('common:loading')} />
      </Panel>
    );
  }
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  const { balanced, inTransit, accounts } = data;
  return (
    <>
      <div className={classes.cards}>
        <DataCard
          label={t('standing.books')}
          value={t(balanced ? 'standing.balanced' : 'standing.unbalanced')}
          detail={t(balanced ? 'standing.balancedWhy' : 'standing.unbalancedWhy')}
          tone={balanced ? 'success' : 'danger'}
          icon={<IconScale {...icon} />}
        />
        <DataCard
          label={t('standing.inTransit')}
          value={<Money amount={inTransit} currency={accountCurrency} />}
          detail={t('standing.inTransitWhy')}
          icon={<IconTransfer {...icon} />}
        />
      </div>
      <Panel title={t('books.title')} description={t('books.description')} flush>
        <BooksTable accounts={accounts} />
      </Panel>
    </>
  );
}
