import { deleteInvoice, getInvoice, type Invoice, listInvoices } from '@kazi/simulation/invoice';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { useChange } from '../calls/use-answer.ts';

interface DeleteInvoiceProps {
  invoice: Invoice;
  onClose: () => void;
  /** Called once it is gone. */
  onDeleted?: () => void;
}

/** Asks before an invoice is deleted. */
export function DeleteInvoice({ invoice: { id, client }, onClose, onDeleted }: DeleteInvoiceProps) {
  const { t } = useTranslation('demo/invoices');
  const remove = useChange(deleteInvoice, {
    changes: [listInvoices, getInvoice],
    onDone: () => {
      toast({ message: t('delete.done', { id }) });
      onClose();
      onDeleted?.();
    },
  });
  return (
    <Confirm
      title={t('delete.title', { id })}
      confirmLabel={t('delete.confirm')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      {t('delete.effect', { company: client.company })}
    </Confirm>
  );
}
