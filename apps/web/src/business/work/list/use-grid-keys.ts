import type { TaskCard } from '@kazi/contract/work';
import { useDirection } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { keyName } from '../../../shell/shortcuts/key-name.ts';
import type { ColumnName } from './columns.ts';
import { isEditable } from './editable.ts';
import type { CellPlace } from './list-context.ts';
import type { Row } from './rows.ts';

interface GridKeys {
  rows: readonly Row[];
  columns: readonly ColumnName[];
  active: CellPlace | undefined;
  isEditing: boolean;
  goTo: (place: CellPlace) => void;
  edit: (place: CellPlace) => void;
  open: (task: TaskCard) => void;
  select: (task: TaskCard, extend: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  /** Asks whether to delete what is selected. */
  remove: () => void;
}

/** Rows of one screenful, for Page Up and Page Down. */
const screenful = 12;

/**
 * The list's keys, as in a spreadsheet: arrows, Home, End and Page keys move, J and K too; F2 and E rename,
 * S changes the status; X selects, with Shift up to here; Ctrl+A selects all, Escape nothing, Delete asks about
 * what is selected. Enter does what the
 * cell does when it is pressed: it opens the task, or changes the field.
 */
export function useGridKeys({
  rows,
  columns,
  active,
  isEditing,
  goTo,
  edit,
  open,
  select,
  ...all
}: GridKeys) {
  const { dir } = useDirection();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, shiftKey } = event;
    if (isEditing || event.altKey || !(target instanceof HTMLElement) || !currentTarget.contains(target))
      return;
    if (!target.closest('td') || !active) return;
    const here = rows.find((row) => row.key === active.row);
    if (here?.kind !== 'task') return;
    const { task } = here;
    const key = keyName(event);
    const isCommand = event.ctrlKey || event.metaKey;

    if (isCommand && key === 'a') all.selectAll();
    else if (isCommand) return;
    else if (key in steps || key === 'ArrowLeft' || key === 'ArrowRight') {
      const next = stepped(key, task);
      if (!next) return;
      if (shiftKey && next.row !== active.row) {
        select(task, true);
        const landed = rows.find((row) => row.key === next.row);
        if (landed?.kind === 'task') select(landed.task, true);
      }
      goTo(next);
    } else if (key === 'x') select(task, shiftKey);
    else if (key === 'Delete') all.remove();
    else if (key === 'Escape') all.clear();
    else if (key === 'F2' || key === 'e') editIfAllowed('title');
    else if (key === 'o') open(task);
    else if (key === 's') editIfAllowed('status');
    else return;
    event.preventDefault();

    function editIfAllowed(column: ColumnName) {
      if (columns.includes(column) && isEditable(task, column))
        edit({ row: here?.key ?? '', task: task._id, column });
    }
  }

  function stepped(key: string, task: TaskCard): CellPlace | undefined {
    if (!active) return undefined;
    const at = columns.indexOf(active.column);
    const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (sideways !== 0) {
      const forth = (dir === 'rtl') !== sideways > 0;
      const beyond = forth ? columns.slice(at + 1) : columns.slice(0, at).reverse();
      const column = beyond.find((name) => name === 'title' || isEditable(task, name));
      return column && { ...active, column };
    }
    const tasks = rows.filter((row) => row.kind === 'task');
    const step = steps[key] ?? 0;
    const to = Math.max(
      0,
      Math.min(tasks.length - 1, tasks.findIndex((row) => row.key === active.row) + step),
    );
    const row = tasks[to];
    if (row?.kind !== 'task') return undefined;
    return {
      row: row.key,
      task: row.task._id,
      column: isEditable(row.task, active.column) ? active.column : 'title',
    };
  }

  return { onKeyDown };
}

const steps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  j: 1,
  k: -1,
  PageDown: screenful,
  PageUp: -screenful,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
