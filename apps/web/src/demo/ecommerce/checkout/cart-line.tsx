import type { CartProduct } from '@kazi/simulation/ecommerce';
import { useLocale } from '@kazi/ui/locale';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePercent } from '../../parts/use-percent.ts';
import { links } from '../../routing/links.ts';
import { useCart } from '../changes/use-cart.ts';
import { useWishlist } from '../changes/use-wishlist.ts';
import { FreeShipping, Picture, Price, usePrice } from '../parts/product-parts.tsx';
import { Quantity } from '../parts/quantity.tsx';
import classes from './cart-line.module.css';

/** A product in the cart: how many, for how much, by when. */
export function CartLine({ product }: { product: CartProduct }) {
  const { t } = useTranslation('demo/ecommerce');
  const { count, remove, takeOut } = useCart();
  const wishlist = useWishlist();
  const nameId = useId();
  const written = usePrice();
  const percent = usePercent();
  const day = new Intl.DateTimeFormat(useLocale(), { weekday: 'short', day: 'numeric', month: 'short' });
  const { name, brand, colour, qty, price, offers, discountPercentage, shippingDate } = product;

  function saveForLater() {
    if (!product.isInWishlist) wishlist.add(product);
    takeOut(product);
    toast({ message: t('cart.savedForLater', { name }) });
  }

  return (
    <article className={classes.line} aria-labelledby={nameId}>
      <div className={classes.picture}>
        <Picture src={product.image} />
      </div>
      <div className={classes.words}>
        <Link className={classes.name} to={links.product(product.id)}>
          <bdi id={nameId}>{name}</bdi>
        </Link>
        <p className={classes.detail}>
          <bdi>{brand}</bdi>
          {colour && ` · ${t(`colours.${colour}`)}`}
        </p>
        <p className={classes.detail}>{t('cart.deliveredBy', { day: day.format(new Date(shippingDate)) })}</p>
        <p className={classes.offer}>
          {t('cart.offers', { percent: percent(discountPercentage), count: offers })}
        </p>
        {product.hasFreeShipping && <FreeShipping />}
      </div>
      <div className={classes.cost}>
        <strong className={classes.price}>
          <Price amount={price * qty} />
        </strong>
        {qty > 1 && <span className={classes.detail}>{t('cart.each', { price: written(price) })}</span>}
        <Quantity of={name} value={qty} onChange={(next) => count(product, next)} />
      </div>
      <div className={classes.actions}>
        <Button size="compact-sm" variant="subtle" onClick={saveForLater}>
          {t('cart.later')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => remove(product)}>
          {t('cart.remove')}
        </Button>
      </div>
    </article>
  );
}
