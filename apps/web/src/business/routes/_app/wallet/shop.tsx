import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { defineSearch, flag, text } from '../../../../shell/search-params.ts';
import { ProductsPage } from '../../../money/products/products-page.tsx';

export const Route = createFileRoute('/_app/wallet/shop')({
  validateSearch: defineSearch({
    /** The first one where nothing is said. */
    category: text,
    /** The dialog to offer a product is open. */
    new: flag,
  }),
  beforeLoad: requires('read', 'Product'),
  component: ProductsPage,
});
