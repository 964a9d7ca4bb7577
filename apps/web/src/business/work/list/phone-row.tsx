import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '../../status.tsx';
import { PriorityMark } from '../fields/marks.tsx';
import { CellValue } from './cell-value.tsx';
import { isEditable } from './editable.ts';
import { Editing } from './editing.tsx';
import { roles } from './grid-roles.ts';
import classes from './list.module.css';
import { useList } from './list-context.ts';
import type { TaskRowProps } from './task-row.tsx';

/** A task as a card for a narrow screen: the title opens it, the status is changed in place. */
export function PhoneRow({ rowKey, task, isSelected, active, isEditing }: TaskRowProps) {
  const { t } = useTranslation('work');
  const { edit, select } = useList();
  const isChangingStatus = isEditing && active === 'status';
  return (
    <td {...roles.cell} tabIndex={active ? 0 : -1} className={classes.phoneRow}>
      <Checkbox
        aria-label={t('list.select', { number: task.number })}
        checked={isSelected}
        onChange={() => select(task, false)}
      />
      <div className={classes.phoneWords}>
        <CellValue task={task} column="title" />
        <div className={classes.phoneDetails}>
          <CellValue task={task} column="number" />
          <PriorityMark priority={task.priority} />
          {task.dueDate && <CellValue task={task} column="dueDate" />}
          <CellValue task={task} column="reward" />
          <CellValue task={task} column="assignees" />
        </div>
      </div>
      {isChangingStatus ? (
        <Editing task={task} column="status" />
      ) : (
        <button
          type="button"
          className={classes.phoneStatus}
          disabled={!isEditable(task, 'status')}
          aria-label={t('list.change', {
            field: t('field.status'),
            number: task.number,
            value: t(`status.${task.status}`),
          })}
          onClick={() => edit({ row: rowKey, task: task._id, column: 'status' })}
        >
          <StatusGlyph status={task.status} size={18} />
        </button>
      )}
    </td>
  );
}
