import type { Beneficiary } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { ReceiverFields } from './receiver-fields.tsx';
import { numbersOf } from './receiver-numbers.ts';
import classes from './receivers.module.css';
import { changeReceiver, type ReceiverValues } from './send-receiver.ts';
import { refreshReceivers } from './use-receivers.ts';

interface EditReceiverDialogProps {
  receiver: Beneficiary;
  onSaved: (receiver: Beneficiary) => void;
  onClose: () => void;
}

/** Changes a receiver. Its numbers are not shown in full: what is typed takes their place. */
export function EditReceiverDialog({ receiver, onSaved, onClose }: EditReceiverDialogProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { type, name } = receiver;
  const { bank, account, phone } = numbersOf(receiver);
  const form = useForm<ReceiverValues>({
    initialValues: { type, name, bank: bank?.code ?? null, account: '', phone: '' },
  });
  const change = useMutation({
    mutationFn: (values: ReceiverValues) => changeReceiver(receiver, values),
    meta: { quiet: true },
    onError: (error) => placeErrors(form, error),
    onSuccess: async (saved) => {
      await refreshReceivers();
      toast({ message: t('receivers.saved', { name: saved.name }) });
      onSaved(saved);
    },
  });
  return (
    <FormDialog
      title={t('receivers.editTitle', { name })}
      submitLabel={t('common:save')}
      busy={change.isPending}
      onSubmit={form.onSubmit((values) => change.mutate(values))}
      onClose={onClose}
    >
      <ReceiverFields form={form} kept={{ account, phone }} />
      <p className={classes.note}>
        {t(type === 'MOBILE_WALLET' ? 'receivers.editWallet' : 'receivers.editNote')}
      </p>
    </FormDialog>
  );
}
