import { invoiceStatuses, listInvoices } from '@kazi/simulation/invoice';
import { Button, NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconPlus from '#icons/IconPlus';
import filters from '../../../shell/page/filters.module.css';
import { Page } from '../../../shell/page/page.tsx';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { Listed } from '../../parts/listed.tsx';
import { NumberedPages } from '../../parts/numbered-pages.tsx';
import { links } from '../../routing/links.ts';
import { InvoiceFigures } from './invoice-figures.tsx';
import type { InvoiceSearch } from './invoice-search.ts';
import { InvoiceTable } from './invoice-table.tsx';

/** Every invoice: what is owed, and by whom. Search, order and page live in the address. */
export function InvoicesPage({ search }: { search: InvoiceSearch }) {
  const { q, status, sortColumn = 'id', sort = 'desc', page = 1, perPage = 10 } = search;
  const change = useChangeSearch<InvoiceSearch>();
  /** Another list begins at its first page. */
  const narrow = (changes: InvoiceSearch) => change({ page: undefined, ...changes });
  const query = useQuery({
    ...answerOf(listInvoices, { q, status, sortColumn, sort, page, perPage }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title="Invoices"
      description="What was sold, what is paid, and what is still owed."
      actions={
        <Button component={Link} to={links.addInvoice} leftSection={<IconPlus size={16} stroke={2} />}>
          New invoice
        </Button>
      }
    >
      <InvoiceFigures invoices={query.data?.allData} />
      <InvoiceFilters search={search} onNarrow={narrow} />
      <Listed
        query={query}
        what="invoices"
        isEmpty={({ invoices }) => invoices.length === 0}
        onClear={q || status ? () => narrow({ q: undefined, status: undefined }) : undefined}
      >
        {({ invoices, total }) => (
          <>
            <InvoiceTable
              invoices={invoices}
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
      </Listed>
    </Page>
  );
}

interface InvoiceFiltersProps {
  search: InvoiceSearch;
  onNarrow: (changes: InvoiceSearch) => void;
}

/** Narrows the list by words and by status. */
function InvoiceFilters({ search: { q, status }, onNarrow }: InvoiceFiltersProps) {
  return (
    <search className={filters.filters}>
      <SearchField
        className={filters.search}
        label="Search invoices"
        value={q}
        onSearch={(words) => onNarrow({ q: words })}
      />
      <NativeSelect
        aria-label="Status"
        value={status ?? ''}
        onChange={({ currentTarget }) => onNarrow({ status: oneOf(currentTarget.value, invoiceStatuses) })}
        data={[{ value: '', label: 'Any status' }, ...invoiceStatuses]}
      />
    </search>
  );
}
