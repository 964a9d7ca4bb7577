import type { Task } from '@kazi/contract/work';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { type CellField, type TaskField, taskFields } from '../fields/task-fields.ts';
import classes from './property.module.css';

/** Fields that are chosen; the title, long texts and files have parts of the screen to themselves. */
const chosenFields = Object.values<TaskField>(taskFields).filter(
  (field): field is CellField => field.kind !== 'text' && field.kind !== 'prose' && field.kind !== 'files',
);

/** The fields that a task has no value of. */
export const emptyFields = (task: Task): CellField[] =>
  chosenFields.filter(({ name }) => {
    const value = task[name];
    return value === null || (Array.isArray(value) && value.length === 0);
  });

interface AddFieldProps {
  fields: readonly CellField[];
  onAdd: (name: string) => void;
}

/** Buttons in one row for fields that a task has no value of. */
export function AddField({ fields, onAdd }: AddFieldProps) {
  const { t } = useTranslation(['work', 'tasks']);
  if (fields.length === 0) return null;
  return (
    <ul className={classes.add} aria-label={t('tasks:addField.label')}>
      {fields.map(({ name }) => (
        <li key={name}>
          <button type="button" className={classes.chip} onClick={() => onAdd(name)}>
            <IconPlus size={14} stroke={2} aria-hidden="true" />
            <SpokenAs about={t('tasks:addField.one', { field: t(`field.${name}`) })}>
              {t(`field.${name}`)}
            </SpokenAs>
          </button>
        </li>
      ))}
    </ul>
  );
}
