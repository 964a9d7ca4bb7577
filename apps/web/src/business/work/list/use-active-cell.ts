import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useResolvedPreferences } from '../../../shell/preferences.ts';
import { useLatest } from '../../../shell/use-latest.ts';
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

  /** Key of the row that is to have the focus as soon as it is drawn. */
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined || isEditing || wanted.current !== current?.row) return;
    const row = scroller.current?.querySelector(`[data-place="${CSS.escape(wanted.current)}"]`);
    const cell = row?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!cell) {
      virtualizer.scrollToIndex(activeAt);
      return;
    }
    wanted.current = undefined;
    cell.focus({ preventScroll: true });
  });

  function goTo(place: CellPlace) {
    setActive(place);
    wanted.current = place.row;
    virtualizer.scrollToIndex(
      rows.findIndex(({ key }) => key === place.row),
      { align: 'auto' },
    );
  }

  const edited = useRef<string>(undefined);
  /** The same functions for as long as the list is shown. */
  const [actions] = useState(() => ({
    activate: setActive,
    edit: (place: CellPlace) => {
      edited.current = place.row;
      setActive(place);
      setBefore((now) => now ?? latest.current);
    },
    endEdit: (stay: boolean) => {
      wanted.current = stay ? edited.current : undefined;
      setBefore(undefined);
    },
  }));

  return {
    rows,
    current,
    isEditing,
    goTo,
    actions,
    scroller,
    items,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}

/** Index of the row that a place is in, or that its task has gone to; -1 where there is none any more. */
function rowAt(rows: readonly Row[], place: CellPlace | undefined): number {
  if (!place) return -1;
  const at = rows.findIndex(({ key }) => key === place.row);
  return at >= 0 ? at : rows.findIndex((row) => row.kind === 'task' && row.task._id === place.task);
}

function placeIn(row: Row | undefined, place: CellPlace | undefined): CellPlace | undefined {
  if (row?.kind === 'group') return place && { ...place, row: row.key, task: '' };
  if (row?.kind !== 'task') return undefined;
  return { row: row.key, task: row.task._id, column: place?.column ?? 'title' };
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
const rowHeights = { comfortable: 44, compact: 28 };
/** A heading of a group is no higher beside a mouse, so that the first task is in sight early. */
const groupHeight = 36;
/** The row of 32 pixels, and the line under it. */
const headHeight = 33;
const barHeight = 72;
/** Of a task on a phone, at least: in pixels. */
export const phoneRowHeight = 76;
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
      if (isPhone) return rows[at]?.kind === 'task' ? phoneRowHeight : rowHeights.comfortable;
      return rows[at]?.kind === 'group' ? Math.min(rowHeight, groupHeight) : rowHeight;
    },
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 10,
    // The head lies before the rows and over them, the bar of the selected tasks over the last ones.
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: barHeight,
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

  return {
    scroller,
    virtualizer,
    items: items.map(({ start, ...item }) => ({ ...item, start: start - headHeight })),
  };
}
