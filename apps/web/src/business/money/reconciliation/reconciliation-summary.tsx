import { bookAccountKinds } from '@kazi/contract/money/words';
import { DataCard } from '@kazi/ui/data-card';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconScale from '#icons/IconScale';
import IconTransfer from '#icons/IconTransfer';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { accountCurrency } from '../parts/queries.ts';
import classes from './reconciliation.module.css';

const icon = { size: 20, stroke: 1.7 };

/** What the books say now. */
export function ReconciliationSummary() {
  const { t } = useTranslation(['payments', 'common']);
  const { data, error, isPending, refetch } = useQuery(api.money.reconciliation.standing.queryOptions());
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

interface BookAccount {
  name: string;
  railTitle: string | null;
  currency: string;
  balance: number;
}

interface BooksTableProps {
  accounts: readonly BookAccount[];
}

/** What each of the workspace's accounts has, as a trial balance; those of people are taken together. */
function BooksTable({ accounts }: BooksTableProps) {
  const { t } = useTranslation('payments');
  const nameOf = useAccountName();
  const moved = accounts.filter(({ balance }) => balance !== 0);
  return (
    <RecordTable
      label={t('books.title')}
      columns={[
        t('books.account'),
        <span key="debit" data-end>
          {t('books.debit')}
        </span>,
        <span key="credit" data-end>
          {t('books.credit')}
        </span>,
      ]}
    >
      {moved.map(({ name, railTitle, currency, balance }) => (
        <tr key={`${name} ${currency}`}>
          <th scope="row">{nameOf({ name, railTitle })}</th>
          <td data-end className={classes.amount}>
            {balance < 0 && <Money amount={-balance} currency={currency} />}
          </td>
          <td data-end className={classes.amount}>
            {balance > 0 && <Money amount={balance} currency={currency} />}
          </td>
        </tr>
      ))}
      {sumsOf(accounts).map(({ currency, debit, credit }) => (
        <tr key={currency} className={classes.sum}>
          <th scope="row">{t('books.total')}</th>
          <td data-end className={classes.amount}>
            <Money amount={debit} currency={currency} />
          </td>
          <td data-end className={classes.amount}>
            <Money amount={credit} currency={currency} />
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

/** What all accounts of a currency have on either side. */
const sumsOf = (accounts: readonly BookAccount[]) =>
  [...Map.groupBy(accounts, ({ currency }) => currency)].map(([currency, of]) => ({
    currency,
    debit: of.reduce((sum, { balance }) => sum + Math.max(0, -balance), 0),
    credit: of.reduce((sum, { balance }) => sum + Math.max(0, balance), 0),
  }));

/** Names the workspace's accounts, which the server calls `wallets (primary)`, `clearing (sandbox)` or `fees`. */
function useAccountName(): (account: Pick<BookAccount, 'name' | 'railTitle'>) => string {
  const { t } = useTranslation('payments');
  return ({ name, railTitle }) => {
    const [, group = name, within = ''] = /^([a-z-]+) \((.+)\)$/.exec(name) ?? [];
    const isWallets = group === 'wallets';
    const kind = oneOf(isWallets ? within : group, bookAccountKinds);
    if (!kind) return name;
    return railTitle ? `${t(`books.${kind}`)} (${railTitle})` : t(`books.${kind}`);
  };
}
