import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import type { TaskList } from '../../task-lists/use-task-lists.ts';
import { TaskRow } from './task-row.tsx';
import classes from './tasks.module.css';

interface TaskGroupProps {
  list: TaskList;
  /** What to say where there are none. */
  empty: string;
}

/** Tasks one below the other, in each of their states. */
export function TaskGroup({ list, empty }: TaskGroupProps) {
  const { t } = useTranslation('common');
  const { tasks, isPending, error, hasMore, loadMore, retry } = list;
  if (isPending) return <SkeletonRows rows={4} label={t('loading')} />;
  if (error) return <FailedState error={error} onRetry={retry} />;
  if (tasks.length === 0) return <p className={classes.nothing}>{empty}</p>;
  return (
    <>
      <ul className={classes.list}>
        {tasks.map((task) => (
          <TaskRow key={task._id} task={task} />
        ))}
      </ul>
      {hasMore && (
        <Button className={classes.more} variant="subtle" size="xs" onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
