import type { TodoTask } from '@kazi/simulation/todo';
import { useTranslation } from 'react-i18next';
import { DragArea } from '../../shell/drag/drag-area.tsx';
import { listProps } from '../../shell/drag/elements.ts';
import { useListedKeys } from '../../shell/shortcuts/use-listed-keys.ts';
import { useDragWords } from '../parts/use-drag-words.ts';
import { place, useArranged } from './order.ts';
import type { TodoSearch } from './search.ts';
import { idIn, TaskRow, taskKey } from './task-row.tsx';
import classes from './todo.module.css';

const list = { key: 'todo', kind: 'task', runs: 'down' } as const;

interface TaskListProps {
  tasks: readonly TodoTask[];
  search: TodoSearch;
}

/** Tasks one below the other, dragged into any order as long as none was chosen. */
export function TaskList({ tasks, search }: TaskListProps) {
  const { t } = useTranslation('demo/todo');
  const isFree = search.sort === undefined && search.filter !== 'deleted';
  const shown = useArranged(tasks, isFree);
  useListedKeys(t('title'), { space: t('keys.pick'), 'up down': t('keys.move') });
  const put = (id: number, at: number) =>
    place(
      shown.map((task) => task.id),
      id,
      at,
    );
  return (
    <DragArea
      lists={[
        {
          ...list,
          name: t('title'),
          items: shown.map(({ id, title }) => ({ key: taskKey(id), name: title })),
        },
      ]}
      words={useDragWords()}
      onMove={(item, { at }) => put(idIn(item), at)}
      overlay={(item) => (
        <div className={classes.carried} dir="auto">
          {tasks.find(({ id }) => taskKey(id) === item)?.title}
        </div>
      )}
    >
      <ul className={classes.list} aria-label={t('tasks')} {...listProps(list)}>
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
