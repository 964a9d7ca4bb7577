import { minus } from '@kazi/contract/cents';
import { kenyanToday } from '@kazi/contract/days';
import type { Obligation } from '@kazi/contract/payroll';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { useWrite } from '../../../shell/record/use-write.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { useOnce } from '../../money/index.ts';

interface RemitDialogProps {
  obligation: Obligation;
  onClose: () => void;
}

interface Values {
  amount: TypedAmount;
  paidOn: string;
  number: string;
  receipt: string;
}

/** Writes down that an authority was paid elsewhere; the books follow. */
export function RemitDialog({ obligation, onClose }: RemitDialogProps) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const { id, month, name, authority, amount, remitted } = obligation;
  const whom = name ?? t(`authority.${authority}`);
  const left = minus(amount, remitted);
  const amountProblem = useAmountCheck(obligation.currency);
  const form = useForm<Values>({
    initialValues: { amount: left, paidOn: kenyanToday(), number: '', receipt: '' },
    validate: {
      amount: (value) => amountProblem(value, { max: left }),
      number: (typed) => (typed.trim() ? null : t('returns.numberMissing')),
    },
  });
  const write = useWrite(useOnce(client.payroll.returns.remit), {
    changes: ['obligation'],
    form,
    says: () => t('returns.written', { whom }),
    done: onClose,
  });
  return (
    <FormDialog
      title={t('returns.writeDownOf', { whom, month: monthName(month) })}
      submitLabel={t('returns.writeDown')}
      busy={write.busy}
      onSubmit={form.onSubmit(({ receipt, ...values }) => {
        const paid = centsIn(values.amount);
        if (paid !== null)
          void write.run({ id, ...values, amount: paid, ...(receipt.trim() && { receipt }) });
      })}
      onClose={onClose}
    >
      <div className={formClasses.pair}>
        <AmountField name="remittance" {...form.getInputProps('amount')} label={t('inputs.amount')} />
        <DayField {...form.getInputProps('paidOn')} label={t('returns.paidOn')} required />
      </div>
      <TextInput
        {...form.getInputProps('number')}
        label={t('returns.number')}
        description={t('returns.numberHint')}
        dir="ltr"
        data-autofocus
        required
      />
      <TextInput {...form.getInputProps('receipt')} label={t('returns.receipt')} dir="ltr" />
    </FormDialog>
  );
}
