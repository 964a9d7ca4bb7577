import type { Payment, PaymentOpened } from '@kazi/contract/money';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shell/link-button.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { refresh } from '../../../shell/record/use-write.ts';
import { type Status, StatusGlyph } from '../../status.tsx';
import { bidiIsolate } from '../parts/bidi-isolate.ts';
import { useFailureText } from '../parts/cells.tsx';
import { PhoneHint } from '../parts/phone-hint.tsx';
import { isOpen, moneyMoved, usePayment } from '../parts/queries.ts';
import classes from './top-up.module.css';

interface PromptProgressProps {
  /** The payment that the phone was asked for. */
  id: string;
  /** The number, as far as this page still knows it. */
  phone: string;
  onAgain: () => void;
  onAnother: () => void;
}

/** What became of the prompt so far, and what to do next. */
export function PromptProgress({ id, ...rest }: PromptProgressProps) {
  const { t } = useTranslation('common');
  const { data: payment, error, isPending, refetch } = usePayment(id);
  const queries = useQueryClient();
  const isSettled = payment && !isOpen(payment);
  useEffect(() => {
    if (isSettled) void refresh(queries, moneyMoved);
  }, [isSettled, queries]);
  if (isPending) return <SkeletonRows rows={4} label={t('loading')} />;
  if (!payment) return <FailedState error={error} onRetry={refetch} />;
  if (payment.kind !== 'topup')
    return <Navigate to="/wallet/payments/$paymentId" params={{ paymentId: id }} replace />;
  return <Progress payment={payment} {...rest} />;
}

function Progress({
  payment,
  phone,
  onAgain,
  onAnother,
}: Omit<PromptProgressProps, 'id'> & { payment: PaymentOpened }) {
  const { t } = useTranslation('money');
  const locale = useLocale();
  const failureText = useFailureText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { amount, currency, failure, party, receipt, reference } = payment;
  const state = stateOf(payment.status);
  const words = {
    amount: formatMoney(amount, currency, locale),
    phone: bidiIsolate(party.number),
    receipt: receipt ?? reference,
    reason: failure ? failureText(failure) : '',
  };
  return (
    <section className={classes.progress} data-state={state}>
      <div aria-live="polite">
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {t(`topUp.state.${state}.title`, words)}
        </h2>
        <p className={classes.message}>{t(`topUp.state.${state}.message`, words)}</p>
      </div>
      <PromptSteps state={state} phone={words.phone} />
      {isOpen(payment) && <PhoneHint phone={phone} />}
      <div className={classes.actions}>
        <LinkButton to="/wallet" variant="default">
          {t('topUp.toWallet')}
        </LinkButton>
        {state === 'succeeded' && <Button onClick={onAnother}>{t('topUp.another')}</Button>}
        {state === 'failed' && <Button onClick={onAgain}>{t('topUp.again')}</Button>}
      </div>
    </section>
  );
}

/** The states of a prompt. A top-up is approved on the phone and nowhere else, so fewer states than a payment has. */
type PromptState = 'created' | 'submitted' | 'unknown' | 'succeeded' | 'failed';

const states: Record<Payment['status'], PromptState> = {
  'awaiting-approval': 'created',
  created: 'created',
  submitted: 'submitted',
  unknown: 'unknown',
  succeeded: 'succeeded',
  failed: 'failed',
  refused: 'failed',
  cancelled: 'failed',
};

const stateOf = (status: Payment['status']): PromptState => states[status];

type StepState = 'done' | 'now' | 'failed' | 'later';

const names = ['sent', 'answered', 'arrived'] as const;

/** The state of each of the three steps, by that of the prompt. */
const progress: Record<PromptState, readonly [StepState, StepState, StepState]> = {
  created: ['now', 'later', 'later'],
  submitted: ['done', 'now', 'later'],
  unknown: ['done', 'now', 'later'],
  succeeded: ['done', 'done', 'done'],
  failed: ['done', 'failed', 'later'],
};

/** The sign of each state is that of a status that looks the same. */
const signs: Record<StepState, Status> = {
  done: 'succeeded',
  now: 'submitted',
  failed: 'failed',
  later: 'draft',
};

/** The way of a prompt, from the server to the phone and back. */
function PromptSteps({ state, phone }: { state: PromptState; phone: string }) {
  const { t } = useTranslation('money');
  return (
    <ol className={classes.steps} aria-label={t('topUp.steps.label')}>
      {names.map((name, at) => {
        const step = progress[state][at] ?? 'later';
        return (
          <li key={name} className={classes.step} data-step={step}>
            <StatusGlyph status={signs[step]} size={18} />
            <span>
              {t(`topUp.steps.${name}`, { phone })}
              <VisuallyHidden>, {t(`topUp.steps.${step}`)}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
