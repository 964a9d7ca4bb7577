import type { Product } from '@kazi/simulation/ecommerce';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import IconShoppingCart from '#icons/IconShoppingCart';
import { useCart } from '../changes/use-cart.ts';
import { useWishes } from '../changes/use-wishes.ts';

/** A wish comes true, or is given up. */
export function WishActions({ product }: { product: Product }) {
  const { add, takeOut } = useCart();
  const wishes = useWishes();

  function move() {
    if (!product.isInCart) add(product);
    wishes.takeOff(product);
    toast({
      message: `${product.name} is in your cart.`,
      action: {
        label: 'Undo',
        run: () => {
          if (!product.isInCart) takeOut(product);
          wishes.add(product);
        },
      },
    });
  }

  return (
    <>
      <Button leftSection={<IconShoppingCart size={16} stroke={1.8} />} onClick={move}>
        Move to cart
      </Button>
      <Button variant="default" onClick={() => wishes.remove(product)}>
        Remove
      </Button>
    </>
  );
}
