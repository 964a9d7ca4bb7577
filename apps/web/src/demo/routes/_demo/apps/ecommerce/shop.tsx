import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { readShopSearch } from '../../../../ecommerce/shop/search.ts';
import { ShopPage } from '../../../../ecommerce/shop/shop-page.tsx';
import { useSearchOf } from '../../../../routing/use-search-of.ts';

export const Route = createFileRoute('/_demo/apps/ecommerce/shop')({
  validateSearch: readShopSearch,
  loader: () => loadTexts('demo/ecommerce'),
  component: () => <ShopPage search={useSearchOf(readShopSearch)} />,
});
