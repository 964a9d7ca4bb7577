import type { Beneficiary, Quote, Withdrawal } from '@kazi/contract/money';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNew, isUnverified } from '../beneficiaries/beneficiary-numbers.ts';
import { readAmount, typedAmount } from '../parts/read-amount.ts';
import { useAmountCheck } from '../parts/use-amount-check.ts';
import { operationsOf, type WithdrawalInput } from './operations.ts';
import { useQuote } from './use-quote.ts';

/** A pause in typing that is long enough to ask the server. */
const typingMs = 250;

/** What is filled in for a withdrawal, what that would cost and what prevents it. */
export function useWithdrawForm(beneficiaries: readonly Beneficiary[], first: string | undefined) {
  const [chosen, setChosen] = useState(
    first ?? (beneficiaries.length === 1 ? beneficiaries[0]?.id : undefined),
  );
  const [chosenOperation, setChosenOperation] = useState<Withdrawal>();
  const [typed, setTyped] = useState('');
  const [narration, setNarration] = useState('');
  const [wasTried, setTried] = useState(false);
  /** What the server had against the amount when it was to be sent. */
  const [refusal, setRefusal] = useState<string>();
  const amountProblem = useAmountCheck();
  const quoteProblem = useQuoteProblem();

  const beneficiary = beneficiaries.find(({ id }) => id === chosen);
  const operations = beneficiary ? operationsOf(beneficiary) : [];
  const operation = operations.find((each) => each === chosenOperation) ?? operations[0];
  const { cents: amount } = readAmount(typed);
  const input: WithdrawalInput | undefined =
    beneficiary && operation && amount !== undefined && !isUnverified(beneficiary)
      ? {
          operation,
          beneficiary: beneficiary.id,
          amount,
          ...(narration.trim() && { narration: narration.trim() }),
        }
      : undefined;
  const [settled] = useDebouncedValue(amount, typingMs);
  const quote = useQuote(input && settled !== undefined ? { ...input, amount: settled } : undefined);
  const isCurrent = quote.data?.amount === amount && !quote.isPlaceholderData;

  const change =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setRefusal(undefined);
      set(value);
    };
  return {
    beneficiary,
    operations,
    operation,
    typed,
    narration,
    input,
    quote: input && quote.data,
    isAsking: !isCurrent,
    amountProblem:
      refusal ??
      (wasTried ? amountProblem(typed) : null) ??
      (input && quote.data && isCurrent && beneficiary && quoteProblem(quote.data, beneficiary)),
    /** No beneficiary is chosen, and one is needed. */
    isBeneficiaryMissing: wasTried && !beneficiary,
    choose: change(setChosen),
    chooseOperation: change(setChosenOperation),
    type: change(setTyped),
    setNarration,
    refuse: setRefusal,
    /** Shows from now on what is missing. */
    showMissing: () => setTried(true),
  };
}

/** Says why a withdrawal would be refused, in the reader's language; the server's words stand in where there are none. */
function useQuoteProblem() {
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
