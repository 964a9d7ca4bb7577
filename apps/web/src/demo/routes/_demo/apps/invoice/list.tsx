import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { readInvoiceSearch } from '../../../../invoices/list/invoice-search.ts';
import { InvoicesPage } from '../../../../invoices/list/invoices-page.tsx';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/invoice/list')({
  validateSearch: readInvoiceSearch,
  loader: () => loadTexts('demo/invoices'),
  component: () => <InvoicesPage search={useSearchOf(readInvoiceSearch)} />,
});
