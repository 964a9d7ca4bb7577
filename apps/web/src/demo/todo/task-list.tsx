import type { TodoTask } from '@kazi/simulation/todo';
import { useListedKeys } from '../../shell/shortcuts/use-listed-keys.ts';
import { DragArea } from '../drag/drag-area.tsx';
import { listProps } from '../drag/pointed.ts';
import { place, useArranged } from './order.ts';
import type { TodoSearch } from './search.ts';
import { idIn, TaskRow, taskKey } from './task-row.tsx';
import classes from './todo.module.css';

const list = { key: 'todo', kind: 'task', name: 'To-do', runs: 'down' } as const;

interface TaskListProps {
  tasks: readonly TodoTask[];
  search: TodoSearch;
}

/** Tasks one below the other, dragged into any order as long as none was chosen. */
export function TaskList({ tasks, search }: TaskListProps) {
  const isFree = search.sort === undefined && search.filter !== 'deleted';
  const shown = useArranged(tasks, isFree);
  useListedKeys('To-do', { space: 'Pick up or drop a task', 'up down': 'Move what is picked up' });
  const put = (id: number, at: number) =>
    place(
      shown.map((task) => task.id),
      id,
      at,
    );
  return (
    <DragArea
      lists={[{ ...list, items: shown.map(({ id, title }) => ({ key: taskKey(id), name: title })) }]}
      onMove={(item, { at }) => put(idIn(item), at)}
      overlay={(item) => (
        <div className={classes.carried}>{tasks.find(({ id }) => taskKey(id) === item)?.title}</div>
      )}
    >
      <ul className={classes.list} aria-label="Tasks" {...listProps(list)}>
        {shown.map((task, at) => (
          <TaskRow
            key={task.id}
            task={task}
            move={
              isFree
                ? {
                    up: at > 0 ? () => put(task.id, at - 1) : undefined,
                    down: at < shown.length - 1 ? () => put(task.id, at + 1) : undefined,
                  }
                : undefined
            }
          />
        ))}
      </ul>
    </DragArea>
  );
}
