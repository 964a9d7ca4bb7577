import { isFinished, type Task, type TaskCard, type TaskStatus } from '@kazi/contract/work';
import { Row, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { RelativeTime } from '@kazi/ui/relative-time';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowBackUp from '#icons/IconArrowBackUp';
import IconRubberStamp from '#icons/IconRubberStamp';
import { useFollowApp } from '../../../live/followed-app.ts';
import { useSignedIn } from '../../../session/session.ts';
import { useFileDrop } from '../../../shell/use-file-drop.ts';
import { useReadAbout } from '../../activity/index.ts';
import { RejectDialog } from '../change/dialog-hosts.tsx';
import { PaidLines } from '../change/field-value.tsx';
import { usePayWords } from '../change/pay.ts';
import { seenOf } from '../change/task-cache.ts';
import { useNextStep, useRejectableChange } from '../change/use-change-task.ts';
import { Deliveries } from '../delivery/delivery-line.tsx';
import { Review } from '../delivery/review.tsx';
import { spendingOptions } from '../fields/reward-input.tsx';
import { PayActions } from '../pay/pay-actions.tsx';
import { TextFilesProvider } from '../rich-text/files.ts';
import { Timeline } from './activity/timeline.tsx';
import { Attachments } from './files/attachments.tsx';
import { useAttachments } from './files/use-attachments.ts';
import sentBackClasses from './sent-back.module.css';
import { Subtasks } from './subtasks/subtasks.tsx';
import taskActionsClasses from './task-actions.module.css';
import { TaskDescription } from './task-description.tsx';
import { TaskKeys } from './task-keys.tsx';
import { TaskProperties } from './task-properties.tsx';
import classes from './task-view.module.css';

/** Everything about a task below its title, each part changed in its place. */
export function TaskView({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  useFollowApp(task.app);
  useReadAbout(task._id);
  const { change, isChanging, rejection } = useRejectableChange();
  const move = (status: TaskStatus) => change({ task: seenOf(task), patch: { status }, asks: true });
  const view = useRef<HTMLElement>(null);
  const takeStep = useNextStep((_: TaskCard, to) => move(to));
  const attachments = useAttachments(task);
  const { over, target } = useFileDrop(attachments.add, task.may.update);
  return (
    <article ref={view} className={classes.task} aria-label={`${task.number} ${task.title}`} {...target}>
      <TaskKeys task={task} view={view} onStep={() => void takeStep(seenOf(task))} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <SentBack task={task} />
          <TaskActions task={task} busy={isChanging} onMove={move} />
          <PayActions task={task} />
          <PaidLines shares={task.shares} />
          {task.deliveries > 0 && (
            <Suspense>
              <Deliveries
                task={task}
                heading={t('delivery.title')}
                review={(newest) => <Review task={task} delivery={newest} />}
              />
            </Suspense>
          )}
          <TextFilesProvider
            value={{ files: task.files, add: task.may.update ? attachments.addOne : undefined }}
          >
            <TaskDescription task={task} />
            <Subtasks task={task} />
            <Attachments task={task} attachments={attachments} />
            <Timeline task={task} />
          </TextFilesProvider>
        </div>
        <aside className={classes.side} aria-label={t('properties')}>
          <TaskProperties task={task} onMove={move} />
        </aside>
      </div>
      {over && <div className={classes.drop}>{t('files.drop')}</div>}
      <RejectDialog {...rejection} />
    </article>
  );
}

/** Why the work was sent back, as long as it is being mended; nothing at other times. */
function SentBack({ task: { sentBack, status } }: { task: Task }) {
  const { t } = useTranslation('tasks');
  if (!sentBack || isFinished(status) || status === 'in-review') return null;
  const { by, at, reason } = sentBack;
  const says = t('sentBack.by', { name: by?.name ?? t('sentBack.somebody') });
  return (
    <Row as="section" gap={10} align="stretch" className={sentBackClasses.note} aria-label={says} data-first>
      <IconArrowBackUp size={18} stroke={1.8} aria-hidden="true" />
      <Text as="div" grow>
        <Row as="p" gap={10} lineGap={2} align="stretch" wrap weight={600}>
          {says}
          <span className={sentBackClasses.at}>
            <RelativeTime at={at} />
          </span>
        </Row>
        {reason ? (
          <p className={sentBackClasses.reason} dir="auto">
            {reason}
          </p>
        ) : (
          <p className={sentBackClasses.at}>{t('sentBack.noReason')}</p>
        )}
      </Text>
    </Row>
  );
}

interface Step {
  to: TaskStatus;
  name: 'start' | 'submit' | 'approve' | 'accept' | 'retract' | 'reject' | 'reopen';
}

/** What usually comes next, by where the task is. */
const steps: Record<TaskStatus, Step[]> = {
  backlog: [{ to: 'in-progress', name: 'start' }],
  todo: [{ to: 'in-progress', name: 'start' }],
  'in-progress': [{ to: 'in-review', name: 'submit' }],
  'in-review': [
    { to: 'done', name: 'accept' },
    { to: 'done', name: 'approve' },
    { to: 'in-progress', name: 'retract' },
    { to: 'in-progress', name: 'reject' },
  ],
  done: [{ to: 'todo', name: 'reopen' }],
  cancelled: [{ to: 'todo', name: 'reopen' }],
};

/** Whether the viewer may take a step: who may not accept may approve, and one's own work is taken back, not sent back. */
function isOpen({ may }: Pick<TaskCard, 'may'>, { to, name }: Step): boolean {
  const isMove = may.moves.includes(to);
  if (name === 'approve') return may.approve && !isMove;
  if (name === 'retract') return may.retract;
  return isMove && !(name === 'reject' && may.retract);
}

interface TaskActionsProps {
  task: Task;
  /** A step is being taken: what comes after it is not known yet. */
  busy: boolean;
  onMove: (to: TaskStatus) => void;
}

/** The next step, if the viewer may take it. */
function TaskActions({ task, busy, onMove }: TaskActionsProps) {
  const { t } = useTranslation(['tasks', 'work']);
  const accept = usePayWords().accept(task);
  const { user } = useSignedIn();
  const isOthers = task.assignees.length > 0 && task.assignees.every(({ id }) => id !== user.id);
  // What others are to do may be done for them, but is not what one is asked for.
  const isOnes = (name: Step['name']) =>
    name !== 'reopen' && !(isOthers && (name === 'start' || name === 'submit'));
  const row = useRef<HTMLFieldSetElement>(null);
  const open = steps[task.status].filter((step) => isOpen(task, step));
  const waits = task.status === 'in-review' && task.may.acceptRefusal !== null;
  if (open.length === 0 && !waits && !task.approval && !busy) return null;

  function take(to: TaskStatus) {
    // The button is gone in a moment; the focus stays where the next one will be.
    row.current?.focus();
    onMove(to);
  }

  return (
    <fieldset ref={row} tabIndex={-1} aria-label={t('next')} className={taskActionsClasses.actions}>
      <Approved task={task} />
      {waits && <Waiting task={task} />}
      {open.map(({ to, name }, at) => (
        <Button
          key={name}
          variant={at === 0 && isOnes(name) ? 'filled' : 'default'}
          disabled={busy}
          onClick={() => take(to)}
        >
          {name === 'accept' ? <SpokenAs about={accept.about}>{accept.short}</SpokenAs> : t(`step.${name}`)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Who approved the work, and when. */
function Approved({ task: { approval } }: { task: Task }) {
  const { t } = useTranslation('work');
  if (!approval) return null;
  return (
    <Row as="p" gap={6} inline wrap size={13} tone="success" className={taskActionsClasses.line}>
      <IconRubberStamp size={16} stroke={1.8} aria-hidden="true" />
      {t('approval.by', { name: approval.by.name })}
      <Text as="span" tone="muted" size={12}>
        <RelativeTime at={approval.at} />
      </Text>
    </Row>
  );
}

/** Whom work that is handed in waits for, and what is on hold for it, to who may not accept it. */
function Waiting({ task }: { task: Task }) {
  const { t } = useTranslation('work');
  const locale = useLocale();
  const { may, held, approval } = task;
  const { data } = useQuery(spendingOptions(task.app));
  if (may.approve || !data) return null;
  const waiting = t(approval ? 'approval.waitsForPayment' : 'approval.waits', { name: data.payer.name });
  return (
    <Text tone="muted" size={13} className={taskActionsClasses.line}>
      {may.acceptRefusal === 'budget' ? t('notAccepting.budget') : waiting}
      {held && ` · ${t('approval.onHold', { amount: formatMoney(held.amount, held.currency, locale) })}`}
    </Text>
  );
}
