import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';
import { type AmountBounds, most, readAmount } from './read-amount.ts';

/**
 * Says what is wrong with a typed amount, or null where nothing is:
 * `validate: { amount: (typed) => amountProblem(typed, { max: available }) }`.
 */
export function useAmountCheck(currency = 'KES') {
  const { t } = useTranslation('money');
  const locale = useLocale();
  return (typed: string, bounds: AmountBounds = {}): string | null => {
    const { problem } = readAmount(typed, bounds);
    if (!problem) return null;
    const { min = 1, max = most } = bounds;
    return t(`amount.problem.${problem}`, {
      least: formatMoney(min, currency, locale),
      most: formatMoney(max, currency, locale),
    });
  };
}
