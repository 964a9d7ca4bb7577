import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '../../../../ecommerce/checkout/checkout-page.tsx';
import { readCheckoutSearch } from '../../../../ecommerce/checkout/steps.ts';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/ecommerce/checkout')({
  validateSearch: readCheckoutSearch,
  component: () => <CheckoutPage step={useSearchOf(readCheckoutSearch).step ?? 'cart'} />,
});
