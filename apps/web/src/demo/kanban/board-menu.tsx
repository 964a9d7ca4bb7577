import { clearTasks, deleteBoard, type KanbanBoard, listBoards, listTasks } from '@kazi/simulation/kanban';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconArrowRight from '#icons/IconArrowRight';
import IconDots from '#icons/IconDots';
import IconEraser from '#icons/IconEraser';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { useChange } from '../calls/use-answer.ts';
import { boardName } from './board-name.ts';
import classes from './boards.module.css';
import { useKanban } from './kanban-context.ts';
import { RenameBoardDialog } from './rename-board-dialog.tsx';
import { tasksText } from './tasks-text.ts';

interface BoardMenuProps {
  board: KanbanBoard;
  /** How many tasks are on it. */
  count: number;
}

/** What can be done with a board, also where nothing can be dragged. */
export function BoardMenu({ board, count }: BoardMenuProps) {
  const { boards, moveBoard } = useKanban();
  const [asked, setAsked] = useState<'rename' | 'clear' | 'remove'>();
  const close = () => setAsked(undefined);
  const at = boards.findIndex(({ id }) => id === board.id);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            className={classes.menu}
            variant="subtle"
            color="gray"
            size={26}
            aria-label={`Actions of ${boardName(board.title)}`}
          >
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setAsked('rename')}>
            Rename
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowLeft size={16} stroke={1.6} className={classes.turns} />}
            disabled={at === 0}
            onClick={() => moveBoard(board.id, at - 1)}
          >
            Move back
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowRight size={16} stroke={1.6} className={classes.turns} />}
            disabled={at === boards.length - 1}
            onClick={() => moveBoard(board.id, at + 1)}
          >
            Move on
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconEraser size={16} stroke={1.6} />}
            disabled={count === 0}
            onClick={() => setAsked('clear')}
          >
            Clear its tasks
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => setAsked('remove')}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked === 'rename' && <RenameBoardDialog board={board} onClose={close} />}
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
  const name = boardName(board.title);
  const clear = useChange(clearTasks, {
    changes: [listTasks],
    onDone: () => {
      toast({ message: `${name} is empty now.` });
      onClose();
    },
  });
  return (
    <Confirm
      title={`Clear ${name}?`}
      confirmLabel="Clear board"
      danger
      busy={clear.isPending}
      onConfirm={() => clear.mutate({ id: board.id })}
      onClose={onClose}
    >
      {tasksText(count)} will be deleted. This cannot be undone.
    </Confirm>
  );
}

interface RemoveBoardProps {
  board: KanbanBoard;
  count: number;
  onClose: () => void;
}

/** Asks before a board goes, and its tasks with it. */
function RemoveBoard({ board, count, onClose }: RemoveBoardProps) {
  const name = boardName(board.title);
  const remove = useChange(deleteBoard, {
    changes: [listBoards, listTasks],
    onDone: () => {
      toast({ message: `${name} was deleted.` });
      onClose();
    },
  });
  return (
    <Confirm
      title={`Delete ${name}?`}
      confirmLabel="Delete board"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: board.id })}
      onClose={onClose}
    >
      {count > 0 ? `${tasksText(count)} on it will be deleted too. ` : ''}This cannot be undone.
    </Confirm>
  );
}
