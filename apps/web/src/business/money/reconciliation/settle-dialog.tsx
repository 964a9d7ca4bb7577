import type { Difference } from '@kazi/contract/money';
import { settlementMaxLength } from '@kazi/contract/money/words';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';

interface SettleDialogProps {
  difference: Difference;
  onClose: () => void;
}

/** Says how a difference was settled; the note stays with it. */
export function SettleDialog({ difference: { id, kind }, onClose }: SettleDialogProps) {
  const { t } = useTranslation('payments');
  const form = useForm({ initialValues: { note: '' } });
  const settle = useWrite(client.money.reconciliation.resolve, {
    changes: ['difference'],
    form,
    says: () => t('settle.done'),
    done: onClose,
  });
  return (
    <FormDialog
      title={t('settle.title')}
      submitLabel={t('differences.settle')}
      busy={settle.busy}
      onSubmit={form.onSubmit(({ note }) => void settle.run({ id, note }))}
      onClose={onClose}
    >
      <Textarea
        {...form.getInputProps('note')}
        label={t('settle.note')}
        description={t(`settle.hint.${kind}`)}
        maxLength={settlementMaxLength}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
        required
      />
    </FormDialog>
  );
}
