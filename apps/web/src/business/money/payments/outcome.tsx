import type { Payment } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../parts/use-failure-text.ts';
import classes from './payment-page.module.css';

type Tone = 'good' | 'waits' | 'bad' | 'moves';

const tones: Record<Payment['status'], Tone> = {
  'awaiting-approval': 'waits',
  created: 'moves',
  submitted: 'moves',
  unknown: 'waits',
  succeeded: 'good',
  failed: 'bad',
  refused: 'bad',
  cancelled: 'moves',
};

/** In a sentence, what a payment's status means for the money, and why. */
export function Outcome({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const failureText = useFailureText();
  const { kind, status, failure, approval } = payment;
  const reason = status === 'refused' ? approval?.reason : failure && failureText(failure);
  return (
    <p className={classes.outcome} data-tone={tones[status]}>
      {reason && (
        <span className={classes.reason} dir="auto">
          {reason}{' '}
        </span>
      )}
      {t(`outcome.${kind}.${status}`)}
    </p>
  );
}
