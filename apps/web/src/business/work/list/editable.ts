import type { TaskCard } from '@kazi/contract/work';
import { type FieldsWith, mayChange, taskFields } from '../fields/task-fields.ts';
import { type ColumnName, columns } from './columns.ts';

/** Columns that are changed in their cell. */
export type EditedColumn = FieldsWith<{ column: { isEdited: true } }>;

export const isEdited = (column: ColumnName): column is EditedColumn =>
  columns.some(({ name, isEdited: edited }) => name === column && edited);

/** Whether the viewer may change what a column shows of a task, in its cell. */
export const isEditable = (task: TaskCard, column: ColumnName): boolean =>
  isEdited(column) && mayChange(task, taskFields[column]);
