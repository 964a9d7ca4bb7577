import type { Difference } from '@kazi/contract/money';
import { settlementMaxLength } from '@kazi/contract/money/words';
import { toast } from '@kazi/ui/toast';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';

interface SettleDialogProps {
  difference: Difference;
  onClose: () => void;
}

/** Says how a difference was settled; the note stays with it. */
export function SettleDialog({ difference: { id, kind }, onClose }: SettleDialogProps) {
  const { t } = useTranslation('payments');
  const form = useForm({ initialValues: { note: '' } });
  const settle = useMutation(
    api.money.reconciliation.resolve.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: () => {
        toast({ message: t('settle.done') });
        onClose();
      },
      onSettled: () =>
        queryClient.invalidateQueries({ queryKey: api.money.reconciliation.differences.key() }),
    }),
  );
  return (
    <FormDialog
      title={t('settle.title')}
      submitLabel={t('differences.settle')}
      busy={settle.isPending}
      onSubmit={form.onSubmit(({ note }) => settle.mutate({ id, note }))}
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
