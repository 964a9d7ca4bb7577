import { Link } from '@tanstack/react-router';
import { Page } from '../../../shell/page/page.tsx';
import { links } from '../../routing/links.ts';
import { newInvoice } from './draft.ts';
import { InvoiceEditor } from './invoice-editor.tsx';

/** Writes a new invoice. */
export function AddPage() {
  return (
    <Page
      title="New invoice"
      description="It is a draft until it is sent."
      above={<Link to={links.invoices}>Invoices</Link>}
    >
      <InvoiceEditor initial={newInvoice()} />
    </Page>
  );
}
