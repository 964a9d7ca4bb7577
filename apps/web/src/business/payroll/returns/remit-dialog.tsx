import { rules } from 'virtual:rules/payroll.returns.remit';
import { type Cents, minus, noCents } from '@kazi/contract/cents';
import { kenyanToday } from '@kazi/contract/days';
import type { Obligation } from '@kazi/contract/payroll';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import formClasses from '../../../shell/edit-form/form.module.css';
import { defineForm } from '../../../shell/form/define-form.ts';
import { SendDialog } from '../../../shell/form/record-dialog.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import { useOnce } from '../../money/index.ts';

interface Values {
  amount: TypedAmount;
  paidOn: string;
  number: string;
  receipt: string;
}

const remittanceForm = (left: Cents, currency: string) => {
  const empty: Values = { amount: left, paidOn: kenyanToday(), number: '', receipt: '' };
  return defineForm({
    draft: 'remittance',
    rules,
    empty,
    to: {
      amount: (typed: TypedAmount) => centsIn(typed) ?? noCents,
      receipt: (typed: string) => typed.trim() || undefined,
    },
    useFields() {
      const { t } = useTranslation('payroll');
      const amountProblem = useAmountCheck(currency);
      return {
        amount: { label: t('inputs.amount'), check: (value) => amountProblem(value, { max: left }) },
        paidOn: t('returns.paidOn'),
        number: {
          label: t('returns.number'),
          check: (typed) => (typed.trim() ? null : t('returns.numberMissing')),
        },
        receipt: t('returns.receipt'),
      };
    },
  });
};

/** Writes down that an authority was paid elsewhere; the books follow. */
export function RemitDialog({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  const { id, month, name, authority, amount, remitted, currency } = obligation;
  const whom = name ?? t(`authority.${authority}`);
  const remit = useOnce(client.payroll.returns.remit);
  return (
    <SendDialog
      form={remittanceForm(minus(amount, remitted), currency)}
      about={id}
      title={t('returns.writeDownOf', { whom, month: monthName(month) })}
      submitLabel={t('returns.writeDown')}
      send={(input) => remit({ id, ...input })}
      changes={['obligation']}
      says={() => t('returns.written', { whom })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className={formClasses.pair}>
            <AmountField name="remittance" {...form.getInputProps('amount')} />
            <DayField {...form.getInputProps('paidOn')} required />
          </div>
          <TextInput
            {...form.getInputProps('number')}
            description={t('returns.numberHint')}
            dir="ltr"
            data-autofocus
            required
          />
          <TextInput {...form.getInputProps('receipt')} dir="ltr" />
        </>
      )}
    </SendDialog>
  );
}
