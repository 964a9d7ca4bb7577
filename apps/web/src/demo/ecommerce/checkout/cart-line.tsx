import type { CartProduct } from '@kazi/simulation/ecommerce';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { links } from '../../routing/links.ts';
import { useCart } from '../changes/use-cart.ts';
import { useWishlist } from '../changes/use-wishlist.ts';
import { FreeShipping, Picture, Price } from '../parts/product-parts.tsx';
import { Quantity } from '../parts/quantity.tsx';
import classes from './cart-line.module.css';

/** A product in the cart: how many, for how much, by when. */
export function CartLine({ product }: { product: CartProduct }) {
  const { count, remove, takeOut } = useCart();
  const wishlist = useWishlist();
  const day = new Intl.DateTimeFormat(useLocale(), { weekday: 'short', day: 'numeric', month: 'short' });
  const { name, brand, colour, qty, price, offers, discountPercentage, shippingDate } = product;

  function saveForLater() {
    if (!product.isInWishlist) wishlist.add(product);
    takeOut(product);
    toast({ message: `${name} waits on your wishlist.` });
  }

  return (
    <article className={classes.line} aria-label={name}>
      <div className={classes.picture}>
        <Picture src={product.image} />
      </div>
      <div className={classes.words}>
        <Link className={classes.name} to={links.product(product.id)}>
          {name}
        </Link>
        <p className={classes.detail}>
          {brand} · {colour}
        </p>
        <p className={classes.detail}>Delivered by {day.format(new Date(shippingDate))}</p>
        <p className={classes.offer}>
          <bdi>
            {discountPercentage}% off by {offers} {offers === 1 ? 'offer' : 'offers'}
          </bdi>
        </p>
        {product.hasFreeShipping && <FreeShipping />}
      </div>
      <div className={classes.cost}>
        <strong className={classes.price}>
          <Price amount={price * qty} />
        </strong>
        {qty > 1 && (
          <span className={classes.detail}>
            <Price amount={price} /> each
          </span>
        )}
        <Quantity of={name} value={qty} onChange={(next) => count(product, next)} />
      </div>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="subtle" onClick={saveForLater}>
          Save for later
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => remove(product)}>
          Remove
        </Button>
      </div>
    </article>
  );
}
