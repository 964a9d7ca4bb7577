import type { TaskCard } from '@kazi/contract/work';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import IconPencil from '#icons/IconPencil';
import { CellValue } from './cell-value.tsx';
import type { ColumnName } from './columns.ts';
import { isEditable } from './editable.ts';
import { Editing } from './editing.tsx';
import { roles } from './grid-roles.ts';
import classes from './list.module.css';
import { type CellPlace, useList } from './list-context.ts';
import { TaskLink } from './task-link.tsx';

export interface TaskRowProps {
  rowKey: string;
  task: TaskCard;
  isSelected: boolean;
  /** The column of the cell that the keys go to, where it is in this row. */
  active: ColumnName | undefined;
  isEditing: boolean;
}

/** A task as a row of the list, each field of it a cell that can be changed in place. */
export const TaskRow = memo(function TaskRow({ rowKey, task, isSelected, active, isEditing }: TaskRowProps) {
  const { t } = useTranslation('work');
  const { columns, select } = useList();
  return (
    <>
      <td {...roles.cell} className={classes.box}>
        <Checkbox
          size="xs"
          tabIndex={-1}
          aria-label={t('list.select', { number: task.number })}
          checked={isSelected}
          onChange={() => {}}
          onClick={(event) => select(task, event.shiftKey)}
        />
      </td>
      {columns.map(({ name, isSign }) => (
        <td
          key={name}
          {...(name === 'title' ? roles.rowHeader : roles.cell)}
          className={classes.cell}
          data-column={name}
          data-sign={isSign}
        >
          {isEditing && active === name ? (
            <Editing task={task} column={name} />
          ) : (
            <Cell
              task={task}
              place={{ row: rowKey, task: task._id, column: name }}
              isActive={active === name}
            />
          )}
        </td>
      ))}
    </>
  );
});

interface CellProps {
  task: TaskCard;
  place: CellPlace;
  isActive: boolean;
}

/** A field that can be changed is a button, the title a link, the rest is there to be read. */
function Cell({ task, place, isActive }: CellProps) {
  const { t } = useTranslation('work');
  const { activate, edit } = useList();
  const { column } = place;
  const reached = { tabIndex: isActive ? 0 : -1, onFocus: () => activate(place) };
  if (column === 'title') {
    const mayRename = isEditable(task, 'title');
    return (
      <>
        <TaskLink task={task} {...reached} />
        {mayRename && (
          <button
            type="button"
            className={classes.rename}
            tabIndex={-1}
            aria-label={t('list.editTitle', { number: task.number })}
            onClick={() => edit(place)}
          >
            <IconPencil size={15} stroke={1.7} aria-hidden="true" />
          </button>
        )}
      </>
    );
  }
  if (!isEditable(task, column)) return <CellValue task={task} column={column} />;
  return (
    <button
      type="button"
      className={classes.field}
      title={t('list.changeField', { field: t(`field.${column}`) })}
      onClick={() => edit(place)}
      {...reached}
    >
      <VisuallyHidden>{t(`field.${column}`)}: </VisuallyHidden>
      <CellValue task={task} column={column} />
    </button>
  );
}
