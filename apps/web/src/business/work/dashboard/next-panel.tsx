import type { TaskElsewhere } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './dashboard.module.css';
import { TaskLine } from './task-line.tsx';

/** My open tasks, most pressing first. */
export function NextPanel({ tasks }: { tasks: TaskElsewhere[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel
      title={t('next.title')}
      actions={
        <Link to="/my-work" className={classes.more}>
          {t('next.all')}
        </Link>
      }
      flush
    >
      {tasks.length === 0 ? (
        <p className={classes.nothing}>{t('next.none')}</p>
      ) : (
        <ul className={classes.list}>
          {tasks.map((task) => (
            <TaskLine key={task._id} task={task} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
