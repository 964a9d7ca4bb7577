import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isMissing, TaskMissing } from '../task-missing.tsx';
import { TaskPath } from '../task-path.tsx';
import { TaskTitle } from '../task-title.tsx';
import { TaskTools } from '../task-tools.tsx';
import { TaskView } from '../task-view.tsx';
import { useTask } from '../use-task.ts';
import classes from './task-drawer.module.css';

interface OpenedTaskProps {
  id: string;
  /** Buttons of the frame that it is shown in. */
  tools: ReactNode;
  /** It was deleted: there is nothing left to show. */
  onGone: () => void;
}

/** What the drawer shows of a task: the bar stays in sight, and stays the same when another task comes. */
export function OpenedTask({ id, tools, onGone }: OpenedTaskProps) {
  const { t } = useTranslation('common');
  const { data, error, isPending, refetch } = useTask(id);
  const task = isMissing(error) ? undefined : data;
  return (
    <>
      <div className={classes.bar} tabIndex={-1} data-autofocus>
        {task ? <TaskPath task={task} /> : <span />}
        <div className={classes.tools}>
          {task && <TaskTools key={task._id} task={task} onGone={onGone} />}
          {tools}
        </div>
      </div>
      <div className={classes.content}>
        {isPending && <SkeletonRows rows={8} label={t('loading')} />}
        {!isPending && !task && <TaskMissing error={error} onRetry={refetch} />}
        {task && (
          <div key={task._id}>
            <h2 className={classes.title}>
              <TaskTitle task={task} />
            </h2>
            <TaskView task={task} />
          </div>
        )}
      </div>
    </>
  );
}
