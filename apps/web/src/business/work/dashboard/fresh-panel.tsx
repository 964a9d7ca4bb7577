import type { TaskElsewhere } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { useTranslation } from 'react-i18next';
import classes from './dashboard.module.css';
import { TaskLine } from './task-line.tsx';

/** Tasks that others gave me lately and that I have not begun. */
export function FreshPanel({ tasks }: { tasks: TaskElsewhere[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('fresh.title')} flush>
      <ul className={classes.list}>
        {tasks.map((task) => (
          <TaskLine key={task._id} task={task} withStep />
        ))}
      </ul>
    </Panel>
  );
}
