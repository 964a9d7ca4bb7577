import { invoiceStatuses } from '@kazi/simulation/invoice';
import { NativeSelect } from '@mantine/core';
import filters from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import type { InvoiceSearch } from './invoice-search.ts';

interface InvoiceFiltersProps {
  search: InvoiceSearch;
  onNarrow: (changes: InvoiceSearch) => void;
}

/** Narrows the list by words and by status. */
export function InvoiceFilters({ search: { q, status }, onNarrow }: InvoiceFiltersProps) {
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
