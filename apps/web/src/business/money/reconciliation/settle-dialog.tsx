import { rules } from 'virtual:rules/money.reconciliation.resolve';
import type { Difference } from '@kazi/contract/money';
import { settlementMaxLength } from '@kazi/contract/money/words';
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';

const settlementForm = defineForm({
  draft: 'settlement',
  rules,
  empty: { note: '' },
  useFields() {
    const { t } = useTranslation('payments');
    return { note: t('settle.note') };
  },
});

interface SettleDialogProps {
  difference: Difference;
  onClose: () => void;
}

/** Says how a difference was settled; the note stays with it. */
export function SettleDialog({ difference: { id, kind }, onClose }: SettleDialogProps) {
  const { t } = useTranslation('payments');
  return (
    <SendDialog
      form={settlementForm}
      about={id}
      title={t('settle.title')}
      submitLabel={t('differences.settle')}
      send={(input) => client.money.reconciliation.resolve({ id, ...input })}
      changes={['difference']}
      says={() => t('settle.done')}
      onClose={onClose}
    >
      {(form) => (
        <Textarea
          {...form.getInputProps('note')}
          description={t(`settle.hint.${kind}`)}
          maxLength={settlementMaxLength}
          autosize
          minRows={3}
          maxRows={10}
          data-autofocus
        />
      )}
    </SendDialog>
  );
}
