import { useLocale } from '@kazi/ui/locale';
import classes from './price.module.css';

/** An amount of whole shillings: KES 12,500. */
export function Price({ amount }: { amount: number }) {
  const format = new Intl.NumberFormat(useLocale(), {
    style: 'currency',
    currency: 'KES',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
  return <bdi className={classes.price}>{format.format(amount)}</bdi>;
}
