import type { TaskSort } from '@kazi/contract/work';
import type { GroupKind } from './groups.ts';

/** A column of the list. `width` is a track of a CSS grid. */
export interface Column {
  name: ColumnName;
  width: string;
  /** The sort that pressing its heading asks for first; pressed again, it is turned round. */
  sort?: TaskSort;
  /** Shown unless somebody chose otherwise. */
  atFirst?: boolean;
  /** What groups say of all their tasks in their heading, so that a sign does in each row, and how wide that is. */
  said?: { by: GroupKind; width: string };
  /** Shows its sign alone; its words are there to be heard. */
  isSign?: boolean;
}

export type ColumnName =
  | 'number'
  | 'title'
  | 'status'
  | 'priority'
  | 'assignees'
  | 'labels'
  | 'dueDate'
  | 'flow'
  | 'estimate'
  | 'reward'
  | 'subtasks'
  | 'comments'
  | 'updatedAt';

export const columns: readonly Column[] = [
  { name: 'number', width: '76px', sort: 'number', atFirst: true },
  { name: 'title', width: 'minmax(200px, 1fr)', sort: 'title', atFirst: true },
  { name: 'status', width: '118px', atFirst: true, said: { by: 'status', width: '34px' } },
  {
    name: 'priority',
    width: '100px',
    sort: '-priority',
    atFirst: true,
    said: { by: 'priority', width: '34px' },
  },
  { name: 'assignees', width: '140px', atFirst: true, said: { by: 'assignee', width: '76px' } },
  { name: 'labels', width: '128px', atFirst: true },
  { name: 'dueDate', width: '106px', sort: 'dueDate', atFirst: true },
  { name: 'flow', width: '160px' },
  { name: 'estimate', width: '78px', atFirst: true },
  { name: 'reward', width: '130px', atFirst: true },
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
