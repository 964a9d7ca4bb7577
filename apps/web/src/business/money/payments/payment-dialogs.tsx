import { rules } from 'virtual:rules/money.payments.refuse';
import type { Payment } from '@kazi/contract/money';
import { refusalMaxLength } from '@kazi/contract/money/words';
import { Stack } from '@kazi/ui/layout';
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { moneyMoved, paymentKey } from '../parts/queries.ts';
import classes from './payment-parts.module.css';
import { Bill, Party } from './payment-parts.tsx';

interface PaymentDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Lets a withdrawal go, after saying once more what leaves and to whom. */
export function ApproveDialog({ payment, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('payments');
  const { name } = payment.user;
  const approve = useWrite(client.money.payments.approve, {
    changes: moneyMoved,
    answers: paymentKey,
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

const refusalForm = defineForm({
  draft: 'refusal',
  rules,
  empty: { reason: '' },
  useFields() {
    const { t } = useTranslation('payments');
    return { reason: t('approvals.reason') };
  },
});

/** Gives a withdrawal's money back to the wallet, and says why. */
export function RefuseDialog({ payment, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('payments');
  const { name } = payment.user;
  return (
    <SendDialog
      form={refusalForm}
      about={payment.id}
      title={t('approvals.refuseTitle', { name })}
      submitLabel={t('approvals.refuse')}
      send={(input) => client.money.payments.refuse({ id: payment.id, ...input })}
      answers={paymentKey}
      changes={moneyMoved}
      says={() => t('approvals.refused', { name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <WithdrawalSummary payment={payment} />
          <Textarea
            {...form.getInputProps('reason')}
            description={t('approvals.reasonHint')}
            maxLength={refusalMaxLength}
            autosize
            minRows={2}
            maxRows={8}
            data-autofocus
          />
        </>
      )}
    </SendDialog>
  );
}

/** Beneficiary, amount and fee once more, before somebody decides. */
const WithdrawalSummary = ({ payment }: { payment: Payment }) => (
  <Stack gap={16} tone="text" className={classes.box}>
    <Party payment={payment} />
    <Bill bill={payment} />
  </Stack>
);

/** Cancels a withdrawal that is not approved yet. */
export function TakeBackDialog({ payment: { id }, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('payments');
  const cancel = useWrite(client.money.payments.cancel, {
    changes: moneyMoved,
    answers: paymentKey,
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
