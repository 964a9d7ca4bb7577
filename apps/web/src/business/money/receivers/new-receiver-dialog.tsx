import type { Beneficiary } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { ReceiverFields } from './receiver-fields.tsx';
import { ReceiverKindFields } from './receiver-kind-fields.tsx';
import { isKnownByAccount } from './receiver-types.ts';
import { addReceiver, type ReceiverValues } from './send-receiver.ts';
import { refreshReceivers } from './use-receivers.ts';

interface NewReceiverDialogProps {
  onAdded: (receiver: Beneficiary) => void;
  onClose: () => void;
}

/** Says where money may go. */
export function NewReceiverDialog({ onAdded, onClose }: NewReceiverDialogProps) {
  const { t } = useTranslation('payments');
  const form = useForm<ReceiverValues>({
    initialValues: { type: 'MOBILE_WALLET', name: '', bank: null, account: '', phone: '' },
    validate: {
      bank: (bank, { type }) => (isKnownByAccount(type) && !bank ? t('receivers.fields.chooseBank') : null),
    },
  });
  const add = useMutation({
    mutationFn: addReceiver,
    meta: { quiet: true },
    onError: (error) => placeErrors(form, error),
    onSuccess: async (receiver) => {
      await refreshReceivers();
      toast({ message: t('receivers.added', { name: receiver.name }) });
      onAdded(receiver);
    },
  });
  return (
    <FormDialog
      title={t('receivers.newTitle')}
      submitLabel={t('receivers.add')}
      busy={add.isPending}
      onSubmit={form.onSubmit((values) => add.mutate(values))}
      onClose={onClose}
    >
      <ReceiverKindFields form={form} />
      <ReceiverFields form={form} />
    </FormDialog>
  );
}
