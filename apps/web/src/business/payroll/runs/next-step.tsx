import type { RunOpened } from '@kazi/contract/payroll';
import { useAnnounced } from '@kazi/ui/announcer';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import classes from './runs.module.css';
import { useRunActions } from './use-runs.ts';

const ApproveDialog = onDemand(() => import('./run-dialogs.tsx').then((module) => module.ApproveDialog));
const RejectDialog = onDemand(() => import('./run-dialogs.tsx').then((module) => module.RejectDialog));
const CancelDialog = onDemand(() => import('./run-dialogs.tsx').then((module) => module.CancelDialog));
const CloseDialog = onDemand(() => import('./run-dialogs.tsx').then((module) => module.CloseDialog));
const PayDialog = onDemand(() => import('./run-dialogs.tsx').then((module) => module.PayDialog));
const InputsDialog = onDemand(() => import('./run-dialogs.tsx').then((module) => module.InputsDialog));

type Open = 'approve' | 'reject' | 'cancel' | 'pay' | 'close' | 'inputs';

/** What is to be done now, who may do it, and how far it is. */
export function NextStep({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const { progress } = run;
  const said = useNextWords(run);
  const words = progress ? t(`run.progress.${progress.of}`) : `${said.title}. ${said.message}`;
  useAnnounced(words, words);
  return (
    <Panel title={said.title} description={said.message}>
      {progress ? (
        <div>
          <p className={classes.progressWords}>{words}</p>
          <ProgressBar
            value={progress.done}
            max={progress.total}
            label={t('run.progress.count', { done: progress.done, total: progress.total })}
          />
        </div>
      ) : (
        Object.values(run.may).includes(true) && <Actions run={run} />
      )}
    </Panel>
  );
}

function Actions({ run }: { run: RunOpened }) {
  const { t } = useTranslation('payroll');
  const [open, setOpen] = useState<Open>();
  const [refused, setRefused] = useState<{ version: number; why: string }>();
  const { calculate, review } = useRunActions();
  const { may, status, changes, problems } = run;
  const isOpenReview = status === 'calculated' && changes.reviewed < changes.all;
  const shut = () => setOpen(undefined);
  const isCalculated = status === 'calculated';
  return (
    <div className={classes.actions}>
      {refused?.version === run.version && (
        <p className={classes.refusal} role="alert">
          {refused.why}
        </p>
      )}
      {may.change && (
        <Button variant="default" onClick={() => setOpen('inputs')}>
          {t('inputs.import')}
        </Button>
      )}
      {may.calculate && (
        <Button
          variant={isCalculated ? 'default' : 'filled'}
          loading={calculate.busy}
          onClick={() => void calculate.run({ id: run.id, version: run.version })}
        >
          {t(isCalculated ? 'run.calculateAgain' : 'run.calculate')}
        </Button>
      )}
      {may.change && isOpenReview && (
        <Button
          variant="default"
          loading={review.busy}
          onClick={() => void review.run({ id: run.id, reviewed: true })}
        >
          {t('run.reviewAll')}
        </Button>
      )}
      {may.reject && (
        <Button variant="default" onClick={() => setOpen('reject')}>
          {t('run.reject')}
        </Button>
      )}
      {may.approve && (
        <Button disabled={problems.errors > 0 || isOpenReview} onClick={() => setOpen('approve')}>
          {t('run.approve')}
        </Button>
      )}
      {may.pay && <Button onClick={() => setOpen('pay')}>{t('run.pay')}</Button>}
      {may.close && <Button onClick={() => setOpen('close')}>{t('run.close')}</Button>}
      {may.cancel && (
        <Button variant="subtle" onClick={() => setOpen('cancel')}>
          {t('run.cancel')}
        </Button>
      )}
      <Suspense>
        {open === 'approve' && (
          <ApproveDialog
            run={run}
            onRefused={(why) => setRefused({ version: run.version, why })}
            onClose={shut}
          />
        )}
        {open === 'reject' && <RejectDialog run={run} onClose={shut} />}
        {open === 'cancel' && <CancelDialog run={run} onClose={shut} />}
        {open === 'pay' && <PayDialog run={run} onClose={shut} />}
        {open === 'close' && <CloseDialog run={run} onClose={shut} />}
        {open === 'inputs' && <InputsDialog run={run} onClose={shut} />}
      </Suspense>
    </div>
  );
}

/** Says in plain words what a run's status means and what comes next. */
function useNextWords({ status, problems, changes, moves, payouts, may }: RunOpened) {
  const { t } = useTranslation('payroll');
  const title = t(`run.next.${status}`);
  if (status === 'rejected') {
    const rejection = moves.findLast(({ to }) => to === 'rejected');
    return { title, message: t('run.rejectedBecause', { reason: rejection?.reason ?? '' }) };
  }
  if (status === 'paid' && payouts.failed > 0)
    return { title, message: t('run.failed', { count: payouts.failed }) };
  if (status !== 'calculated') return { title, message: t(`run.nextHint.${status}`) };
  if (problems.errors > 0) return { title, message: t('run.errors', { count: problems.errors }) };
  const unseen = changes.all - changes.reviewed;
  if (unseen > 0) return { title, message: t('run.unreviewed', { count: unseen }) };
  const refusal = may.approveRefusal;
  const message = refusal
    ? t(`run.notYou.${refusal}`)
    : t(may.approve ? 'run.readyForYou' : 'run.readyForOther');
  return { title: t('run.next.ready'), message };
}
