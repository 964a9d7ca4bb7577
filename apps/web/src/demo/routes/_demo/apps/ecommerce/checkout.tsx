import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { CheckoutPage } from '../../../../ecommerce/checkout/checkout-page.tsx';
import { readCheckoutSearch } from '../../../../ecommerce/checkout/steps.ts';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/ecommerce/checkout')({
  validateSearch: readCheckoutSearch,
  loader: () => loadTexts('demo/ecommerce', 'demo/forms'),
  component: () => <CheckoutPage step={useSearchOf(readCheckoutSearch).step ?? 'cart'} />,
});
