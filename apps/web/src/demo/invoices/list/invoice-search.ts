import {
  type InvoiceColumn,
  type InvoiceStatus,
  invoiceColumns,
  invoiceStatuses,
} from '@kazi/simulation/invoice';
import { count, oneOf, someOf, text } from '../../../shell/search-params.ts';

/** Columns that may be hidden. */
export const hideable = ['issuedDate', 'dueDate', 'total', 'balance'] as const;
export type Hideable = (typeof hideable)[number];

/** What narrows and orders the list of invoices, and which columns are hidden; it lives in the address. */
export interface InvoiceSearch {
  q?: string | undefined;
  status?: InvoiceStatus | undefined;
  sortColumn?: InvoiceColumn | undefined;
  sort?: 'asc' | 'desc' | undefined;
  page?: number | undefined;
  perPage?: number | undefined;
  hide?: Hideable[] | undefined;
}

/** Reads it from the address. */
export const readInvoiceSearch = (search: Record<string, unknown>): InvoiceSearch => ({
  q: text(search.q),
  status: oneOf(search.status, invoiceStatuses),
  sortColumn: oneOf(search.sortColumn, invoiceColumns),
  sort: oneOf(search.sort, ['asc', 'desc']),
  page: count(search.page),
  perPage: count(search.perPage),
  hide: someOf(search.hide, hideable),
});
