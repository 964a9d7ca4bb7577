import { deleteInvoice, getInvoice, listInvoices, restoreInvoice } from '@kazi/simulation/invoice';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../parts/use-removal.ts';

const removal = { remove: deleteInvoice, restore: restoreInvoice, changes: [listInvoices, getInvoice] };

/** Deletes invoices by their ids, and offers to bring them back. */
export function useDeleteInvoices(): (ids: readonly number[]) => Promise<void> {
  const { t } = useTranslation('demo/invoices');
  const remove = useRemoval(removal);
  return (ids) =>
    remove(
      ids.map((id) => ({ id })),
      ids.length === 1 ? t('delete.done', { id: ids[0] }) : t('delete.manyDone', { count: ids.length }),
    );
}
