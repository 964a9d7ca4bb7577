import type { Subtask } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import { NewerVersionDialog } from '../../../../shell/edit-form/newer-version-dialog.tsx';
import type { Conflict } from '../../../../shell/record/use-record.ts';
import { DueDate } from '../../fields/marks.tsx';
import type { SubtaskChange, SubtaskField } from './subtask-cache.ts';

/** Asks which of two changes of a subtask shall hold. */
export function SubtaskConflict({
  mine,
  theirs,
  clashes,
  ...answers
}: Conflict<Subtask, SubtaskChange, SubtaskField>) {
  const { t } = useTranslation('work');
  const show = ({ title, assignee, dueDate }: Subtask, field: SubtaskField) => {
    if (field === 'title') return title;
    if (field === 'assignee') return assignee?.name ?? t('none.assignees');
    return dueDate && <DueDate dueDate={dueDate} status="todo" />;
  };
  return (
    <NewerVersionDialog<Subtask, SubtaskField>
      edit={{ newer: { mine: { ...theirs, ...mine }, theirs, clashes }, isSaving: false, ...answers }}
      labels={{ title: t('field.title'), assignee: t('field.assignees'), dueDate: t('field.dueDate') }}
      show={show}
    />
  );
}
