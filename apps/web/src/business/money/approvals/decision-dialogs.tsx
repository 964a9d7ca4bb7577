import { rules } from 'virtual:rules/money.payments.refuse';
import type { Payment } from '@kazi/contract/money';
import { refusalMaxLength } from '@kazi/contract/money/words';
import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { moneyMoved, showPayment } from '../parts/queries.ts';
import { AmountLines, Party } from '../payments/payment-parts.tsx';
import classes from './approvals.module.css';

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

const refusalForm = defineForm({
  rules,
  empty: { reason: '' },
  useFields() {
    const { t } = useTranslation('payments');
    return { reason: t('approvals.reason') };
  },
});

/** Gives a withdrawal's money back to the wallet, and says why. */
export function RefuseDialog({ payment, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('payments');
  const { name } = payment.user;
  return (
    <SendDialog
      form={refusalForm}
      title={t('approvals.refuseTitle', { name })}
      submitLabel={t('approvals.refuse')}
      send={async (input) => showPayment(await client.money.payments.refuse({ id: payment.id, ...input }))}
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
function WithdrawalSummary({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { amount, fee, total, currency } = payment;
  return (
    <div className={classes.decided}>
      <Party payment={payment} />
      <AmountLines
        currency={currency}
        lines={[
          { label: t('lines.arrives'), amount },
          { label: t('lines.fee'), amount: fee },
          { label: t('lines.total'), amount: total, total: true },
        ]}
      />
    </div>
  );
}
