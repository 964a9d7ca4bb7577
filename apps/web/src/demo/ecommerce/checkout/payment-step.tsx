import { type Address, type Cart, checkOut, type Order } from '@kazi/simulation/ecommerce';
import { pricesOf } from '@kazi/simulation/ecommerce/prices';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../calls/use-answer.ts';
import { focusFirstError } from '../../parts/focus-first-error.ts';
import { useValidators } from '../../parts/validators.ts';
import { shopCalls } from '../changes/use-shop-cache.ts';
import { usePrice } from '../parts/product-parts.tsx';
import { AddressLines } from './address-lines.tsx';
import { PaymentFields, type PaymentValues } from './payment-fields.tsx';
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
  const pay = form.onSubmit(({ method }) => buy.mutate({ address, payment: method }), focusFirstError(form));
  return (
    <form onSubmit={pay} noValidate>
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
