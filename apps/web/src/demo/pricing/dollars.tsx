import { useLocale } from '@kazi/ui/locale';

/** An amount of whole US dollars: $49. */
export function Dollars({ amount }: { amount: number }) {
  const format = new Intl.NumberFormat(useLocale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return <bdi style={{ fontVariantNumeric: 'tabular-nums' }}>{format.format(amount)}</bdi>;
}
