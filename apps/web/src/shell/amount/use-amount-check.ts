import { amountMaxCents } from '@kazi/contract/limits';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney, minorDigits } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';
import { type AmountBounds, amountProblem, type TypedAmount } from './read-amount.ts';

/** A shilling: no cents are carried. */
const wholeCents = 100;

/**
 * Says what is wrong with what an `AmountField` holds, or null where nothing is:
 * `validate: { amount: (value) => check(value, { max: available }) }`.
 */
export function useAmountCheck(currency = 'KES') {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (value: TypedAmount, bounds: AmountBounds = {}): string | null => {
    const problem = amountProblem(value, locale, currency, bounds);
    if (!problem) return null;
    const { min = 1, max = amountMaxCents, step = 1 } = bounds;
    const isWhole = step === wholeCents || minorDigits(currency) === 0;
    return t(`amount.${problem === 'form' && isWhole ? 'formWhole' : problem}`, {
      grouped: new Intl.NumberFormat(locale).format(1500),
      plain: new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 2 }).format(1500.5),
      least: formatMoney(min, currency, locale),
      most: formatMoney(max, currency, locale),
    });
  };
}
