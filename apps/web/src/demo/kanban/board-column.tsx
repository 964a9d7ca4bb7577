import type { KanbanBoard, KanbanTask } from '@kazi/simulation/kanban';
import looks from '../../shell/board/column.module.css';
import { useLanding } from '../../shell/drag/context.ts';
import { listProps } from '../../shell/drag/elements.ts';
import { useDragItem } from '../../shell/drag/use-drag-item.ts';
import { AddTask } from './add-task.tsx';
import { BoardHeader } from './board-header.tsx';
import { boardName } from './board-name.ts';
import classes from './boards.module.css';
import { boardKey } from './drag-lists.ts';
import { DraggableCard } from './draggable-card.tsx';

interface BoardColumnProps {
  board: KanbanBoard;
  tasks: readonly KanbanTask[];
}

/** A board with its tasks. */
export function BoardColumn({ board, tasks }: BoardColumnProps) {
  const key = boardKey(board.id);
  const { item, handle, grip } = useDragItem<HTMLElement>(key);
  const isTarget = useLanding(key) !== undefined;
  const name = boardName(board.title);
  return (
    <section className={classes.item} aria-label={`${name}, ${tasks.length} tasks`} {...item}>
      <div
        className={`${looks.column} ${classes.board}`}
        data-target={isTarget || undefined}
        {...listProps({ key, kind: 'task' })}
      >
        <BoardHeader board={board} count={tasks.length} handle={handle} grip={grip} />
        <div className={`${looks.scroller} ${classes.scroller}`}>
          {tasks.length === 0 && <p className={classes.nothing}>No tasks here.</p>}
          <ul className={classes.cards}>
            {tasks.map((task) => (
              <li key={task.id}>
                <DraggableCard task={task} isDone={board.title === 'done'} />
              </li>
            ))}
          </ul>
        </div>
        <AddTask board={board} />
      </div>
    </section>
  );
}
