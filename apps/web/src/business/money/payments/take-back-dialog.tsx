import type { Payment } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { moneyMoved, showPayment } from '../parts/queries.ts';

interface TakeBackDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Cancels a withdrawal that is not approved yet. */
export function TakeBackDialog({ payment: { id }, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('payments');
  const cancel = useWrite(client.money.payments.cancel, {
    changes: moneyMoved,
    leave: showPayment,
    says: () => t('takeBack.done'),
    settled: onClose,
  });
  return (
    <Confirm
      danger
      title={t('takeBack.title')}
      confirmLabel={t('actions.takeBack')}
      cancelLabel={t('takeBack.keep')}
      busy={cancel.busy}
      onConfirm={() => void cancel.run({ id })}
      onClose={onClose}
    >
      {t('takeBack.message')}
    </Confirm>
  );
}
