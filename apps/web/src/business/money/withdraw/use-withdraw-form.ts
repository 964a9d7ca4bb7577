import { cents } from '@kazi/contract/cents';
import type { Beneficiary, Quote, Withdrawal } from '@kazi/contract/money';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { typingMs } from '../../../shell/typing.ts';
import { isUnverified } from '../beneficiaries/beneficiary-numbers.ts';
import { operationsOf, type WithdrawalInput } from './operations.ts';
import { useMomentWords } from './use-moment-words.ts';
import { useQuote } from './use-quote.ts';

const leastAsked = cents(100);

/** What the server has against a withdrawal, by the field that it speaks of. */
export type Refusal = Partial<Record<'amount' | 'beneficiary', string>>;

/** What is filled in for a withdrawal, what that would cost and what prevents it. */
export function useWithdrawForm(beneficiaries: readonly Beneficiary[], first: string | undefined) {
  const [chosen, setChosen] = useState(
    first ?? (beneficiaries.length === 1 ? beneficiaries[0]?.id : undefined),
  );
  const [chosenOperation, setChosenOperation] = useState<Withdrawal>();
  const [typed, setTyped] = useState<TypedAmount>(null);
  const [narration, setNarration] = useState('');
  const [wasTried, setTried] = useState(false);
  /** What the server had against the receiver or the amount when it was to be sent. */
  const [refusal, setRefusal] = useState<Refusal>();
  const { t } = useTranslation('payments');
  const amountProblem = useAmountCheck();
  const quoteProblem = useQuoteProblem();

  const beneficiary = beneficiaries.find(({ id }) => id === chosen);
  const operations = beneficiary ? operationsOf(beneficiary) : [];
  const operation = operations.find((each) => each === chosenOperation) ?? operations[0];
  const amount = typeof typed === 'number' && !amountProblem(typed) ? typed : undefined;
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
  // Before an amount is typed, a least one asks what may be sent at all.
  const asked = settled ?? leastAsked;
  const quote = useQuote(
    beneficiary && operation ? { operation, beneficiary: beneficiary.id, amount: asked } : undefined,
  );
  const isCurrent = quote.data?.amount === amount && !quote.isPlaceholderData;
  const refused = input && quote.data && isCurrent ? quote.data : undefined;
  const isOfAmount = refused?.problemAt === 'amount';

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
    quote: input && settled !== undefined ? quote.data : undefined,
    /** What may be sent to the beneficiary, whatever is typed. */
    bounds: beneficiary && quote.data,
    isAsking: !isCurrent,
    amountProblem:
      refusal?.amount ??
      (wasTried && amount === undefined ? amountProblem(typed, quote.data && boundsOf(quote.data)) : null) ??
      (isOfAmount && quoteProblem(refused)),
    /** None is chosen and one is needed, or this one cannot be paid. */
    beneficiaryProblem:
      wasTried && !beneficiary
        ? t('withdraw.chooseBeneficiary')
        : (refusal?.beneficiary ?? (isOfAmount ? undefined : refused?.problem)),
    choose: change(setChosen),
    chooseOperation: change(setChosenOperation),
    type: change(setTyped),
    setNarration,
    refuse: setRefusal,
    /** Shows from now on what is missing. */
    showMissing: () => setTried(true),
  };
}

/** What the way to the receiver carries. */
const boundsOf = ({ minimum, maximum, step }: Quote) => ({ min: minimum, max: maximum, step });

/** Says why the amount of a withdrawal would be refused, in the reader's language; the server's words stand in where there are none. */
function useQuoteProblem() {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const amountProblem = useAmountCheck();
  const words = useMomentWords();
  return (quote: Quote): string | null => {
    const { amount, total, available, maximum, currency, problem } = quote;
    const money = (cents: number) => formatMoney(cents, currency, locale);
    if (!problem) return null;
    const { max, ...least } = boundsOf(quote);
    const unfit = amountProblem(amount, least);
    if (unfit) return unfit;
    const uncovered =
      total > available &&
      t('withdraw.problem.covered', { total: money(total), available: money(available) });
    // Of two bounds the narrower one is said: who keeps to the other would be refused again.
    if (uncovered && available < max) return uncovered;
    const [tightest] = quote.limits;
    if (tightest && amount > maximum && tightest.left === maximum) {
      const { rule, most, left, moreFrom } = tightest;
      const from = words(moreFrom);
      const more = from && rule !== 'newReceiver' ? ` ${t('withdraw.problem.more', { from })}` : '';
      return t(`withdraw.problem.${rule}`, { most: money(most), left: money(left), from }) + more;
    }
    return amountProblem(amount, { max }) || uncovered || problem;
  };
}
