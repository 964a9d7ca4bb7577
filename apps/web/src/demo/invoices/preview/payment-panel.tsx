import { cents } from '@kazi/contract/cents';
import {
  addPayment,
  currency,
  type Invoice,
  type PaymentMethod,
  paymentMethods,
} from '@kazi/simulation/invoice';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { toast } from '@kazi/ui/toast';
import { NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../shell/amount/amount-field.tsx';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { DayField } from '../../../shell/day-field/day-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useChange } from '../../calls/use-answer.ts';
import { SidePanel } from '../../parts/side-panel.tsx';
import { given, useValidators } from '../../parts/validators.ts';
import { dayFromToday } from '../invoice.ts';
import { invoiceCalls } from '../use-invoice.ts';

interface PaymentPanelProps {
  invoice: Invoice;
  onClose: () => void;
}

interface PaymentForm {
  amount: TypedAmount;
  date: string;
  method: PaymentMethod;
}

/** Notes a payment that was received; it is taken off the balance. */
export function PaymentPanel({ invoice: { id, balance, issuedDate }, onClose }: PaymentPanelProps) {
  const { t } = useTranslation('demo/invoices');
  const locale = useLocale();
  const { day } = useValidators();
  const check = useAmountCheck(currency);
  const form = useForm<PaymentForm>({
    initialValues: { amount: balance > 0 ? cents(balance) : null, date: dayFromToday(), method: 'M-Pesa' },
    validate: {
      amount: (amount) => check(amount),
      date: (date) =>
        given(t('payment.dateMissing'))(date) ??
        day(date) ??
        (date < issuedDate ? t('payment.dateEarly') : null),
    },
  });
  const add = useChange(addPayment, {
    changes: invoiceCalls,
    onDone: (_answer, { payment }) => {
      toast({ message: t('payment.done', { id, amount: formatMoney(payment.amount, currency, locale) }) });
      onClose();
    },
  });
  return (
    <SidePanel
      title={t('payment.title')}
      submitLabel={t('payment.submit')}
      isDirty={form.isDirty()}
      busy={add.isPending}
      onSubmit={form.onSubmit(({ amount, ...how }) =>
        add.mutate({ id, payment: { amount: centsIn(amount) ?? 0, ...how } }),
      )}
      onClose={onClose}
    >
      <p>
        {t(balance < 0 ? 'payment.credit' : 'payment.toPay', {
          amount: formatMoney(Math.abs(balance), currency, locale),
        })}
      </p>
      <AmountField
        name="invoice-payment"
        label={t('payment.amount')}
        data-autofocus
        currency={currency}
        required={false}
        {...form.getInputProps('amount')}
      />
      <DayField label={t('payment.date')} {...form.getInputProps('date')} />
      <NativeSelect
        label={t('payment.method')}
        data={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        value={form.values.method}
        onChange={({ currentTarget }) =>
          form.setFieldValue('method', oneOf(currentTarget.value, paymentMethods) ?? 'M-Pesa')
        }
      />
    </SidePanel>
  );
}
