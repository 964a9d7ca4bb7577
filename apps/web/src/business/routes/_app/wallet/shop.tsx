import { createFileRoute } from '@tanstack/react-router';
import { requires } from '../../../../session/guards.ts';
import { flag, text } from '../../../../shell/search-params.ts';
import { ShopPage } from '../../../money/shop/shop-page.tsx';

export const Route = createFileRoute('/_app/wallet/shop')({
  validateSearch: (search): ShopSearch => ({ category: text(search.category), new: flag(search.new) }),
  beforeLoad: requires('read', 'Product'),
  component: ShopPage,
});

interface ShopSearch {
  /** The first one where nothing is said. */
  category?: string | undefined;
  /** The dialog to offer a product is open. */
  new?: true | undefined;
}
