import { addBoard, type KanbanBoard, type KanbanTask, listBoards } from '@kazi/simulation/kanban';
import { useTranslation } from 'react-i18next';
import cards from '../../shell/board/card.module.css';
import columnClasses from '../../shell/board/column.module.css';
import { DragArea } from '../../shell/drag/drag-area.tsx';
import { listProps } from '../../shell/drag/elements.ts';
import type { Spot } from '../../shell/drag/lists.ts';
import { useListedKeys } from '../../shell/shortcuts/use-listed-keys.ts';
import { useChange } from '../calls/use-answer.ts';
import { useDragWords } from '../parts/use-drag-words.ts';
import { AddInline, BoardColumn } from './board-column.tsx';
import classes from './boards.module.css';
import { moveOf, useMoveBoard, useMoveTask } from './changes.ts';
import { boardsKey, dragLists, idIn, KanbanContext, useBoardName } from './context.ts';
import { TaskCard } from './task-card.tsx';

interface BoardsProps {
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
}

/** Boards side by side: their tasks, and they themselves, are moved by mouse, touch and keys alike. */
export function Boards({ boards, tasks }: BoardsProps) {
  const { t } = useTranslation('demo/kanban');
  const boardName = useBoardName();
  const moveBoard = useMoveBoard();
  const moveTask = useMoveTask();
  useListedKeys(t('title'), { space: t('keys.pick'), 'up down left right': t('keys.move') });

  const putTask = (taskId: number, boardId: number, at: number) =>
    moveTask.mutate(moveOf({ taskId, boardId, at }, tasks));

  function onMove(item: string, { list, at }: Spot) {
    if (list === boardsKey) moveBoard(idIn(item), at);
    else putTask(idIn(item), idIn(list), at);
  }

  function overlay(item: string) {
    const task = tasks.find(({ id }) => item === `task-${id}`);
    if (task)
      return (
        <div className={cards.carried}>
          <TaskCard task={task} isDone={false} />
        </div>
      );
    const board = boards.find(({ id }) => item === `board-${id}`);
    return (
      board && (
        <div className={classes.carried} dir="auto">
          {boardName(board.title)}
        </div>
      )
    );
  }

  return (
    <KanbanContext value={{ boards, tasks, putTask, moveBoard }}>
      <DragArea
        lists={dragLists(boards, tasks, { boards: t('boards'), nameOf: boardName })}
        words={useDragWords()}
        onMove={onMove}
        overlay={overlay}
        className={classes.area}
        fillsPage
      >
        <div
          className={`${columnClasses.board} ${classes.boards}`}
          {...listProps({ key: boardsKey, kind: 'board' })}
        >
          {boards.map((board) => (
            <BoardColumn
              key={board.id}
              board={board}
              tasks={tasks.filter(({ boardId }) => boardId === board.id)}
            />
          ))}
          <AddBoard />
        </div>
      </DragArea>
    </KanbanContext>
  );
}

/** Adds a board after the last one. */
function AddBoard() {
  const { t } = useTranslation('demo/kanban');
  const { mutate } = useChange(addBoard, { changes: [listBoards] });
  return (
    <div className={classes.newBoard}>
      <AddInline
        label={t('add.board')}
        fieldLabel={t('add.boardName')}
        placeholder={t('add.boardExample')}
        onAdd={(title) => mutate({ title })}
      />
    </div>
  );
}
