import type { TaskElsewhere } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { useChangeTask } from '../task-change/use-change-task.ts';
import classes from './dashboard.module.css';
import { TaskLine } from './task-line.tsx';

/** Work that was handed in and waits for me. */
export function ReviewPanel({ tasks }: { tasks: TaskElsewhere[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('review.title')} flush>
      <ul className={classes.list}>
        {tasks.map((task) => (
          <TaskLine
            key={task._id}
            task={task}
            actions={task.may.moves.includes('done') && <Accept task={task} />}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Accept({ task }: { task: TaskElsewhere }) {
  const { t } = useTranslation('dashboard');
  const change = useChangeTask();
  const accept = () =>
    change.mutate({
      task,
      patch: { status: 'done' },
      send: (version) => client.work.tasks.accept({ id: task._id, version }),
    });
  return (
    <Button
      size="xs"
      variant="light"
      loading={change.isPending}
      aria-label={t('review.acceptTask', { number: task.number, title: task.title })}
      onClick={accept}
    >
      {t('review.accept')}
    </Button>
  );
}
