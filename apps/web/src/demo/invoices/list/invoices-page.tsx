import { ask } from '@kazi/simulation/ask';
import { currency, type Invoice, invoiceStatuses, listInvoices } from '@kazi/simulation/invoice';
import { DataCard } from '@kazi/ui/data-card';
import { useLocale } from '@kazi/ui/locale';
import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconAlertTriangle from '#icons/IconAlertTriangle';
import IconCash from '#icons/IconCash';
import IconFileText from '#icons/IconFileText';
import IconPlus from '#icons/IconPlus';
import IconWallet from '#icons/IconWallet';
import { LinkButton } from '../../../shell/link-button.tsx';
import filters from '../../../shell/page/filters.module.css';
import { Page } from '../../../shell/page/page.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { ListStates } from '../../parts/list-states.tsx';
import { NumberedPages } from '../../parts/numbered-pages.tsx';
import { ColumnMenu, ExportMenu, Figures } from '../../parts/records.tsx';
import { useSelection } from '../../parts/use-selection.ts';
import { links } from '../../routing/links.ts';
import { fromCents } from '../invoice.ts';
import type { Hideable, InvoiceSearch } from './invoice-search.ts';
import { InvoicesSelection, InvoiceTable, useInvoiceSheet } from './invoice-table.tsx';
import classes from './invoices-page.module.css';

/** More than there are: all on one page. */
const all = 10_000;

/** Every invoice: what is owed, and by whom. Search, order and page live in the address. */
export function InvoicesPage({ search }: { search: InvoiceSearch }) {
  const { t } = useTranslation('demo/invoices');
  const { q, status, sortColumn = 'id', sort = 'desc', page = 1, perPage = 10 } = search;
  const change = useChangeSearch<InvoiceSearch>();
  /** Another list begins at its first page. */
  const narrow = (changes: InvoiceSearch) => change({ page: undefined, ...changes });
  const query = useQuery({
    ...answerOf(listInvoices, { q, status, sortColumn, sort, page, perPage }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection((query.data?.invoices ?? []).map(({ id }) => id));
  return (
    <Page
      title={t('list.title')}
      description={t('list.description')}
      actions={
        <>
          <ExportFound search={search} />
          <LinkButton to={links.addInvoice} leftSection={<IconPlus size={16} stroke={2} />}>
            {t('list.add')}
          </LinkButton>
        </>
      }
    >
      <InvoiceFigures invoices={query.data?.allData} />
      <InvoiceFilters search={search} onNarrow={narrow} onHide={(hide) => change({ hide })} />
      <ListStates
        query={query}
        what="invoices"
        isEmpty={({ total }) => total === 0}
        onClear={q || status ? () => narrow({ q: undefined, status: undefined }) : undefined}
      >
        {({ invoices, total }) => (
          <>
            <InvoicesSelection invoices={invoices} selection={selection} />
            <InvoiceTable
              invoices={invoices}
              selection={selection}
              hidden={search.hide ?? []}
              sorting={{
                column: sortColumn,
                direction: sort,
                onSort: (column, direction) => narrow({ sortColumn: column, sort: direction }),
              }}
            />
            <NumberedPages
              what="invoices"
              page={page}
              perPage={perPage}
              total={total}
              onPage={(next) => change({ page: next }, { replace: false })}
              onPerPage={(rows) => narrow({ perPage: rows })}
            />
          </>
        )}
      </ListStates>
    </Page>
  );
}

/** Saves all invoices that the search finds, on whichever page they are. */
function ExportFound({ search: { q, status, sortColumn = 'id', sort = 'desc' } }: { search: InvoiceSearch }) {
  const sheet = useInvoiceSheet();
  async function found() {
    const { invoices } = await ask(listInvoices, { q, status, sortColumn, sort, perPage: all });
    return sheet(invoices);
  }
  return <ExportMenu name="invoices" sheet={found} />;
}

interface InvoiceFiltersProps {
  search: InvoiceSearch;
  onNarrow: (changes: InvoiceSearch) => void;
  onHide: (hidden: Hideable[] | undefined) => void;
}

/** Narrows the list by words and by status, and chooses its columns. */
function InvoiceFilters({ search: { q, status, hide = [] }, onNarrow, onHide }: InvoiceFiltersProps) {
  const { t } = useTranslation('demo/invoices');
  return (
    <search className={filters.filters}>
      <SearchField
        className={filters.search}
        label={t('list.search')}
        value={q}
        onSearch={(words) => onNarrow({ q: words })}
      />
      <ChoiceFilter
        label={t('list.status')}
        none={t('list.anyStatus')}
        words={invoiceStatuses}
        nameOf={(word) => t(`statuses.${word}`)}
        value={status}
        onChoose={(word) => onNarrow({ status: word })}
      />
      <ColumnMenu
        columns={[
          { name: 'issuedDate', label: t('columns.issued') },
          { name: 'dueDate', label: t('columns.due') },
          { name: 'total', label: t('columns.total') },
          { name: 'balance', label: t('columns.balance') },
        ]}
        hidden={hide}
        onHide={onHide}
      />
    </search>
  );
}

type DetailName = 'outstandingDetail' | 'lateDetail' | 'receivedDetail' | 'draftsDetail';

const owedOf = (invoices: readonly Invoice[]) =>
  invoices.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);

/** What all invoices come to, whatever the list below is narrowed to. */
function InvoiceFigures({ invoices }: { invoices: readonly Invoice[] | undefined }) {
  const { t } = useTranslation('demo/invoices');
  const locale = useLocale();
  // Whole units are enough to go by here, and have room on a phone.
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
  const amount = (of: (all: readonly Invoice[]) => number) =>
    invoices ? (
      <bdi className={classes.amount}>{money.format(fromCents(of(invoices)))}</bdi>
    ) : (
      <Skeleton height={24} my={4} />
    );
  const detail = (name: DetailName, of: (invoice: Invoice) => boolean) =>
    invoices ? t(`figures.${name}`, { count: invoices.filter(of).length }) : '…';
  const isLate = ({ invoiceStatus }: Invoice) => invoiceStatus === 'Past Due';
  const isDraft = ({ invoiceStatus }: Invoice) => invoiceStatus === 'Draft';
  const isOwed = ({ balance }: Invoice) => balance > 0;
  // The same as the search for “paid” finds: not those that were paid more than that.
  const isPaid = ({ balance }: Invoice) => balance === 0;
  return (
    <Figures>
      <DataCard
        label={t('figures.outstanding')}
        value={amount((all) => owedOf(all.filter((invoice) => !isDraft(invoice))))}
        detail={detail('outstandingDetail', (invoice) => isOwed(invoice) && !isDraft(invoice))}
        icon={<IconWallet size={18} stroke={1.6} />}
        tone="info"
      />
      <DataCard
        label={t('figures.late')}
        value={amount((all) => owedOf(all.filter(isLate)))}
        detail={detail('lateDetail', isLate)}
        icon={<IconAlertTriangle size={18} stroke={1.6} />}
        tone="danger"
      />
      <DataCard
        label={t('figures.received')}
        value={amount((all) => all.reduce((sum, { total, balance }) => sum + total - balance, 0))}
        detail={detail('receivedDetail', isPaid)}
        icon={<IconCash size={18} stroke={1.6} />}
        tone="success"
      />
      <DataCard
        label={t('figures.drafts')}
        value={amount((all) => owedOf(all.filter(isDraft)))}
        detail={detail('draftsDetail', isDraft)}
        icon={<IconFileText size={18} stroke={1.6} />}
      />
    </Figures>
  );
}
