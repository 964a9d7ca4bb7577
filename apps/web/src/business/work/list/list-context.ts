import type { TaskCard } from '@kazi/contract/work';
import { createContext, use } from 'react';
import type { TaskPatch } from '../change/task-record.ts';
import type { Column, ColumnName } from './columns.ts';

/** A cell of the list: a column of a row, by the row's key. */
export interface CellPlace {
  row: string;
  /** Id of the task: where its row goes elsewhere, the place goes along. */
  task: string;
  column: ColumnName;
}

/** What every row and cell needs of its list. The same object as long as nothing of it changes. */
export interface ListParts {
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
  open: (task: TaskCard) => void;
}

export const ListContext = createContext<ListParts | undefined>(undefined);

export function useList(): ListParts {
  const parts = use(ListContext);
  if (!parts) throw new Error('A row stands outside its list');
  return parts;
}
