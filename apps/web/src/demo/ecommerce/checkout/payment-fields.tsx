import { type PaymentMethod, paymentMethods } from '@kazi/simulation/ecommerce';
import { Radio, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
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

const signs: Record<PaymentMethod, Icon> = {
  mpesa: IconDeviceMobile,
  card: IconCreditCard,
  cash: IconCash,
};

/** The ways to pay, and what has to be known for the one that is chosen. */
export function PaymentFields({ form }: { form: UseFormReturnType<PaymentValues> }) {
  const { t } = useTranslation('demo/ecommerce');
  const { method } = form.values;
  return (
    <div className={formClasses.form}>
      <Radio.Group
        aria-label={t('payment.way')}
        value={method}
        onChange={(chosen) => form.setFieldValue('method', oneOf(chosen, paymentMethods) ?? 'mpesa')}
      >
        <div className={classes.ways}>
          {paymentMethods.map((value) => {
            const Sign = signs[value];
            return (
              <div key={value} className={classes.way} data-chosen={value === method || undefined}>
                <Radio
                  value={value}
                  label={t(`payment.ways.${value}.label`)}
                  description={t(`payment.ways.${value}.description`)}
                />
                <Sign size={20} stroke={1.6} aria-hidden="true" />
              </div>
            );
          })}
        </div>
      </Radio.Group>
      {method === 'mpesa' && (
        <TextInput
          className={classes.short}
          label={t('payment.mpesaNumber')}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
      )}
      {method === 'card' && (
        <>
          <TextInput
            label={t('payment.cardNumber')}
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="0000 0000 0000 0000"
            {...form.getInputProps('card')}
          />
          <div className={formClasses.pair}>
            <TextInput
              label={t('payment.expires')}
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder={t('payment.expiresForm')}
              {...form.getInputProps('expires')}
            />
            <TextInput
              label={t('payment.securityCode')}
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
