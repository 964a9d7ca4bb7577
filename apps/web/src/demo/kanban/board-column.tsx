import { addTask, type KanbanBoard, type KanbanTask, listTasks } from '@kazi/simulation/kanban';
import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconGripVertical from '#icons/IconGripVertical';
import cards from '../../shell/board/card.module.css';
import columnClasses from '../../shell/board/column.module.css';
import { useLanding } from '../../shell/drag/context.ts';
import { listProps } from '../../shell/drag/elements.ts';
import { useDragItem } from '../../shell/drag/use-drag-item.ts';
import { useChange } from '../calls/use-answer.ts';
import { StatusGlyph } from '../parts/status.tsx';
import { AddInline } from './add-inline.tsx';
import { BoardMenu } from './board-menu.tsx';
import { boardStatus, useBoardName } from './board-name.ts';
import classes from './boards.module.css';
import cardClasses from './card.module.css';
import { CardMenu } from './card-menu.tsx';
import { boardKey, taskKey } from './drag-lists.ts';
import { TaskCard } from './task-card.tsx';

interface BoardColumnProps {
  board: KanbanBoard;
  tasks: readonly KanbanTask[];
}

/** A board with its tasks. */
export function BoardColumn({ board, tasks }: BoardColumnProps) {
  const { t } = useTranslation('demo/kanban');
  const key = boardKey(board.id);
  const { item, handle, grip } = useDragItem<HTMLElement>(key);
  const isTarget = useLanding(key) !== undefined;
  const name = useBoardName()(board.title);
  const [added, setAdded] = useState<number>();
  return (
    <section className={classes.item} aria-label={t('board.label', { name, count: tasks.length })} {...item}>
      <div
        className={`${columnClasses.column} ${classes.board}`}
        data-target={isTarget || undefined}
        {...listProps({ key, kind: 'task' })}
      >
        <BoardHeader board={board} count={tasks.length} handle={handle} grip={grip} />
        <div className={`${columnClasses.scroller} ${classes.scroller}`}>
          {tasks.length === 0 && <p className={classes.nothing}>{t('board.none')}</p>}
          <ul className={classes.cards}>
            {tasks.map((task) => (
              <li key={task.id} ref={task.id === added ? bringIntoSight : undefined}>
                <DraggableCard task={task} isDone={board.title === 'done'} />
              </li>
            ))}
          </ul>
        </div>
        <AddTask board={board} onAdded={setAdded} />
      </div>
    </section>
  );
}

/** What was just added stands at the end of a column that may be longer than the window. */
const bringIntoSight = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' });

interface AddTaskProps {
  board: KanbanBoard;
  onAdded: (id: number) => void;
}

/** Adds tasks to a board, one after the other. */
function AddTask({ board, onAdded }: AddTaskProps) {
  const { t } = useTranslation('demo/kanban');
  const boardName = useBoardName();
  const { mutate } = useChange(addTask, {
    changes: [listTasks],
    onDone: ({ newTask }) => onAdded(newTask.id),
  });
  return (
    <AddInline
      label={t('add.task')}
      fieldLabel={t('add.taskOn', { board: boardName(board.title) })}
      placeholder={t('add.taskExample')}
      onAdd={(title) => mutate({ title, boardId: board.id })}
    />
  );
}

interface BoardHeaderProps {
  board: KanbanBoard;
  count: number;
  /** Attributes of what a pointer drags the board by. */
  handle: object;
  /** Attributes of what has the keys of a drag. */
  grip: object;
}

/** Name of a board, how much is on it, and what can be done with the whole of it. */
function BoardHeader({ board, count, handle, grip }: BoardHeaderProps) {
  const { t } = useTranslation('demo/kanban');
  const name = useBoardName()(board.title);
  return (
    <header className={`${columnClasses.header} ${classes.header}`} {...handle}>
      <ActionIcon
        variant="transparent"
        color="gray"
        size={24}
        className={classes.grip}
        aria-label={t('board.move', { name })}
        {...grip}
      >
        <IconGripVertical size={16} stroke={1.6} />
      </ActionIcon>
      <StatusGlyph status={boardStatus(board.title)} />
      <h2 className={`${columnClasses.name} ${classes.name}`} title={name}>
        <bdi>{name}</bdi>
      </h2>
      <span className={columnClasses.count}>{count}</span>
      <BoardMenu board={board} count={count} />
    </header>
  );
}

interface DraggableCardProps {
  task: KanbanTask;
  isDone: boolean;
}

/** A card that can be dragged, with its menu of moves. */
function DraggableCard({ task, isDone }: DraggableCardProps) {
  const { item, handle, grip } = useDragItem<HTMLDivElement>(taskKey(task.id));
  return (
    <div className={`${cards.item} ${cardClasses.item}`} {...item} {...handle}>
      <TaskCard task={task} isDone={isDone} grip={grip} menu={<CardMenu task={task} />} />
    </div>
  );
}
