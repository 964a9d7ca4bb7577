import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { flag, text } from '../../../../shell/search-params.ts';
import { ProductsPage } from '../../../money/products/products-page.tsx';

export const Route = createFileRoute('/_app/wallet/shop')({
  validateSearch: (search): ProductsSearch => ({ category: text(search.category), new: flag(search.new) }),
  beforeLoad: requires('read', 'Product'),
  component: ProductsPage,
});

interface ProductsSearch {
  /** The first one where nothing is said. */
  category?: string | undefined;
  /** The dialog to offer a product is open. */
  new?: true | undefined;
}
