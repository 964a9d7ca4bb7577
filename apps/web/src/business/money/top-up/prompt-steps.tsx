import type { Payment } from '@kazi/contract/money';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Status, StatusGlyph } from '../../status.tsx';
import classes from './top-up.module.css';

/** The states of a prompt. A top-up is approved on the phone and nowhere else, so fewer states than a payment has. */
export type PromptState = 'created' | 'submitted' | 'unknown' | 'succeeded' | 'failed';

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

export const stateOf = (status: Payment['status']): PromptState => states[status];

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
export function PromptSteps({ state, phone }: { state: PromptState; phone: string }) {
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
