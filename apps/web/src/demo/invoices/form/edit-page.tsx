import { Link } from '@tanstack/react-router';
import { Page } from '../../../shell/page/page.tsx';
import { links } from '../../routing/links.ts';
import { FoundInvoice } from '../found-invoice.tsx';
import { typedFrom } from './draft.ts';
import { InvoiceEditor } from './invoice-editor.tsx';

/** Changes an invoice. */
export function EditPage({ id }: { id: string | undefined }) {
  return (
    <FoundInvoice id={id} title="Edit invoice">
      {({ invoice, paper }) => (
        <Page
          title={`Edit invoice ${invoice.id}`}
          above={<Link to={links.invoice(invoice.id)}>Invoice {invoice.id}</Link>}
        >
          <InvoiceEditor
            key={invoice.id}
            id={invoice.id}
            received={invoice.total - invoice.balance}
            initial={typedFrom(invoice, paper)}
          />
        </Page>
      )}
    </FoundInvoice>
  );
}
