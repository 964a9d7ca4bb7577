import type { Product } from '@kazi/simulation/ecommerce';
import { ActionIcon } from '@mantine/core';
import IconHeart from '#icons/IconHeart';
import IconHeartFilled from '#icons/IconHeartFilled';
import { useWishes } from '../changes/use-wishes.ts';

/** Puts a product on the wishlist, or takes it off. */
export function WishButton({ product }: { product: Product }) {
  const { toggle } = useWishes();
  return (
    <ActionIcon
      variant="default"
      radius="xl"
      size={34}
      aria-label={`Wishlist: ${product.name}`}
      aria-pressed={product.isInWishlist}
      onClick={() => toggle(product)}
    >
      {product.isInWishlist ? (
        <IconHeartFilled size={18} color="var(--kz-danger)" />
      ) : (
        <IconHeart size={18} stroke={1.6} />
      )}
    </ActionIcon>
  );
}
