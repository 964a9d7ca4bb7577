import type { Task, TaskStatus } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import { useFollowApp } from '../../../live/followed-app.ts';
import { RejectDialog } from '../task-change/reject-dialog.tsx';
import { useRejectableChange } from '../task-change/use-rejectable-change.ts';
import { Timeline } from './activity/timeline.tsx';
import { Attachments } from './files/attachments.tsx';
import { useAttachments } from './files/use-attachments.ts';
import { useFileDrop } from './files/use-file-drop.ts';
import { Subtasks } from './subtasks/subtasks.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskDescription } from './task-description.tsx';
import { TaskProperties } from './task-properties.tsx';
import classes from './task-view.module.css';
import { seenOf } from './use-task.ts';

/** Everything about a task below its title, each part changed in its place. */
export function TaskView({ task }: { task: Task }) {
  const { t } = useTranslation('tasks');
  useFollowApp(task.app);
  const { change, isChanging, rejection } = useRejectableChange();
  const move = (status: TaskStatus) => change({ task: seenOf(task), patch: { status } });
  const attachments = useAttachments(task);
  const { over, target } = useFileDrop(attachments.add, task.may.update);
  return (
    <article className={classes.task} aria-label={`${task.number} ${task.title}`} {...target}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <TaskActions task={task} busy={isChanging} onMove={move} />
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
