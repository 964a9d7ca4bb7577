import { createFileRoute } from '@tanstack/react-router';
import { readInvoiceSearch } from '../../../../invoices/list/invoice-search.ts';
import { InvoicesPage } from '../../../../invoices/list/invoices-page.tsx';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/invoice/list')({
  validateSearch: readInvoiceSearch,
  component: () => <InvoicesPage search={useSearchOf(readInvoiceSearch)} />,
});
