import { deleteInvoice, getInvoice, type Invoice, listInvoices } from '@kazi/simulation/invoice';
import { toast } from '@kazi/ui/toast';
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
  const remove = useChange(deleteInvoice, {
    changes: [listInvoices, getInvoice],
    onDone: () => {
      toast({ message: `Invoice ${id} was deleted.` });
      onClose();
      onDeleted?.();
    },
  });
  return (
    <Confirm
      title={`Delete invoice ${id}?`}
      confirmLabel="Delete invoice"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
      onClose={onClose}
    >
      It leaves the books of {client.company}. This cannot be undone.
    </Confirm>
  );
}
