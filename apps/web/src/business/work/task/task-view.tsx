import type { Task, TaskCard, TaskStatus } from '@kazi/contract/work';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollowApp } from '../../../live/followed-app.ts';
import { useFileDrop } from '../../../shell/use-file-drop.ts';
import { RejectDialog } from '../change/dialog-hosts.tsx';
import { seenOf } from '../change/task-record.ts';
import { useNextStep, useRejectableChange } from '../change/use-change-task.ts';
import { PaidLines } from '../reward/paid-lines.tsx';
import { Timeline } from './activity/timeline.tsx';
import { Attachments } from './files/attachments.tsx';
import { useAttachments } from './files/use-attachments.ts';
import { SentBack } from './sent-back.tsx';
import { Subtasks } from './subtasks/subtasks.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskDescription } from './task-description.tsx';
import { TaskKeys } from './task-keys.tsx';
import { TaskProperties } from './task-properties.tsx';
import classes from './task-view.module.css';

/** Everything about a task below its title, each part changed in its place. */
export function TaskView({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  useFollowApp(task.app);
  const { change, isChanging, rejection } = useRejectableChange();
  const move = (status: TaskStatus) => change({ task: seenOf(task), patch: { status } });
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
          <PaidLines shares={task.shares} />
          <TaskDescription task={task} />
          <Subtasks task={task} />
          <Attachments task={task} attachments={attachments} />
          <Timeline task={task} />
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
