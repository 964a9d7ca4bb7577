import type { TaskCard, TaskSort } from '@kazi/contract/work';
import { useLocalStorage } from '@mantine/hooks';
import {
  type ColumnTraits,
  type FieldsWith,
  mayChange,
  type TaskField,
  taskFields,
} from '../fields/task-fields.ts';
import type { GroupKind } from '../task-filter/filter.ts';

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

const atFirst = columns.filter((column) => column.atFirst).map(({ name }) => name);

/** Columns that say something of some of these tasks: not what none of them tells the viewer. */
const tellingOf = (tasks: readonly TaskCard[]): readonly Column[] =>
  tasks.length === 0 || tasks.some(({ may }) => may.seeReward)
    ? columns
    : columns.filter(({ name }) => name !== 'reward');

/** The columns that there are to choose of, those that this device shows, in their order, and the way to show or hide one. */
export function useColumns(tasks: readonly TaskCard[]) {
  const [names, setNames] = useLocalStorage<string[]>({
    key: 'kazi.list-columns',
    defaultValue: atFirst,
    getInitialValueInEffect: false,
  });
  const choices = tellingOf(tasks);
  const shown = choices.filter(({ name }) => fixedColumns.includes(name) || names.includes(name));
  const toggle = (name: ColumnName) =>
    setNames(names.includes(name) ? names.filter((other) => other !== name) : [...names, name]);
  return { choices, shown, toggle };
}

/** The row's tracks: the box to select with, then the columns; that of the numbers is as wide as the longest of them. */
export const tracksOf = (shown: readonly Column[], tasks: readonly Pick<TaskCard, 'number'>[]): string => {
  const longest = tasks.reduce((one, { number }) => (number.length > one.length ? number : one), '');
  const tracks = shown.map(({ name, width }) =>
    name === 'number' ? `max(${width}, ${widthOf(longest)}px)` : width,
  );
  return `40px ${tracks.join(' ')}`;
};

/** The room on both sides of what a cell says. */
const cellPadding = 18;

/** How wide a text is in a cell; zero where nothing can be measured. */
function widthOf(text: string): number {
  const context = globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return 0;
  context.font = `13px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(context.measureText(text).width) + cellPadding;
}

/** Columns that are changed in their cell. */
export type EditedColumn = FieldsWith<{ column: { isEdited: true } }>;

export const isEdited = (column: ColumnName): column is EditedColumn =>
  columns.some(({ name, isEdited: edited }) => name === column && edited);

/** Whether the viewer may change what a column shows of a task, in its cell. */
export const isEditable = (task: TaskCard, column: ColumnName): boolean =>
  isEdited(column) && mayChange(task, taskFields[column]);
