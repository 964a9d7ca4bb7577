import type { Beneficiary } from '@kazi/contract/money';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { typingMs } from '../../../shell/typing.ts';
import { readAmount } from '../parts/read-amount.ts';
import { useAmountCheck } from '../parts/use-amount-check.ts';
import { isUnverified } from '../receivers/receiver-numbers.ts';
import { operationsOf, type Wish, type Withdrawal } from './operations.ts';
import { useQuote } from './use-quote.ts';
import { useQuoteProblem } from './use-quote-problem.ts';

/** What is filled in for a withdrawal, what that would cost and what is in its way. */
export function useWithdrawForm(receivers: readonly Beneficiary[], first: string | undefined) {
  const [chosen, setChosen] = useState(first ?? (receivers.length === 1 ? receivers[0]?.id : undefined));
  const [way, setWay] = useState<Withdrawal>();
  const [typed, setTyped] = useState('');
  const [narration, setNarration] = useState('');
  const [wasTried, setTried] = useState(false);
  /** What the server had against the amount when it was to be sent. */
  const [refusal, setRefusal] = useState<string>();
  const amountProblem = useAmountCheck();
  const quoteProblem = useQuoteProblem();

  const receiver = receivers.find(({ id }) => id === chosen);
  const ways = receiver ? operationsOf(receiver) : [];
  const operation = ways.find((each) => each === way) ?? ways[0];
  const { cents: amount } = readAmount(typed);
  const wish: Wish | undefined =
    receiver && operation && amount !== undefined && !isUnverified(receiver)
      ? {
          operation,
          beneficiary: receiver.id,
          amount,
          ...(narration.trim() && { narration: narration.trim() }),
        }
      : undefined;
  const [settled] = useDebouncedValue(amount, typingMs);
  const quote = useQuote(wish && settled !== undefined ? { ...wish, amount: settled } : undefined);
  const isCurrent = quote.data?.amount === amount && !quote.isPlaceholderData;

  const change =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setRefusal(undefined);
      set(value);
    };
  return {
    receiver,
    ways,
    operation,
    typed,
    narration,
    wish,
    quote: wish && quote.data,
    isAsking: !isCurrent,
    amountProblem:
      refusal ??
      (wasTried ? amountProblem(typed) : null) ??
      (wish && quote.data && isCurrent && receiver && quoteProblem(quote.data, receiver)),
    /** Nobody is chosen, and somebody has to be. */
    lacksReceiver: wasTried && !receiver,
    choose: change(setChosen),
    takeWay: change(setWay),
    type: change(setTyped),
    setNarration,
    refuse: setRefusal,
    /** From now on what is missing is said. */
    tryOut: () => setTried(true),
  };
}
