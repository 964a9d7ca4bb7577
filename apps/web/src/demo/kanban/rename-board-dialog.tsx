import { type KanbanBoard, listBoards, updateBoard } from '@kazi/simulation/kanban';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { useChange } from '../calls/use-answer.ts';
import { boardName } from './board-name.ts';

interface RenameBoardDialogProps {
  board: KanbanBoard;
  onClose: () => void;
}

/** Gives a board another name. */
export function RenameBoardDialog({ board, onClose }: RenameBoardDialogProps) {
  const name = boardName(board.title);
  const form = useForm({
    initialValues: { title: name },
    validate: { title: (title) => (title.trim() ? null : 'Give the board a name.') },
  });
  const rename = useChange(updateBoard, { changes: [listBoards], onDone: onClose });
  return (
    <FormDialog
      title={`Rename ${name}`}
      submitLabel="Rename"
      busy={rename.isPending}
      onSubmit={form.onSubmit(({ title }) =>
        title.trim() === name ? onClose() : rename.mutate({ id: board.id, title: title.trim() }),
      )}
      onClose={onClose}
    >
      <TextInput label="Name" data-autofocus {...form.getInputProps('title')} />
    </FormDialog>
  );
}
