import type { Beneficiary } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { removeReceiver } from './send-receiver.ts';
import { refreshReceivers } from './use-receivers.ts';

interface RemoveReceiverDialogProps {
  receiver: Beneficiary;
  onClose: () => void;
}

/** Takes a receiver off the list. */
export function RemoveReceiverDialog({ receiver, onClose }: RemoveReceiverDialogProps) {
  const { t } = useTranslation('payments');
  const { name } = receiver;
  const remove = useMutation({
    mutationFn: () => removeReceiver(receiver),
    onSuccess: async () => {
      await refreshReceivers();
      toast({ message: t('receivers.removed', { name }) });
    },
    onSettled: onClose,
  });
  return (
    <Confirm
      danger
      title={t('receivers.removeTitle', { name })}
      confirmLabel={t('receivers.remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {t('receivers.removeMessage')}
    </Confirm>
  );
}
