import { listInvoices } from '@kazi/simulation/invoice';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconPlus from '#icons/IconPlus';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { Listed } from '../../parts/listed.tsx';
import { NumberedPages } from '../../parts/numbered-pages.tsx';
import { links } from '../../routing/links.ts';
import { InvoiceFigures } from './invoice-figures.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
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
