import type { TaskElsewhere } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './dashboard.module.css';
import { TaskLine } from './task-line.tsx';

/** Work that was handed in and waits for me; `total` counts also what is not listed. */
export function ReviewPanel({ tasks, total }: { tasks: TaskElsewhere[]; total: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel
      title={t('review.title')}
      actions={
        total > tasks.length && (
          <Link to="/my-work" search={{ part: 'to-review' }} className={classes.more}>
            {t('review.all', { count: total })}
          </Link>
        )
      }
      flush
    >
      <ul className={classes.list}>
        {tasks.map((task) => (
          <TaskLine key={task._id} task={task} withStep />
        ))}
      </ul>
    </Panel>
  );
}
