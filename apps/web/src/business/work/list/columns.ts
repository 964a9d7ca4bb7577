import type { TaskSort } from '@kazi/contract/work';
import { type ColumnTraits, type FieldsWith, type TaskField, taskFields } from '../fields/task-fields.ts';
import type { GroupKind } from './groups.ts';

/** A column of the list. */
export interface Column extends ColumnTraits {
  name: ColumnName;
  /** Shows its sign alone; its words are there to be heard. */
  isSign?: boolean;
}

/** Fields that the list shows. */
type ColumnField = FieldsWith<{ column: object }>;

export type ColumnName = ColumnField | 'number' | 'subtasks' | 'comments' | 'updatedAt';

const hasColumn = (field: TaskField): field is TaskField & { name: ColumnField; column: ColumnTraits } =>
  field.column !== undefined;

const fieldColumns: Column[] = Object.values<TaskField>(taskFields)
  .filter(hasColumn)
  .map(({ name, column }) => ({ name, ...column }));

export const columns: readonly Column[] = [
  { name: 'number', width: '76px', sort: 'number', atFirst: true },
  ...fieldColumns,
  { name: 'subtasks', width: '100px' },
  { name: 'comments', width: '110px' },
  { name: 'updatedAt', width: '130px', sort: '-updatedAt' },
];

/** The columns of a list grouped by `kind`: where its headings say what a column says, the titles get the room. */
export const columnsIn = (shown: readonly Column[], kind: GroupKind): Column[] =>
  shown.map((column) =>
    column.said?.by === kind ? { ...column, width: column.said.width, isSign: true } : column,
  );

/** Columns that cannot be hidden: they say which task a row is. */
export const fixedColumns: readonly ColumnName[] = ['number', 'title'];

/** The same order reversed: from `title` to `-title` and back. */
export const reversed = (sort: TaskSort, sorts: readonly TaskSort[]): TaskSort =>
  sorts.find((other) => other === (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)) ?? sort;
