import type { TaskCard } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Checkbox, Skeleton } from '@mantine/core';
import classes from './tasks.module.css';
import { useSubtaskTicks } from './use-subtask-ticks.ts';

/** The subtasks of a task, to tick off. */
export function FlowSubtasks({ task }: { task: TaskCard }) {
  const { subtasks, tick } = useSubtaskTicks(task);
  if (!subtasks) return <Skeleton className={classes.subtaskBones} height={task.subtasks.total * 30} />;
  return (
    <ul className={classes.subtasks}>
      {subtasks.map(({ _id, title, done, assignee, may }) => (
        <li key={_id} className={classes.subtask}>
          <Checkbox
            size="xs"
            checked={done}
            disabled={!may.update}
            label={title}
            onChange={() => tick.mutate({ id: _id, done: !done })}
          />
          {assignee && <Avatar name={assignee.name} src={assignee.avatar} size={20} />}
        </li>
      ))}
    </ul>
  );
}
