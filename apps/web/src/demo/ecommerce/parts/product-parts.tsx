import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconStarFilled from '#icons/IconStarFilled';
import IconTruckDelivery from '#icons/IconTruckDelivery';
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
    <span className={classes.stars}>
      <span className={classes.row} aria-hidden="true">
        {Array.from({ length: most }, (_, star) => star + 1).map((star) => (
          <IconStarFilled key={star} size={14} data-on={star <= rating || undefined} />
        ))}
      </span>
      <VisuallyHidden>{t('product.rated', { rating, most })}</VisuallyHidden>
      <span aria-hidden="true">{t('product.rating', { rating, most })}</span>
    </span>
  );
}

/** Says that sending something costs nothing. */
export function FreeShipping() {
  const { t } = useTranslation('demo/ecommerce');
  return (
    <span className={classes.free}>
      <IconTruckDelivery size={14} stroke={1.8} aria-hidden="true" />
      {t('product.freeShipping')}
    </span>
  );
}
