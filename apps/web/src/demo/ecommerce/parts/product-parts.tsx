import { mostOfAProduct, type Product } from '@kazi/simulation/ecommerce';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconMinus from '#icons/IconMinus';
import IconPlus from '#icons/IconPlus';
import IconShoppingCart from '#icons/IconShoppingCart';
import IconStarFilled from '#icons/IconStarFilled';
import IconTruckDelivery from '#icons/IconTruckDelivery';
import { LinkButton } from '../../../shell/link-button.tsx';
import { links } from '../../routing/links.ts';
import { useCart } from '../changes.ts';
import classes from './product-parts.module.css';

interface PictureProps {
  src: string;
  /** Left out where the product is named right beside it. */
  alt?: string;
  /** `small` in a line of a list, `large` where it is what the page is about. */
  size?: 'small' | 'medium' | 'large';
}

/** The picture of a product on its tile. */
export function Picture({ src, alt = '', size = 'medium' }: PictureProps) {
  return (
    <span className={classes.tile} data-size={size}>
      <img className={classes.image} src={src} alt={alt} width={200} height={160} />
    </span>
  );
}

/** An amount of whole shillings: KES 12,500. */
export const Price = ({ amount }: { amount: number }) => (
  <bdi className={classes.price}>{usePrice()(amount)}</bdi>
);

/** Writes a price (in shillings) as it stands within a text. */
export function usePrice(): (amount: number) => string {
  const locale = useLocale();
  return (amount) => formatMoney(amount * 100, 'KES', locale, { isWhole: true });
}

const most = 5;

/** How well something is rated, in stars and in words. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <Row as="span" inline gap={6} tone="muted" size={12} tabular className={classes.stars}>
      <span className={classes.row} aria-hidden="true">
        {Array.from({ length: most }, (_, star) => star + 1).map((star) => (
          <IconStarFilled key={star} size={14} data-on={star <= rating || undefined} />
        ))}
      </span>
      <VisuallyHidden>{t('product.rated', { rating, most })}</VisuallyHidden>
      <span aria-hidden="true">{t('product.rating', { rating, most })}</span>
    </Row>
  );
}

/** Says that sending something costs nothing. */
export function FreeShipping() {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <Row as="span" inline gap={4} tone="success" size={12} weight={500} className={classes.free}>
      <IconTruckDelivery size={14} stroke={1.8} aria-hidden="true" />
      {t('product.freeShipping')}
    </Row>
  );
}

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

interface QuantityProps {
  /** The name of what is counted. */
  of: string;
  value: number;
  onChange: (value: number) => void;
}

/** How many of a product: one more, one less. */
export function Quantity({ of, value, onChange }: QuantityProps) {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <fieldset className={classes.quantity} aria-label={t('quantity.of', { name: of })}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        aria-label={t('quantity.less')}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={16} stroke={1.8} />
      </ActionIcon>
      <output className={classes.value}>{value}</output>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        aria-label={t('quantity.more')}
        disabled={value >= mostOfAProduct}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={16} stroke={1.8} />
      </ActionIcon>
    </fieldset>
  );
}

/** What a cart without anything in it says. */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <EmptyState
      icon={<IconShoppingCart size={24} stroke={1.6} />}
      title={t('cart.empty')}
      message={t('cart.emptyWhy')}
      action={
        <LinkButton to={links.shop} onClick={onLeave}>
          {t('product.toShop')}
        </LinkButton>
      }
    />
  );
}
