import { type Address, type Cart, checkOut, type Order } from '@kazi/simulation/ecommerce';
import { pricesOf } from '@kazi/simulation/ecommerce/prices';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useChange } from '../../calls/use-answer.ts';
import { focusFirstError } from '../../parts/focus-first-error.ts';
import { shopCalls } from '../changes/use-shop-cache.ts';
import { Price } from '../parts/product-parts.tsx';
import { AddressLines } from './address-lines.tsx';
import { PaymentFields, type PaymentValues } from './payment-fields.tsx';
import { Summary, WithSummary } from './summary.tsx';
import { cardNumber, expiry, kenyanPhone, securityCode } from './validators.ts';

interface PaymentStepProps {
  cart: Cart;
  address: Address;
  onDone: (order: Order) => void;
}

/** The last step: how to pay. Nothing of a card leaves the form. */
export function PaymentStep({ cart, address, onDone }: PaymentStepProps) {
  const { total } = pricesOf(cart.products, cart.coupon);
  const form = useForm<PaymentValues>({
    initialValues: { method: 'mpesa', phone: address.phone, card: '', expires: '', code: '' },
    validate: {
      phone: (value, { method }) => (method === 'mpesa' ? kenyanPhone(value) : null),
      card: (value, { method }) => (method === 'card' ? cardNumber(value) : null),
      expires: (value, { method }) => (method === 'card' ? expiry(value) : null),
      code: (value, { method }) => (method === 'card' ? securityCode(value) : null),
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
              {form.values.method === 'cash' ? (
                'Place the order'
              ) : (
                <span>
                  Pay <Price amount={total} />
                </span>
              )}
            </Button>
          </Summary>
        }
      >
        <Panel title="Deliver to">
          <AddressLines address={address} />
        </Panel>
        <Panel title="Payment">
          <PaymentFields form={form} />
        </Panel>
      </WithSummary>
    </form>
  );
}
