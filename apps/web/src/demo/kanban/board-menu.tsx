import type { KanbanBoard } from '@kazi/simulation/kanban';
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
import classes from './boards.module.css';
import { useRemoveBoard } from './changes.ts';
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
  const [isRenaming, setRenaming] = useState(false);
  const { clear, remove } = useRemoveBoard();
  const at = boards.findIndex(({ id }) => id === board.id);
  return (
    <>
      <ActionsMenu
        label={t('board.actions', { name: boardName(board.title) })}
        className={classes.menu}
        size={26}
      >
        <Action icon={IconPencil} onClick={() => setRenaming(true)}>
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
        <Action icon={IconEraser} disabled={count === 0} onClick={() => clear(board)}>
          {t('board.clear')}
        </Action>
        <Action icon={IconTrash} danger onClick={() => remove(board)}>
          {t('board.delete')}
        </Action>
      </ActionsMenu>
      <Suspense fallback={<KeysRest />}>
        {isRenaming && <RenameBoardDialog board={board} onClose={() => setRenaming(false)} />}
      </Suspense>
    </>
  );
}
