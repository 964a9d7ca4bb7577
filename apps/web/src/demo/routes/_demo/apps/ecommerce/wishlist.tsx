import { createFileRoute } from '@tanstack/react-router';
import { loadTexts } from '../../../../../i18n/i18n.ts';
import { WishlistPage } from '../../../../ecommerce/wishlist/wishlist-page.tsx';

export const Route = createFileRoute('/_demo/apps/ecommerce/wishlist')({
  loader: () => loadTexts('demo/ecommerce'),
  component: WishlistPage,
});
