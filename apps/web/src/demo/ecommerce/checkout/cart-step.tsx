import type { Cart } from '@kazi/simulation/ecommerce';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useFocusAfterRemoval } from '../changes/use-focus-after-removal.ts';
import { CartLine } from './cart-line.tsx';
import { CouponForm } from './coupon-form.tsx';
import { Summary } from './summary.tsx';
import { WithSummary } from './with-summary.tsx';

/** The first step: what is in the cart, how many of each, and what comes off. */
export function CartStep({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  useFocusAfterRemoval(cart.products.length);
  return (
    <WithSummary
      summary={
        <Summary cart={cart} before={<CouponForm coupon={cart.coupon} />}>
          <Button onClick={onDone}>Continue to the address</Button>
        </Summary>
      }
    >
      <Panel title="Your cart" flush>
        {cart.products.map((product) => (
          <CartLine key={product.id} product={product} />
        ))}
      </Panel>
    </WithSummary>
  );
}
