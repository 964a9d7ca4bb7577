import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shell/page/page.tsx';
import { links } from '../../routing/links.ts';
import { FoundInvoice } from '../found-invoice.tsx';
import { newInvoice, typedFrom } from './draft.ts';
import { InvoiceEditor } from './invoice-editor.tsx';

/** Writes a new invoice. */
export function AddPage() {
  const { t } = useTranslation('demo/invoices');
  return (
    <Page
      title={t('form.addTitle')}
      description={t('form.addDescription')}
      above={<Link to={links.invoices}>{t('list.title')}</Link>}
    >
      <InvoiceEditor initial={newInvoice(t('form.thanks'))} />
    </Page>
  );
}

/** Changes an invoice. */
export function EditPage({ id }: { id: string | undefined }) {
  const { t } = useTranslation('demo/invoices');
  return (
    <FoundInvoice id={id} title={t('form.edit')}>
      {({ invoice, paper }) => (
        <Page
          title={t('form.editNamed', { id: invoice.id })}
          above={<Link to={links.invoice(invoice.id)}>{t('paper.titled', { id: invoice.id })}</Link>}
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
