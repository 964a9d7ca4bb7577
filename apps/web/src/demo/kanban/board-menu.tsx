import { clearTasks, deleteBoard, type KanbanBoard, listBoards, listTasks } from '@kazi/simulation/kanban';
import { Menu } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconArrowRight from '#icons/IconArrowRight';
import IconEraser from '#icons/IconEraser';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { KeysRest } from '../../shell/shortcuts/use-shortcut.ts';
import { Action, ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmCall } from '../parts/confirm-call.tsx';
import classes from './boards.module.css';
import { useBoardName, useKanban } from './context.ts';

const RenameBoardDialog = onDemand(async () => (await import('./rename-board-dialog.tsx')).RenameBoardDialog);

interface BoardMenuProps {
  board: KanbanBoard;
  /** How many tasks are on it. */
  count: number;
}

/** What can be done with a board, also where nothing can be dragged. */
export function BoardMenu({ board, count }: BoardMenuProps) {
  const { t } = useTranslation('demo/kanban');
  const boardName = useBoardName();
  const { boards, moveBoard } = useKanban();
  const [asked, setAsked] = useState<'rename' | 'clear' | 'remove'>();
  const close = () => setAsked(undefined);
  const at = boards.findIndex(({ id }) => id === board.id);
  return (
    <>
      <ActionsMenu
        label={t('board.actions', { name: boardName(board.title) })}
        className={classes.menu}
        size={26}
      >
        <Action icon={IconPencil} onClick={() => setAsked('rename')}>
          {t('board.rename')}
        </Action>
        <Action icon={IconArrowLeft} turns disabled={at === 0} onClick={() => moveBoard(board.id, at - 1)}>
          {t('board.moveBack')}
        </Action>
        <Action
          icon={IconArrowRight}
          turns
          disabled={at === boards.length - 1}
          onClick={() => moveBoard(board.id, at + 1)}
        >
          {t('board.moveOn')}
        </Action>
        <Menu.Divider />
        <Action icon={IconEraser} disabled={count === 0} onClick={() => setAsked('clear')}>
          {t('board.clear')}
        </Action>
        <Action icon={IconTrash} danger onClick={() => setAsked('remove')}>
          {t('board.delete')}
        </Action>
      </ActionsMenu>
      <Suspense fallback={<KeysRest />}>
        {asked === 'rename' && <RenameBoardDialog board={board} onClose={close} />}
      </Suspense>
      {asked === 'clear' && <ClearBoard board={board} count={count} onClose={close} />}
      {asked === 'remove' && <RemoveBoard board={board} count={count} onClose={close} />}
    </>
  );
}

interface ClearBoardProps {
  board: KanbanBoard;
  count: number;
  onClose: () => void;
}

/** Asks before all tasks of a board are deleted. */
function ClearBoard({ board, count, onClose }: ClearBoardProps) {
  const { t } = useTranslation('demo/kanban');
  const name = useBoardName()(board.title);
  return (
    <ConfirmCall
      call={clearTasks}
      input={{ id: board.id }}
      changes={[listTasks]}
      title={t('board.clearTitle', { name })}
      confirmLabel={t('board.clearConfirm')}
      done={t('board.cleared', { name })}
      onClose={onClose}
    >
      {t('board.clearEffect', { count })} {t('board.final')}
    </ConfirmCall>
  );
}

interface RemoveBoardProps {
  board: KanbanBoard;
  count: number;
  onClose: () => void;
}

/** Asks before a board goes, and its tasks with it. */
function RemoveBoard({ board, count, onClose }: RemoveBoardProps) {
  const { t } = useTranslation('demo/kanban');
  const name = useBoardName()(board.title);
  return (
    <ConfirmCall
      call={deleteBoard}
      input={{ id: board.id }}
      changes={[listBoards, listTasks]}
      title={t('board.deleteTitle', { name })}
      confirmLabel={t('board.deleteConfirm')}
      done={t('board.deleted', { name })}
      onClose={onClose}
    >
      {count > 0 && `${t('board.deleteEffect', { count })} `}
      {t('board.final')}
    </ConfirmCall>
  );
}
