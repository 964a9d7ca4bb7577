import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shell/page/page.tsx';
import { links } from '../../routing/links.ts';
import { newInvoice } from './draft.ts';
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
