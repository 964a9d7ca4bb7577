import { Link } from '@tanstack/react-router';
import { Page } from '../../../shell/page/page.tsx';
import { links } from '../../routing/links.ts';
import { FoundInvoice } from '../found-invoice.tsx';
import { InvoicePaper } from './invoice-paper.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { PreviewActions } from './preview-actions.tsx';
import classes from './preview-page.module.css';

/** An invoice as it is printed, and what can be done with it. */
export function PreviewPage({ id }: { id: string | undefined }) {
  return (
    <FoundInvoice id={id} title="Invoice">
      {(whole) => (
        <Page
          title={`Invoice ${whole.invoice.id}`}
          above={<Link to={links.invoices}>Invoices</Link>}
          actions={<PreviewActions whole={whole} />}
        >
          <div className={classes.preview}>
            <InvoicePaper whole={whole} />
            <PaymentsPanel whole={whole} />
          </div>
        </Page>
      )}
    </FoundInvoice>
  );
}
