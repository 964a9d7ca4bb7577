import type { Product } from '@kazi/simulation/ecommerce';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconShoppingCart from '#icons/IconShoppingCart';
import { LinkButton } from '../../../shell/link-button.tsx';
import { links } from '../../routing/links.ts';
import { useCart } from '../changes/use-cart.ts';

interface AddButtonProps {
  product: Product;
  qty?: number;
  colour?: string | undefined;
  /** The one thing to do on its page, rather than one of many in a list. */
  primary?: boolean;
}

/** Puts a product into the cart; for one that is there, it leads to the cart. */
export function AddButton({ product, qty, colour, primary = false }: AddButtonProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { add } = useCart();
  const [wasAdded, setAdded] = useState(false);
  const toCart = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (wasAdded && product.isInCart) toCart.current?.focus();
  }, [wasAdded, product.isInCart]);
  if (product.isInCart) {
    return (
      <LinkButton ref={toCart} to={links.checkout} variant="light">
        {t('product.inCart')}
      </LinkButton>
    );
  }
  return (
    <Button
      variant={primary ? 'filled' : 'default'}
      leftSection={<IconShoppingCart size={16} stroke={1.8} />}
      onClick={() => {
        setAdded(true);
        add(product, { qty, colour });
      }}
    >
      {t('product.add')}
    </Button>
  );
}
