import { type PaymentMethod, paymentMethods } from '@kazi/simulation/ecommerce';
import { Radio, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Icon } from '@tabler/icons-react';
import IconCash from '#icons/IconCash';
import IconCreditCard from '#icons/IconCreditCard';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import formClasses from '../../../shell/edit-form/form.module.css';
import { oneOf } from '../../../shell/search-params.ts';
import classes from './payment-fields.module.css';

export interface PaymentValues {
  method: PaymentMethod;
  phone: string;
  card: string;
  expires: string;
  code: string;
}

interface Way {
  label: string;
  description: string;
  icon: Icon;
}

export const ways: Record<PaymentMethod, Way> = {
  mpesa: {
    label: 'M-Pesa',
    description: 'A request comes to your phone; you approve it with your PIN.',
    icon: IconDeviceMobile,
  },
  card: { label: 'Card', description: 'Credit or debit card.', icon: IconCreditCard },
  cash: {
    label: 'Cash on delivery',
    description: 'Pay the rider, in notes or to a till number.',
    icon: IconCash,
  },
};

/** The ways to pay, and what has to be known for the one that is chosen. */
export function PaymentFields({ form }: { form: UseFormReturnType<PaymentValues> }) {
  const { method } = form.values;
  return (
    <div className={formClasses.form}>
      <Radio.Group
        aria-label="Way to pay"
        value={method}
        onChange={(chosen) => form.setFieldValue('method', oneOf(chosen, paymentMethods) ?? 'mpesa')}
      >
        <div className={classes.ways}>
          {paymentMethods.map((value) => {
            const { label, description, icon: Icon } = ways[value];
            return (
              <div key={value} className={classes.way} data-chosen={value === method || undefined}>
                <Radio value={value} label={label} description={description} />
                <Icon size={20} stroke={1.6} aria-hidden="true" />
              </div>
            );
          })}
        </div>
      </Radio.Group>
      {method === 'mpesa' && (
        <TextInput
          className={classes.short}
          label="M-Pesa number"
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
      )}
      {method === 'card' && (
        <>
          <TextInput
            label="Card number"
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="0000 0000 0000 0000"
            {...form.getInputProps('card')}
          />
          <div className={formClasses.pair}>
            <TextInput
              label="Expires"
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder="MM/YY"
              {...form.getInputProps('expires')}
            />
            <TextInput
              label="Security code"
              inputMode="numeric"
              autoComplete="cc-csc"
              {...form.getInputProps('code')}
            />
          </div>
        </>
      )}
    </div>
  );
}
