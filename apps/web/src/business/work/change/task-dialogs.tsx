import type { Money } from '@kazi/contract/shared';
import { reasonMaxLength, type TaskCard } from '@kazi/contract/work';
import { Row } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shell/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../shell/dialog/dialog.tsx';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import { useTextDraft } from '../../../shell/form/use-text-draft.ts';
import type { Conflict } from '../../../shell/record/use-record.ts';
import { LatestDelivery } from '../delivery/deliveries.tsx';
import { taskOptions } from '../task/task-options.ts';
import { FieldValue, PaidLines } from './field-value.tsx';
import { usePayWords } from './pay.ts';
import type { Field, TaskPatch, TaskSeen } from './task-cache.ts';
import classes from './task-dialogs.module.css';

/** A question that waits for its answer: a yes or a no. */
export type Asked<About, Answer = boolean> = About & { answer: (given: Answer) => void };

/** A payment that is asked about. */
export type PaymentAsked = Asked<{
  /** What is accepted: a task's number, or how many tasks. */
  what: string;
  /** The person paid, or how many people. */
  to: string;
  reward: Money;
  /** A key asks, whatever the amount; else the payer wants to be asked about as much. */
  isKey?: boolean;
  /** The work that is accepted, where it is that of one task. */
  task?: TaskCard | undefined;
}>;

/** Paid tasks that shall be opened again. */
export type ReopeningAsked = Asked<{ tasks: readonly TaskCard[] }>;

/** Names the task, the person and the amount before money leaves a wallet. */
export function PaymentDialog({ asked: { what, to, reward, isKey, task, answer } }: { asked: PaymentAsked }) {
  const { t } = useTranslation(['work', 'common']);
  const amount = formatMoney(reward.amount, reward.currency, useLocale());
  return (
    <ConfirmDialog
      title={t('pay.title', { amount, to })}
      confirmLabel={t('pay.confirm', { amount })}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {t(isKey ? 'pay.byKey' : 'pay.message', { what, to, amount })}
      {!isKey && <p>{t('pay.why')}</p>}
      {task?.delivery && <LatestDelivery task={task._id} />}
    </ConfirmDialog>
  );
}

/** Says what stays paid before tasks are opened again. */
export function ReopenDialog({ asked: { tasks, answer } }: { asked: ReopeningAsked }) {
  const { t } = useTranslation('work');
  const [only, ...others] = tasks;
  const what = only && others.length === 0 ? only.number : t('pay.tasks', { count: tasks.length });
  return (
    <ConfirmDialog
      title={t('reopen.title', { what })}
      confirmLabel={t('reopen.confirm', { what })}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {only && others.length === 0 ? <OfOne id={only._id} /> : <OfMany tasks={tasks} />}
    </ConfirmDialog>
  );
}

function OfOne({ id }: { id: string }) {
  const { data: task } = useQuery(taskOptions(id));
  const { t } = useTranslation('work');
  return task ? <PaidLines shares={task.shares} /> : t('reopen.stays');
}

function OfMany({ tasks }: Pick<ReopeningAsked, 'tasks'>) {
  const { t } = useTranslation('work');
  const words = usePayWords();
  return (
    <>
      <ul>
        {tasks.map((task) => (
          <li key={task._id}>
            <bdi>{task.number}</bdi> · {words.paid(task)} · {words.to(task)}
          </li>
        ))}
      </ul>
      <p>{t('reopen.stays')}</p>
    </>
  );
}

interface RejectReasonProps {
  /** Number of the task that is sent back. */
  number: string;
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks what is still missing. Open as long as it is rendered. */
export function RejectReason({ number, onReject, onClose }: RejectReasonProps) {
  const { t } = useTranslation(['work', 'common']);
  const [reason, setReason, end] = useTextDraft(`rejection.${number}`);
  const send = () => {
    end();
    onReject(reason);
  };
  const close = () => {
    end();
    onClose();
  };
  return (
    <Dialog onClose={close} title={t('change.rejectTitle', { number })} size={480} withCloseButton={false}>
      <Textarea
        label={t('change.rejectReason')}
        description={t('change.rejectHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && send()}
        maxLength={reasonMaxLength}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
      />
      <Row gap={8} justify="end" className={classes.actions}>
        <Button variant="default" onClick={close}>
          {t('common:cancel')}
        </Button>
        <Button onClick={send}>{t('change.reject')}</Button>
      </Row>
    </Dialog>
  );
}

/**
 * A change of a task beside what somebody else made of the same fields meanwhile. It stays until it is answered: what was typed
 * stands in it alone.
 */
export function TaskConflict(conflict: Conflict<TaskSeen, TaskPatch, Field>) {
  const { t } = useTranslation('work');
  const { mine, theirs, clashes, ...answers } = conflict;
  return (
    <NewerVersionDialog<TaskPatch, Field>
      edit={{ newer: { mine, theirs, clashes }, isSaving: false, ...answers }}
      texts={{
        title: t('stale.title', { number: theirs.number }),
        message: t('stale.intro'),
        mine: t('stale.mine'),
        theirs: t('stale.theirs'),
        keepMine: t('stale.keepMine'),
        takeTheirs: t('stale.takeTheirs'),
      }}
      labels={(field) => t(`field.${field}`)}
      show={(task, field) => <FieldValue field={field} task={task} app={theirs.app} />}
    />
  );
}
