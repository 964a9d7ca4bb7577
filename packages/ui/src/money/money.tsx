import { useLocale } from '../locale/locale.ts';
import { formatMoney } from './format.ts';

interface MoneyProps {
  /** Integer minor units: 125050 is KES 1,250.50. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
}

/** An amount of money, grouped, with its currency, in figures of equal width. */
export function Money({ amount, currency }: MoneyProps) {
  const locale = useLocale();
  return (
    <bdi style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {formatMoney(amount, currency, locale)}
    </bdi>
  );
}
