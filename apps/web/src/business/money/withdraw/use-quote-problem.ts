import type { Beneficiary, Quote } from '@kazi/contract/money';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';
import { isNew } from '../beneficiaries/beneficiary-numbers.ts';
import { typedAmount } from '../parts/read-amount.ts';
import { useAmountCheck } from '../parts/use-amount-check.ts';

/** Says why a withdrawal would be refused, in the reader's language; the server's words stand in where there are none. */
export function useQuoteProblem() {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const amountProblem = useAmountCheck();
  return (quote: Quote, beneficiary: Beneficiary): string | null => {
    const { amount, total, available, minimum, maximum, step, leftToday, currency, problem } = quote;
    const money = (cents: number) => formatMoney(cents, currency, locale);
    if (!problem) return null;
    if (amount > maximum) {
      if (maximum === leftToday) return t('withdraw.problem.today', { most: money(maximum) });
      if (isNew(beneficiary)) return t('withdraw.problem.new', { most: money(maximum) });
    }
    const outOfBounds = amountProblem(typedAmount(amount), { min: minimum, max: maximum, step });
    if (outOfBounds) return outOfBounds;
    if (total > available)
      return t('withdraw.problem.covered', { total: money(total), available: money(available) });
    return problem;
  };
}
