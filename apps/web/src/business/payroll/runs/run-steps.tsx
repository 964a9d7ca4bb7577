import type { RunOpened, RunStatus } from '@kazi/contract/payroll';
import { useTranslation } from 'react-i18next';
import classes from './run-steps.module.css';

const steps = ['inputs', 'review', 'approve', 'pay', 'close'] as const;

/** The step that is to be done now; past the last one, all are done. */
const stepAt: Record<RunStatus, number> = {
  draft: 0,
  rejected: 0,
  calculated: 1,
  approved: 3,
  paying: 3,
  paid: 4,
  closed: 5,
  cancelled: -1,
};

function stepOf({ status, problems, changes }: RunOpened): number {
  const isReviewed = problems.errors === 0 && changes.reviewed === changes.all;
  return status === 'calculated' && isReviewed ? 2 : stepAt[status];
}

/** How far a run is, from its inputs to its close. */
export function RunSteps({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const at = stepOf(run);
  if (at < 0) return null;
  return (
    <ol className={classes.steps} aria-label={t('run.steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={classes.number} aria-hidden="true">
            {index < at ? '✓' : index + 1}
          </span>
          {t(`run.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
