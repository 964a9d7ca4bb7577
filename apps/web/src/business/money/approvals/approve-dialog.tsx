import type { Payment } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { moneyMoved, showPayment } from '../parts/queries.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

interface DecisionDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Lets a withdrawal go, after saying once more what leaves and to whom. */
export function ApproveDialog({ payment, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('payments');
  const { name } = payment.user;
  const approve = useWrite(client.money.payments.approve, {
    changes: moneyMoved,
    leave: showPayment,
    says: () => t('approvals.approved', { name }),
    settled: onClose,
  });
  return (
    <Confirm
      title={t('approvals.approveTitle', { name })}
      confirmLabel={t('approvals.approve')}
      busy={approve.busy}
      onConfirm={() => void approve.run({ id: payment.id })}
      onClose={onClose}
    >
      <WithdrawalSummary payment={payment} />
    </Confirm>
  );
}
