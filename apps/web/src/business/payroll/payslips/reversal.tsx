import type { PayslipOpened } from '@kazi/contract/payroll';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { useDates } from '../../../shell/use-dates.ts';
import classes from './payslips.module.css';

const ReverseDialog = onDemand(() => import('./reverse-dialog.tsx').then((module) => module.ReverseDialog));

/** Begins to take a payslip of a closed month back. */
export function Reverse({ payslip }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('reverse.open')}
      </Button>
      <Suspense>{isOpen && <ReverseDialog payslip={payslip} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** What takes the payslip back: another one, or a run that is still open; nothing where it holds. */
export function ReversedBy({ payslip: { id, reversedBy, may } }: { payslip: PayslipOpened }) {
  const { t } = useTranslation('payroll');
  const { monthName } = useDates();
  if (!reversedBy) return null;
  const { run, payslip } = reversedBy;
  const month = monthName(reversedBy.month);
  if (payslip) {
    return (
      <p className={classes.notice}>
        {t('payslip.isReversed', { month })}{' '}
        <Link to="/payroll/payslips/$payslipId" params={{ payslipId: payslip }}>
          {t('payslip.toReversal')}
        </Link>
      </p>
    );
  }
  return (
    <div className={classes.notice}>
      {t('payslip.isBeingReversed')}{' '}
      <Link to="/payroll/runs/$runId" params={{ runId: run }}>
        {t('run.title', { month })}
      </Link>
      {may.unreverse && <Unreverse id={id} />}
    </div>
  );
}

/** Lets the payslip hold again, while the run that would take it back is open. */
function Unreverse({ id }: { id: string }) {
  const { t } = useTranslation('payroll');
  const remove = useWrite(client.payroll.payslips.unreverse, {
    changes: ['payslip'],
    says: () => t('reverse.undone'),
  });
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.undo}
      loading={remove.busy}
      onClick={() => void remove.run({ id })}
    >
      {t('reverse.undo')}
    </Button>
  );
}
