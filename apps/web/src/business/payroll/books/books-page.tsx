import { kenyanToday } from '@kazi/contract/days';
import type { Books } from '@kazi/contract/payroll';
import { monthBookAccounts } from '@kazi/contract/payroll/words';
import { EmptyState } from '@kazi/ui/empty-state';
import { useLocale } from '@kazi/ui/locale';
import { Panel } from '@kazi/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { isWritten } from '../../../shell/days.ts';
import { Loaded } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { useDates } from '../../../shell/use-dates.ts';
import classes from './books.module.css';

const route = getRouteApi('/_app/payroll/books');

/** What a month's payroll debited and credited, by account: for people who keep the books of the firm. */
export function BooksPage() {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const { month = kenyanToday().slice(0, 'YYYY-MM'.length) } = route.useSearch();
  const change = useChangeSearch<{ month: string }>();
  const query = useQuery(api.payroll.books.get.queryOptions({ input: { month } }));
  return (
    <Page
      title={t('books.title', { month: monthName(month) })}
      description={t('books.description')}
      width="narrow"
      above={<Link to="/payroll/returns">{t('returns.title')}</Link>}
      actions={
        <DayField
          kind="month"
          aria-label={t('run.month')}
          value={month}
          onChange={(value) => isWritten(value, 'month') && change({ month: value })}
        />
      }
    >
      <Loaded query={query} rows={8} inPanel>
        {(books) =>
          books.accounts.length === 0 ? (
            <EmptyState title={t('books.empty.title')} message={t('books.empty.message')} />
          ) : (
            <Panel flush>
              <TrialBalance books={books} />
            </Panel>
          )
        }
      </Loaded>
    </Page>
  );
}

/** Each account with both its sides, and their sums, which are equal. */
function TrialBalance({ books: { month, accounts, debit, credit, currency } }: { books: Books }) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const sorted = accounts.toSorted(
    (one, other) => monthBookAccounts.indexOf(one.account) - monthBookAccounts.indexOf(other.account),
  );
  const amounts = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 2 });
  const said = (cents: number) => amounts.format(cents / 100);
  return (
    <>
      <table className={classes.table} aria-label={t('books.title', { month: monthName(month) })}>
        <thead>
          <tr>
            <th scope="col">{t('books.account')}</th>
            <th scope="col">{t('books.debit', { currency })}</th>
            <th scope="col">{t('books.credit', { currency })}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((account) => (
            <tr key={account.account}>
              <th scope="row">{t(`books.accounts.${account.account}`)}</th>
              <td>{account.debit !== 0 && said(account.debit)}</td>
              <td>{account.credit !== 0 && said(account.credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('books.sum')}</th>
            <td>{said(debit)}</td>
            <td>{said(credit)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={classes.verdict} data-differs={debit !== credit || undefined}>
        {t(debit === credit ? 'books.equal' : 'books.differs')}
      </p>
    </>
  );
}
