import type { Beneficiary, Quote } from '@kazi/contract/money';
import { Panel } from '@kazi/ui/panel';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { AmountField } from '../parts/amount-field.tsx';
import { AddReceiver } from '../receivers/add-receiver.tsx';
import { isUnverified } from '../receivers/receiver-numbers.ts';
import { AvailableHint } from './available-hint.tsx';
import type { WithdrawalRequest } from './operations.ts';
import { QuoteLines } from './quote-lines.tsx';
import { ReceiverChoice } from './receiver-choice.tsx';
import { UnverifiedNote } from './unverified-note.tsx';
import { askQuote } from './use-quote.ts';
import { useSend } from './use-send.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import { WayChoice } from './way-choice.tsx';
import classes from './withdraw.module.css';

const ConfirmWithdrawal = onDemand(() =>
  import('./confirm-withdrawal.tsx').then((module) => module.ConfirmWithdrawal),
);

interface WithdrawFormProps {
  receivers: readonly Beneficiary[];
  /** Id of the receiver that is chosen at first. */
  first: string | undefined;
}

/** Receiver and amount; what it costs is shown before anything has to be confirmed. */
export function WithdrawForm({ receivers, first }: WithdrawFormProps) {
  const { t } = useTranslation('payments');
  const form = useWithdrawForm(receivers, first);
  const { receiver, quote, request } = form;
  const [asked, setAsked] = useState<{ request: WithdrawalRequest; quote: Quote }>();
  const send = useSend({
    onRefused: (problem) => {
      setAsked(undefined);
      form.refuse(problem);
    },
  });
  const ask = useMutation({
    mutationFn: async (request: WithdrawalRequest) => ({ request, quote: await askQuote(request) }),
    onSuccess: (answer) => {
      send.reset();
      setAsked(answer.quote.problem ? undefined : answer);
    },
  });
  const unverified = receiver && isUnverified(receiver) && receiver.type === 'MOBILE_WALLET';
  return (
    <Panel>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.tryOut();
          if (request) ask.mutate(request);
        }}
      >
        <ReceiverChoice
          receivers={receivers}
          chosen={receiver?.id}
          isMissing={form.lacksReceiver}
          onChoose={form.choose}
        />
        <div>
          <AddReceiver variant="default" onAdded={({ id }) => form.choose(id)} />
        </div>
        {unverified && <UnverifiedNote wallet={receiver} />}
        <WayChoice ways={form.ways} value={form.operation} onChange={form.takeWay} />
        <div className={classes.field}>
          <AmountField
            label={t('withdraw.amount')}
            value={form.typed}
            onChange={form.type}
            error={form.amountProblem}
            description={<AvailableHint />}
          />
        </div>
        <TextInput
          className={classes.field ?? ''}
          label={t('withdraw.narration')}
          description={t('withdraw.narrationHint')}
          value={form.narration}
          onChange={({ currentTarget }) => form.setNarration(currentTarget.value)}
          maxLength={25}
          autoComplete="off"
        />
        {quote && !quote.problem && receiver && (
          <QuoteLines quote={quote} isStale={form.isAsking} name={receiver.name} />
        )}
        <div>
          <Button type="submit" loading={ask.isPending} disabled={unverified}>
            {t('withdraw.continue')}
          </Button>
        </div>
      </form>
      <Suspense>
        {asked && receiver && (
          <ConfirmWithdrawal
            quote={asked.quote}
            receiver={receiver}
            busy={send.isPending}
            error={send.error}
            onConfirm={() => send.mutate(asked.request)}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
