import { amountMaxCents } from '@kazi/contract/limits';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';
import { type AmountBounds, amountText, readAmount } from './read-amount.ts';

/** Shown as examples: in cents, and with cents in shillings. */
const example = 1_500_00;
const examplePlain = 1500.5;

/** A shilling: no cents are carried. */
const wholeCents = 100;

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
    const { min = 1, max = amountMaxCents, step = 1 } = bounds;
    const isWhole = problem === 'form' && step === wholeCents;
    return t(`amount.problem.${isWhole ? 'formWhole' : problem}`, {
      grouped: amountText(example, locale),
      plain: new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 2 }).format(
        examplePlain,
      ),
      least: formatMoney(min, currency, locale),
      most: formatMoney(max, currency, locale),
    });
  };
}
