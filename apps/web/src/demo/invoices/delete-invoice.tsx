import { deleteInvoice, getInvoice, type Invoice, listInvoices } from '@kazi/simulation/invoice';
import { useTranslation } from 'react-i18next';
import { ConfirmCall } from '../parts/confirm-call.tsx';

interface DeleteInvoiceProps {
  invoice: Invoice;
  onClose: () => void;
  /** Called once it is gone. */
  onDeleted?: () => void;
}

/** Asks before an invoice is deleted. */
export function DeleteInvoice({ invoice: { id, client }, onClose, onDeleted }: DeleteInvoiceProps) {
  const { t } = useTranslation('demo/invoices');
  return (
    <ConfirmCall
      call={deleteInvoice}
      input={{ id }}
      changes={[listInvoices, getInvoice]}
      title={t('delete.title', { id })}
      confirmLabel={t('delete.confirm')}
      done={t('delete.done', { id })}
      onDone={onDeleted}
      onClose={onClose}
    >
      {t('delete.effect', { company: client.company })}
    </ConfirmCall>
  );
}
