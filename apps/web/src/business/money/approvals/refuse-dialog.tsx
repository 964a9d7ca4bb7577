import type { Payment } from '@kazi/contract/money';
import { refusalMaxLength } from '@kazi/contract/money/words';
import { toast } from '@kazi/ui/toast';
import { Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { refreshMoney } from '../parts/queries.ts';
import { keepPayment } from '../payments/keep-payment.ts';
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
  const refuse = useMutation(
    api.money.payments.refuse.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: (decided) => {
        keepPayment(decided);
        toast({ message: t('approvals.refused', { name }) });
        onClose();
      },
      onSettled: refreshMoney,
    }),
  );
  return (
    <FormDialog
      title={t('approvals.refuseTitle', { name })}
      submitLabel={t('approvals.refuse')}
      busy={refuse.isPending}
      onSubmit={form.onSubmit(({ reason }) => refuse.mutate({ id: payment.id, reason }))}
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
