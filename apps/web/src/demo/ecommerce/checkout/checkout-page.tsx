import { type Address, listCart, type Order } from '@kazi/simulation/ecommerce';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { AddressStep } from './address-step.tsx';
import { CartStep } from './cart-step.tsx';
import { Confirmation } from './confirmation.tsx';
import { PaymentStep } from './payment-step.tsx';
import { StepTrail } from './step-trail.tsx';
import type { Step } from './steps.ts';

/** From the cart to an order, in three steps. The step is in the address, what is filled in is not. */
export function CheckoutPage({ step: asked }: { step: Step }) {
  const change = useChangeSearch<{ step?: Step }>();
  const { data: cart, error, isPending, refetch } = useQuery(answerOf(listCart, {}));
  const [address, setAddress] = useState<Address>();
  const [order, setOrder] = useState<Order>();
  // A reload forgets the address, so that it has to be said again.
  const step = asked === 'payment' && !address ? 'address' : asked;

  if (order) return <Confirmation order={order} />;
  if (!cart || cart.products.length === 0) {
    return (
      <Page title="Checkout">
        {isPending && (
          <Panel flush>
            <SkeletonRows rows={3} height={112} label="Loading the cart" />
          </Panel>
        )}
        {error && !cart && <FailedState error={error} onRetry={refetch} />}
        {cart && <EmptyCart />}
      </Page>
    );
  }
  return (
    <Page title="Checkout">
      <StepTrail step={step} canPay={address !== undefined} />
      {step === 'cart' && (
        <CartStep cart={cart} onDone={() => change({ step: 'address' }, { replace: false })} />
      )}
      {step === 'address' && (
        <AddressStep
          cart={cart}
          chosen={address}
          onDone={(chosen) => {
            setAddress(chosen);
            change({ step: 'payment' }, { replace: false });
          }}
        />
      )}
      {step === 'payment' && address && (
        <PaymentStep
          cart={cart}
          address={address}
          onDone={(made) => {
            setOrder(made);
            change({ step: undefined });
          }}
        />
      )}
    </Page>
  );
}
