import type { Payment } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { refreshMoney } from '../parts/queries.ts';
import { keepPayment } from './keep-payment.ts';

interface TakeBackDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Cancels a withdrawal that is not approved yet. */
export function TakeBackDialog({ payment: { id }, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('payments');
  const cancel = useMutation(
    api.money.payments.cancel.mutationOptions({
      onSuccess: (cancelled) => {
        keepPayment(cancelled);
        toast({ message: t('takeBack.done') });
      },
      onSettled: async () => {
        await refreshMoney();
        onClose();
      },
    }),
  );
  return (
    <Confirm
      danger
      title={t('takeBack.title')}
      confirmLabel={t('actions.takeBack')}
      cancelLabel={t('takeBack.keep')}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ id })}
      onClose={onClose}
    >
      {t('takeBack.message')}
    </Confirm>
  );
}
