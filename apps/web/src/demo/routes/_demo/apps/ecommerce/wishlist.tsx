import { createFileRoute } from '@tanstack/react-router';
import { WishlistPage } from '../../../../ecommerce/wishlist/wishlist-page.tsx';

export const Route = createFileRoute('/_demo/apps/ecommerce/wishlist')({
  component: WishlistPage,
});
