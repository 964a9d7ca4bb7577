import { useDirection } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { keyName } from '../../../shell/shortcuts/key-name.ts';
import type { TaskCommands } from '../commands/use-task-commands.tsx';
import type { ColumnName } from './columns.ts';
import type { Row } from './groups.tsx';
import type { CellColumn, CellPlace } from './list-context.ts';

interface GridKeys {
  rows: readonly Row[];
  columns: readonly ColumnName[];
  active: CellPlace | undefined;
  isEditing: boolean;
  goTo: (place: CellPlace) => void;
  commands: TaskCommands;
}

/** Rows of one screenful, for Page Up and Page Down. */
const screenful = 12;

/**
 * The list's keys, as in a spreadsheet: arrows move from cell to cell, over boxes, headings and groups too, Home and End within the
 * row, with Ctrl to the first and the last; J and K from task to task. With Shift they select on the way. Enter does what the cell
 * does when it is pressed: it opens the task, or changes the field.
 */
export function useGridKeys({ rows, columns, active, isEditing, goTo, commands }: GridKeys) {
  const { dir } = useDirection();
  const cells: readonly CellColumn[] = ['box', ...columns];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, shiftKey } = event;
    if (isEditing || event.altKey || !(target instanceof HTMLElement) || !currentTarget.contains(target))
      return;
    const head = target.closest('th');
    if (head ? onHeadKey(event, head) : target.closest('td') && onCellKey(event, shiftKey))
      event.preventDefault();
  }

  /** True where the key was the list's. */
  function onCellKey(event: KeyboardEvent<HTMLElement>, shiftKey: boolean): boolean {
    if (!active || commands.onSelectKey(event)) return false;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = keyName(event);
    if (isCommand && key !== 'Home' && key !== 'End') return false;
    const column = columnAfter(key, active.column);
    if (column && !isCommand) {
      goTo({ ...active, column });
      return true;
    }
    const step = (isCommand ? ends : steps)[key];
    if (step === undefined) return false;
    const to = rowAfter(step, key === 'j' || key === 'k' || shiftKey);
    if (to === 'head') focusHead(event.currentTarget, active.column);
    else if (to?.kind === 'task') {
      if (shiftKey) commands.extendTo(to.task._id);
      goTo({ row: to.key, task: to.task._id, column: active.column });
    } else if (to) goTo({ row: to.key, task: '', column: active.column });
    return true;
  }

  function onHeadKey(event: KeyboardEvent<HTMLElement>, head: Element): boolean {
    const key = keyName(event);
    const column = cells[[...(head.parentElement?.children ?? [])].indexOf(head)] ?? 'title';
    const to = columnAfter(key, column);
    const [first] = rows;
    if (to) focusHead(event.currentTarget, to);
    else if (key === 'ArrowDown' && first)
      goTo({ row: first.key, task: first.kind === 'task' ? first.task._id : '', column });
    else return false;
    return true;
  }

  /** The column that a key leads to within the row, as the reader's language runs. */
  function columnAfter(key: string, column: CellColumn): CellColumn | undefined {
    if (key === 'Home') return cells[0];
    if (key === 'End') return cells.at(-1);
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
    const step = (key === 'ArrowRight') === (dir !== 'rtl') ? 1 : -1;
    return cells[Math.max(0, cells.indexOf(column) + step)] ?? column;
  }

  /** The row so many steps away; over the first one lies the head, which only single steps enter. */
  function rowAfter(step: number, onlyTasks: boolean): Row | 'head' | undefined {
    const among = rows.filter(({ kind }) => kind === 'task' || (kind === 'group' && !onlyTasks));
    const at = among.findIndex(({ key }) => key === active?.row);
    const from = at < 0 ? among.findIndex(({ kind }) => kind === 'task') : at;
    if (from + step === -1 && !onlyTasks && step === -1) return 'head';
    return among[Math.max(0, Math.min(among.length - 1, from + step))];
  }

  /** Gives the focus to the heading of a column, or to what is pressed in it. */
  function focusHead(grid: Element, column: CellColumn) {
    const head = grid.querySelectorAll('th')[cells.indexOf(column)];
    (head?.querySelector<HTMLElement>('input, button') ?? head)?.focus();
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
};
const ends: Partial<Record<string, number>> = {
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
