import { rules } from 'virtual:rules/money.payments.toMpesa';
import { cents, noCents } from '@kazi/contract/cents';
import type { Beneficiary, NewWithdrawal, PaymentOpened, Quote, Withdrawal } from '@kazi/contract/money';
import { withdrawalsTo } from '@kazi/contract/money/words';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallContext, client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { defineForm, useDefinedForm } from '../../../shell/form/define-form.ts';
import { typingMs } from '../../../shell/typing.ts';
import { isUnverified } from '../beneficiaries/beneficiary-parts.tsx';
import { useMomentWords } from '../parts/use-moment-words.ts';

export interface WithdrawalInput extends Pick<NewWithdrawal, 'beneficiary' | 'amount' | 'narration'> {
  operation: Withdrawal;
}

const { toBank, toMpesa, toPesalinkAccount, toPesalinkPhone } = client.money.payments;
const calls = {
  'bank-transfer': toBank,
  'pesalink-to-account': toPesalinkAccount,
  'pesalink-to-phone': toPesalinkPhone,
  'send-to-mpesa': toMpesa,
};

/** Withdraws by the call of its operation. */
export const withdraw = (
  { operation, ...input }: WithdrawalInput,
  options: { context: CallContext },
): Promise<PaymentOpened> => calls[operation](input, options);

interface Values {
  /** Id; none is chosen where it is empty. */
  beneficiary: string;
  /** Chosen where a beneficiary can be paid in several ways. */
  operation: Withdrawal | undefined;
  amount: TypedAmount;
  narration: string;
}

const empty: Values = { beneficiary: '', operation: undefined, amount: null, narration: '' };

const withdrawalForm = defineForm({
  rules,
  from: (values: Values) => values,
  empty,
  useFields() {
    const { t } = useTranslation('payments');
    return {
      beneficiary: t('withdraw.beneficiary'),
      operation: t('withdraw.way'),
      amount: t('withdraw.amount'),
      narration: t('withdraw.narration'),
    };
  },
});

const digitsShown = 3;

/** Whether a verified wallet is by all that its masked number shows the phone of the user themselves. */
const isOwnNumber = (beneficiary: Beneficiary, phone: string | null): boolean =>
  beneficiary.type === 'MOBILE_WALLET' &&
  !isUnverified(beneficiary) &&
  phone?.slice(-digitsShown) === beneficiary.phone.slice(-digitsShown);

const leastAsked = cents(100);

/** What is filled in for a withdrawal, what that would cost and what prevents it. It goes to one's own `phone`, unless chosen otherwise. */
export function useWithdrawForm(
  beneficiaries: readonly Beneficiary[],
  first: string | undefined,
  phone: string | null = null,
) {
  const only = beneficiaries.length === 1 ? beneficiaries[0]?.id : undefined;
  const own = beneficiaries.find((each) => isOwnNumber(each, phone))?.id;
  const form = useDefinedForm(withdrawalForm, { ...empty, beneficiary: first ?? only ?? own ?? '' });
  const [wasTried, setTried] = useState(false);
  const { t } = useTranslation('payments');
  const amountProblem = useAmountCheck();
  const quoteProblem = useQuoteProblem();
  const { amount: typed, narration } = form.values;

  const beneficiary = beneficiaries.find(({ id }) => id === form.values.beneficiary);
  /** The ways by which the beneficiary can be paid, the usual one first. */
  const operations: readonly Withdrawal[] = beneficiary ? withdrawalsTo[beneficiary.type] : [];
  const operation = operations.find((each) => each === form.values.operation) ?? operations[0];
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

  const set =
    <Name extends keyof Values>(name: Name) =>
    (value: Values[Name]) => {
      form.clearErrors();
      form.setValues({ [name]: value });
    };
  return {
    /** Its errors are what the server has against the withdrawal. */
    form,
    beneficiary,
    operations,
    operation,
    typed,
    narration,
    input,
    /** Where all that can be sent goes by one press: a number of one’s own. */
    whole:
      beneficiary && operation && beneficiary.type === 'MOBILE_WALLET' && !isUnverified(beneficiary)
        ? { operation, beneficiary: beneficiary.id }
        : undefined,
    quote: input && settled !== undefined ? quote.data : undefined,
    /** What may be sent to the beneficiary, whatever is typed. */
    bounds: beneficiary && quote.data,
    isAsking: !isCurrent,
    amountProblem:
      form.errors.amount ??
      (wasTried && amount === undefined ? amountProblem(typed, quote.data && boundsOf(quote.data)) : null) ??
      (isOfAmount && quoteProblem(refused)),
    /** None is chosen and one is needed, or this one cannot be paid. */
    beneficiaryProblem:
      wasTried && !beneficiary
        ? t('withdraw.chooseBeneficiary')
        : (form.errors.beneficiary ?? (isOfAmount ? undefined : refused?.problem)),
    choose: set('beneficiary'),
    chooseOperation: set('operation'),
    type: set('amount'),
    setNarration: (text: string) => form.setFieldValue('narration', text),
    /** Shows from now on what is missing. */
    showMissing: () => setTried(true),
  };
}

type QuoteInput = Pick<WithdrawalInput, 'operation' | 'beneficiary' | 'amount'>;

const nothing: QuoteInput = { operation: 'send-to-mpesa', beneficiary: '', amount: noCents };

const quoteOptions = ({ operation, beneficiary, amount }: QuoteInput) =>
  api.money.payments.quote.queryOptions({ input: { operation, beneficiary, amount }, staleTime: 0 });

/** What a withdrawal would cost, asked for as soon as beneficiary and amount are known. */
const useQuote = (input: QuoteInput | undefined) =>
  useQuery({
    ...quoteOptions(input ?? nothing),
    enabled: input !== undefined,
    // While another amount is asked about, the lines stay where they are.
    ...(input && { placeholderData: keepPreviousData }),
  });

/** The same, as it is at this moment. */
export const askQuote = (input: QuoteInput) => queryClient.fetchQuery(quoteOptions(input));

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
