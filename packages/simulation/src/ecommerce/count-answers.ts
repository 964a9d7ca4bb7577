import { type Answer, on } from '../core/answers.ts';
import { cart } from './cart.ts';
import { countCart } from './contract.ts';

/** Apart from all that there is to buy: every page shows how much is in the cart. */
export const answers: readonly Answer[] = [
  on(countCart, () => ({ items: cart.get().reduce((sum, { qty }) => sum + qty, 0) })),
];
