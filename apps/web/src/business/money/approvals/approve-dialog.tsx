import type { Payment } from '@kazi/contract/money';
import { toast } from '@kazi/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { refreshMoney } from '../parts/queries.ts';
import { keepPayment } from '../payments/keep-payment.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

interface DecisionDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Lets a withdrawal go, after saying once more what leaves and to whom. */
export function ApproveDialog({ payment, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('payments');
  const { name } = payment.user;
  const approve = useMutation(
    api.money.payments.approve.mutationOptions({
      onSuccess: (decided) => {
        keepPayment(decided);
        toast({ message: t('approvals.approved', { name }) });
      },
      onSettled: async () => {
        await refreshMoney();
        onClose();
      },
    }),
  );
  return (
    <Confirm
      title={t('approvals.approveTitle', { name })}
      confirmLabel={t('approvals.approve')}
      busy={approve.isPending}
      onConfirm={() => approve.mutate({ id: payment.id })}
      onClose={onClose}
    >
      <WithdrawalSummary payment={payment} />
    </Confirm>
  );
}
