import type { Payment } from '@kazi/contract/money';
import { refusalMaxLength } from '@kazi/contract/money/words';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { moneyMoved, showPayment } from '../parts/queries.ts';
import { WithdrawalSummary } from './withdrawal-summary.tsx';

interface RefuseDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Gives a withdrawal's money back to the wallet, and says why. */
export function RefuseDialog({ payment, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('payments');
  const { name } = payment.user;
  const form = useForm({ initialValues: { reason: '' } });
  const refuse = useWrite(client.money.payments.refuse, {
    changes: moneyMoved,
    form,
    leave: showPayment,
    says: () => t('approvals.refused', { name }),
    done: onClose,
  });
  return (
    <FormDialog
      title={t('approvals.refuseTitle', { name })}
      submitLabel={t('approvals.refuse')}
      busy={refuse.busy}
      onSubmit={form.onSubmit(({ reason }) => void refuse.run({ id: payment.id, reason }))}
      onClose={onClose}
    >
      <WithdrawalSummary payment={payment} />
      <Textarea
        {...form.getInputProps('reason')}
        label={t('approvals.reason')}
        description={t('approvals.reasonHint')}
        maxLength={refusalMaxLength}
        autosize
        minRows={2}
        maxRows={8}
        data-autofocus
        required
      />
    </FormDialog>
  );
}
