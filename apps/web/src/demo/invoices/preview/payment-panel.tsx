import {
  addPayment,
  currency,
  type Invoice,
  type PaymentMethod,
  paymentMethods,
} from '@kazi/simulation/invoice';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { toast } from '@kazi/ui/toast';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { oneOf } from '../../../shell/search-params.ts';
import { useChange } from '../../calls/use-answer.ts';
import { SidePanel } from '../../parts/side-panel.tsx';
import { dayFromToday, fromCents, toCents } from '../invoice.ts';
import { invoiceCalls } from '../use-invoice.ts';

interface PaymentPanelProps {
  invoice: Invoice;
  onClose: () => void;
}

interface PaymentForm {
  amount: number | string;
  date: string;
  method: PaymentMethod;
}

/** Notes a payment that was received; it is taken off the balance. */
export function PaymentPanel({ invoice: { id, balance, issuedDate }, onClose }: PaymentPanelProps) {
  const locale = useLocale();
  const form = useForm<PaymentForm>({
    initialValues: { amount: balance > 0 ? fromCents(balance) : '', date: dayFromToday(), method: 'M-Pesa' },
    validate: {
      amount: (amount) => (toCents(amount) > 0 ? null : 'Say how much was received.'),
      date: (date) =>
        date === ''
          ? 'Say when it was received.'
          : date < issuedDate
            ? 'That is before the invoice was issued.'
            : null,
    },
  });
  const add = useChange(addPayment, {
    changes: invoiceCalls,
    onDone: (_answer, { payment }) => {
      toast({ message: `${formatMoney(payment.amount, currency, locale)} received for invoice ${id}.` });
      onClose();
    },
  });
  return (
    <SidePanel
      title="Add a payment"
      submitLabel="Add payment"
      isDirty={form.isDirty()}
      busy={add.isPending}
      onSubmit={form.onSubmit(({ amount, date, method }) =>
        add.mutate({ id, payment: { amount: toCents(amount), date, method } }),
      )}
      onClose={onClose}
    >
      <p>
        {balance < 0 ? 'Credit of the client: ' : 'Still to be paid: '}
        <Money amount={Math.abs(balance)} currency={currency} />
      </p>
      <NumberInput
        label="Amount"
        data-autofocus
        prefix={`${currency} `}
        thousandSeparator=","
        decimalScale={2}
        allowNegative={false}
        hideControls
        {...form.getInputProps('amount')}
      />
      <TextInput label="Received on" type="date" {...form.getInputProps('date')} />
      <NativeSelect
        label="Paid by"
        data={[...paymentMethods]}
        value={form.values.method}
        onChange={({ currentTarget }) =>
          form.setFieldValue('method', oneOf(currentTarget.value, paymentMethods) ?? 'M-Pesa')
        }
      />
    </SidePanel>
  );
}
