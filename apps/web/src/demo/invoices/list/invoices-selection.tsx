import { deleteInvoice, type Invoice } from '@kazi/simulation/invoice';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconTrash from '#icons/IconTrash';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { useChange } from '../../calls/use-answer.ts';
import { ExportMenu } from '../../parts/export-menu.tsx';
import { SelectionBar } from '../../parts/selection.tsx';
import type { Selection } from '../../parts/use-selection.ts';
import { invoiceCalls } from '../use-invoice.ts';
import { useInvoiceSheet } from './use-invoice-sheet.ts';

/** What can be done with all the invoices chosen. */
export function InvoicesSelection({
  invoices,
  selection,
}: {
  invoices: readonly Invoice[];
  selection: Selection;
}) {
  const { t } = useTranslation('demo/invoices');
  const sheet = useInvoiceSheet();
  const [isAsking, setAsking] = useState(false);
  const remove = useChange(deleteInvoice, { changes: invoiceCalls });
  const count = selection.ids.length;

  async function removeAll(): Promise<void> {
    await Promise.all(selection.ids.map((id) => remove.mutateAsync({ id })));
    toast({ message: t('delete.manyDone', { count }) });
    setAsking(false);
    selection.clear();
  }

  return (
    <>
      <SelectionBar selection={selection}>
        <ExportMenu
          name="invoices"
          isSmall
          sheet={() => sheet(invoices.filter(({ id }) => selection.has(id)))}
        />
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconTrash size={14} stroke={1.8} />}
          onClick={() => setAsking(true)}
        >
          {t('actions.delete')}
        </Button>
      </SelectionBar>
      {isAsking && (
        <Confirm
          title={t('delete.many', { count })}
          confirmLabel={t('actions.delete')}
          danger
          busy={remove.isPending}
          onConfirm={removeAll}
          onClose={() => setAsking(false)}
        >
          {t('delete.manyEffect')}
        </Confirm>
      )}
    </>
  );
}
