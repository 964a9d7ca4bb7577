import { type KanbanBoard, listBoards, updateBoard } from '@kazi/simulation/kanban';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useChange } from '../calls/use-answer.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { given } from '../parts/validators.ts';
import { useBoardName } from './context.ts';

interface RenameBoardDialogProps {
  board: KanbanBoard;
  onClose: () => void;
}

/** Gives a board another name. */
export function RenameBoardDialog({ board, onClose }: RenameBoardDialogProps) {
  const { t } = useTranslation('demo/kanban');
  const name = useBoardName()(board.title);
  const form = useForm({
    initialValues: { title: name },
    validate: { title: given(t('board.nameMissing')) },
  });
  const rename = useChange(updateBoard, { changes: [listBoards], onDone: onClose });
  return (
    <FormDialog
      isDirty={form.isDirty()}
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
