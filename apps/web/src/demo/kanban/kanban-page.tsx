import { addBoard, type KanbanBoard, type KanbanTask, listBoards, listTasks } from '@kazi/simulation/kanban';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import cards from '../../shell/board/card.module.css';
import columnClasses from '../../shell/board/column.module.css';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { DragArea } from '../../shell/drag/drag-area.tsx';
import { listProps } from '../../shell/drag/elements.ts';
import type { Spot } from '../../shell/drag/lists.ts';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useListedKeys } from '../../shell/shortcuts/use-listed-keys.ts';
import { KeysRest } from '../../shell/shortcuts/use-shortcut.ts';
import { useChangeSearch } from '../../shell/use-change-search.ts';
import { answerOf, useChange } from '../calls/use-answer.ts';
import { useDragWords } from '../parts/use-drag-words.ts';
import { AddInline, BoardColumn } from './board-column.tsx';
import classes from './boards.module.css';
import { moveOf, useMoveBoard, useMoveTask } from './changes.ts';
import { boardsKey, dragLists, idIn, KanbanContext, useBoardName } from './context.ts';
import { TaskCard } from './task-card.tsx';

const TaskPanel = onDemand(() => import('./task-panel.tsx').then((module) => module.TaskPanel));

interface KanbanSearch {
  /** Id of the task that is open. */
  task?: number | undefined;
}

/** Boards of tasks. The task that is open is in the address. */
export function KanbanPage({ search }: { search: KanbanSearch }) {
  const { t } = useTranslation('demo/kanban');
  const change = useChangeSearch<KanbanSearch>();
  const boards = useQuery(answerOf(listBoards, {}));
  const tasks = useQuery(answerOf(listTasks, {}));
  const opened = tasks.data?.find(({ id }) => id === search.task);
  const error = boards.error ?? tasks.error;
  return (
    <Page title={t('title')} description={t('description')} width="full">
      {boards.data && tasks.data ? (
        <Boards boards={boards.data} tasks={tasks.data} />
      ) : error ? (
        <FailedState error={error} onRetry={() => Promise.all([boards.refetch(), tasks.refetch()])} />
      ) : (
        <BoardSkeletons />
      )}
      {opened && boards.data && (
        <Suspense fallback={<KeysRest />}>
          <TaskPanel
            key={opened.id}
            task={opened}
            boards={boards.data}
            onClose={() => change({ task: undefined }, { replace: false })}
          />
        </Suspense>
      )}
    </Page>
  );
}

const cardHeights = [
  [220, 120, 210],
  [200, 230],
  [210, 110, 120],
];

/** Keeps the place of the boards while they are loaded. */
function BoardSkeletons() {
  const { t } = useTranslation('demo/kanban');
  return (
    <div
      className={`${columnClasses.board} ${classes.boards}`}
      role="status"
      aria-label={t('loading')}
      data-fills-page
    >
      {cardHeights.map((heights) => (
        <div key={heights.join()} className={classes.skeletons} aria-hidden="true">
          {heights.map((height) => (
            <div key={height} className={columnClasses.skeleton} style={{ blockSize: height }} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface BoardsProps {
  boards: readonly KanbanBoard[];
  tasks: readonly KanbanTask[];
}

/** Boards side by side: their tasks, and they themselves, are moved by mouse, touch and keys alike. */
function Boards({ boards, tasks }: BoardsProps) {
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
