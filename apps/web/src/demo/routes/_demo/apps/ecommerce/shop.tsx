import { createFileRoute } from '@tanstack/react-router';
import { readShopSearch } from '../../../../ecommerce/shop/search.ts';
import { ShopPage } from '../../../../ecommerce/shop/shop-page.tsx';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/ecommerce/shop')({
  validateSearch: readShopSearch,
  component: () => <ShopPage search={useSearchOf(readShopSearch)} />,
});
