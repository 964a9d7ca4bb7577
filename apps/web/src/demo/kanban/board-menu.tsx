import {
  clearTasks,
  deleteBoard,
  type KanbanBoard,
  listBoards,
  listTasks,
  updateBoard,
} from '@kazi/simulation/kanban';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Menu, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowLeft from '#icons/IconArrowLeft';
import IconArrowRight from '#icons/IconArrowRight';
import IconDots from '#icons/IconDots';
import IconEraser from '#icons/IconEraser';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { Confirm } from '../../shell/dialog/confirm.tsx';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useChange } from '../calls/use-answer.ts';
import { given } from '../parts/validators.ts';
import classes from './boards.module.css';
import { useBoardName, useKanban } from './context.ts';

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
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            className={classes.menu}
            variant="subtle"
            color="gray"
            size={26}
            aria-label={t('board.actions', { name: boardName(board.title) })}
          >
            <IconDots size={16} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.6} />} onClick={() => setAsked('rename')}>
            {t('board.rename')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowLeft size={16} stroke={1.6} className={classes.turns} />}
            disabled={at === 0}
            onClick={() => moveBoard(board.id, at - 1)}
          >
            {t('board.moveBack')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowRight size={16} stroke={1.6} className={classes.turns} />}
            disabled={at === boards.length - 1}
            onClick={() => moveBoard(board.id, at + 1)}
          >
            {t('board.moveOn')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconEraser size={16} stroke={1.6} />}
            disabled={count === 0}
            onClick={() => setAsked('clear')}
          >
            {t('board.clear')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => setAsked('remove')}
          >
            {t('board.delete')}
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
  const { t } = useTranslation('demo/kanban');
  const name = useBoardName()(board.title);
  const clear = useChange(clearTasks, {
    changes: [listTasks],
    onDone: () => {
      toast({ message: t('board.cleared', { name }) });
      onClose();
    },
  });
  return (
    <Confirm
      title={t('board.clearTitle', { name })}
      confirmLabel={t('board.clearConfirm')}
      danger
      busy={clear.isPending}
      onConfirm={() => clear.mutate({ id: board.id })}
      onClose={onClose}
    >
      {t('board.clearEffect', { count })} {t('board.final')}
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
  const { t } = useTranslation('demo/kanban');
  const name = useBoardName()(board.title);
  const remove = useChange(deleteBoard, {
    changes: [listBoards, listTasks],
    onDone: () => {
      toast({ message: t('board.deleted', { name }) });
      onClose();
    },
  });
  return (
    <Confirm
      title={t('board.deleteTitle', { name })}
      confirmLabel={t('board.deleteConfirm')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: board.id })}
      onClose={onClose}
    >
      {count > 0 && `${t('board.deleteEffect', { count })} `}
      {t('board.final')}
    </Confirm>
  );
}

interface RenameBoardDialogProps {
  board: KanbanBoard;
  onClose: () => void;
}

/** Gives a board another name. */
function RenameBoardDialog({ board, onClose }: RenameBoardDialogProps) {
  const { t } = useTranslation('demo/kanban');
  const name = useBoardName()(board.title);
  const form = useForm({
    initialValues: { title: name },
    validate: { title: given(t('board.nameMissing')) },
  });
  const rename = useChange(updateBoard, { changes: [listBoards], onDone: onClose });
  return (
    <FormDialog
      title={t('board.renameTitle', { name })}
      submitLabel={t('board.rename')}
      busy={rename.isPending}
      onSubmit={form.onSubmit(({ title }) =>
        title.trim() === name ? onClose() : rename.mutate({ id: board.id, title: title.trim() }),
      )}
      onClose={onClose}
    >
      <TextInput label={t('board.name')} data-autofocus {...form.getInputProps('title')} />
    </FormDialog>
  );
}
