import {
  type Address,
  type Cart,
  checkOut,
  type Order,
  type PaymentMethod,
  paymentMethods,
} from '@kazi/simulation/ecommerce';
import { pricesOf } from '@kazi/simulation/ecommerce/prices';
import { Row, Stack } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { Button, Radio, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import type { Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import IconCash from '#icons/IconCash';
import IconCreditCard from '#icons/IconCreditCard';
import IconDeviceMobile from '#icons/IconDeviceMobile';
import formClasses from '../../../shell/edit-form/form.module.css';
import { oneOf } from '../../../shell/search-params.ts';
import { useChange } from '../../calls/use-answer.ts';
import { LeaveGuard } from '../../parts/leave-guard.tsx';
import { useValidators } from '../../parts/validators.ts';
import { shopCalls } from '../changes.ts';
import { usePrice } from '../parts/product-parts.tsx';
import { AddressLines } from './address-step.tsx';
import classes from './steps.module.css';
import { Summary, WithSummary } from './summary.tsx';

interface PaymentStepProps {
  cart: Cart;
  address: Address;
  onDone: (order: Order) => void;
}

/** The last step: how to pay. Nothing of a card leaves the form. */
export function PaymentStep({ cart, address, onDone }: PaymentStepProps) {
  const { t } = useTranslation('demo/ecommerce');
  const written = usePrice();
  const { total } = pricesOf(cart.products, cart.coupon);
  const check = useValidators();
  const form = useForm<PaymentValues>({
    initialValues: { method: 'mpesa', phone: address.phone, card: '', expires: '', code: '' },
    validate: {
      phone: (value, { method }) => (method === 'mpesa' ? check.kenyanPhone(value) : null),
      card: (value, { method }) => (method === 'card' ? check.cardNumber(value) : null),
      expires: (value, { method }) => (method === 'card' ? check.expiry(value) : null),
      code: (value, { method }) => (method === 'card' ? check.securityCode(value) : null),
    },
  });
  const buy = useChange(checkOut, { changes: shopCalls, onDone: ({ order }) => onDone(order) });
  const pay = form.onSubmit(({ method }) => buy.mutate({ address, payment: method }));
  return (
    <form onSubmit={pay} noValidate>
      <LeaveGuard isOn={form.isDirty() && !buy.isPending && !buy.isSuccess} leaves={() => true} />
      <WithSummary
        summary={
          <Summary cart={cart}>
            <Button type="submit" loading={buy.isPending}>
              {form.values.method === 'cash'
                ? t('checkout.place')
                : t('checkout.pay', { price: written(total) })}
            </Button>
          </Summary>
        }
      >
        <Panel title={t('checkout.deliverTo')}>
          <AddressLines address={address} />
        </Panel>
        <Panel title={t('checkout.payment')}>
          <PaymentFields form={form} />
        </Panel>
      </WithSummary>
    </form>
  );
}

interface PaymentValues {
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
function PaymentFields({ form }: { form: UseFormReturnType<PaymentValues> }) {
  const { t } = useTranslation('demo/ecommerce');
  const { method } = form.values;
  return (
    <div className={formClasses.form}>
      <Radio.Group
        aria-label={t('payment.way')}
        value={method}
        onChange={(chosen) => form.setFieldValue('method', oneOf(chosen, paymentMethods) ?? 'mpesa')}
      >
        <Stack gap={8}>
          {paymentMethods.map((value) => {
            const Sign = signs[value];
            return (
              <Row
                key={value}
                gap={12}
                align="start"
                justify="between"
                className={classes.way}
                data-chosen={value === method || undefined}
              >
                <Radio
                  value={value}
                  label={t(`payment.ways.${value}.label`)}
                  description={t(`payment.ways.${value}.description`)}
                />
                <Sign size={20} stroke={1.6} aria-hidden="true" />
              </Row>
            );
          })}
        </Stack>
      </Radio.Group>
      {method === 'mpesa' && (
        <TextInput
          className={classes.short}
          label={t('payment.mpesaNumber')}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          {...form.getInputProps('phone')}
        />
      )}
      {method === 'card' && (
        <>
          <TextInput
            label={t('payment.cardNumber')}
            dir="ltr"
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
