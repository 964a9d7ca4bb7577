import type { TaskCard } from '@kazi/contract/work';
import { createContext, use } from 'react';
import type { TaskPatch } from '../change/task-cache.ts';
import type { Column, ColumnName } from './columns.ts';

/** A column that the keys reach: one of the list's, or the boxes to select with before them. */
export type CellColumn = ColumnName | 'box';

/** A cell of the list: a column of a row, by the row's key. */
export interface CellPlace {
  row: string;
  /** Id of the task: where its row goes elsewhere, the place goes along. Empty for the heading of a group. */
  task: string;
  column: CellColumn;
}

/** What every row and cell needs of its list. The same object as long as nothing of it changes. */
interface ListParts {
  columns: readonly Column[];
  /** The row's tracks, as a CSS grid takes them. */
  tracks: string;
  /** Makes a cell the one that the keys go to. */
  activate: (place: CellPlace) => void;
  edit: (place: CellPlace) => void;
  /** Ends editing; `stay` gives the focus back to the cell. */
  endEdit: (stay: boolean) => void;
  /** Changes a task, from how it was when the editing began. */
  change: (seen: TaskCard, patch: TaskPatch) => void;
  select: (task: TaskCard, extend: boolean) => void;
}

export const ListContext = createContext<ListParts | undefined>(undefined);

export function useList(): ListParts {
  const parts = use(ListContext);
  if (!parts) throw new Error('A row stands outside its list');
  return parts;
}

/**
 * Roles of the list's elements. They are written out, since browsers need not take a table that CSS lays out as a grid for a
 * table any more.
 */
export const roles = {
  grid: { role: 'grid', 'aria-multiselectable': true },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  /** Says which task the row is. */
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const;
