import type { TaskCard } from '@kazi/contract/work';
import { useDirection } from '@mantine/core';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useResolvedPreferences } from '../../../shell/preferences.ts';
import { keyName } from '../../../shell/shortcuts/key-name.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { type ColumnName, isEditable } from './columns.ts';
import { type Row, tasksById } from './groups.tsx';
import type { CellPlace } from './list-context.ts';

interface ActiveCellOptions {
  rows: readonly Row[];
  isPhone: boolean;
  onSight: (groups: readonly string[]) => void;
}

/** The cell that the keys go to, whether it is being edited, and the rows in sight around it. */
export function useActiveCell({ rows: given, isPhone, onSight }: ActiveCellOptions) {
  const [active, setActive] = useState<CellPlace>();
  /** The rows as they were when the editing began. */
  const [before, setBefore] = useState<readonly Row[]>();
  const isEditing = before !== undefined;
  const rows = before ? inOrderOf(before, given) : given;
  const latest = useLatest(given);
  const activeAt = rowAt(rows, active);
  const current = placeIn(rows[activeAt] ?? rows.find((row) => row.kind === 'task'), active);
  const { scroller, virtualizer, items } = useRowWindow({ rows, activeAt, isPhone, onSight });

  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current || isEditing || !current) return;
    const cell = scroller.current?.querySelector<HTMLElement>('td [tabindex="0"]');
    if (cell?.closest<HTMLElement>('[data-row]')?.dataset.row !== current.row) {
      virtualizer.scrollToIndex(activeAt);
      return;
    }
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  });

  function goTo(place: CellPlace) {
    setActive(place);
    wantsFocus.current = true;
    virtualizer.scrollToIndex(
      rows.findIndex(({ key }) => key === place.row),
      { align: 'auto' },
    );
  }

  /** The same functions for as long as the list is shown. */
  const [actions] = useState(() => ({
    activate: setActive,
    edit: (place: CellPlace) => {
      setActive(place);
      setBefore((now) => now ?? latest.current);
    },
    endEdit: (stay: boolean) => {
      wantsFocus.current = stay;
      setBefore(undefined);
    },
  }));

  return { rows, current, isEditing, goTo, actions, scroller, items, height: virtualizer.getTotalSize() };
}

/** Index of the row that a place is in, or that its task has gone to; -1 where there is none any more. */
function rowAt(rows: readonly Row[], place: CellPlace | undefined): number {
  if (!place) return -1;
  const at = rows.findIndex(({ key }) => key === place.row);
  return at >= 0 ? at : rows.findIndex((row) => row.kind === 'task' && row.task._id === place.task);
}

function placeIn(row: Row | undefined, place: CellPlace | undefined): CellPlace | undefined {
  if (row?.kind !== 'task') return undefined;
  const isSame = row.task._id === place?.task;
  return { row: row.key, task: row.task._id, column: isSame ? place.column : 'title' };
}

/**
 * The rows in the order they had before. What others do meanwhile changes what the rows say, and does not move the row that is
 * being edited.
 */
function inOrderOf(before: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const tasks = tasksById(rows);
  return before.map((row) =>
    row.kind === 'task' ? { ...row, task: tasks.get(row.task._id) ?? row.task } : row,
  );
}

interface RowWindow {
  rows: readonly Row[];
  /** Index of the row that the keys go to; -1 where there is none. */
  activeAt: number;
  isPhone: boolean;
  /** Groups that have come into sight. */
  onSight: (groups: readonly string[]) => void;
}

/** As `--kz-row` is. */
const rowHeights = { comfortable: 44, compact: 30 };
const phoneRowHeight = 76;
const failedHeight = 260;

/** Keeps only the rows in sight in the document. */
function useRowWindow({ rows, activeAt, isPhone, onSight }: RowWindow) {
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = rowHeights[useResolvedPreferences().density];
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => {
      if (rows[at]?.kind === 'failed') return failedHeight;
      return isPhone && rows[at]?.kind === 'task' ? phoneRowHeight : rowHeight;
    },
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 10,
    scrollPaddingStart: rowHeight,
    // The row with the focus stays in the document however far the list is scrolled.
    rangeExtractor: (range: Range) =>
      activeAt < 0
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), activeAt])].sort((one, other) => one - other),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are as high as the screen is wide and the density is
  useEffect(() => virtualizer.measure(), [isPhone, rowHeight]);

  const items = virtualizer.getVirtualItems();
  const inSight = [...new Set(items.flatMap(({ index }) => rows[index]?.group.key ?? []))].join('\n');
  const tell = useEffectEvent(onSight);
  useEffect(() => {
    if (items.length > 0) tell(inSight.split('\n'));
  }, [inSight, items.length]);

  return { scroller, virtualizer, items };
}

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
