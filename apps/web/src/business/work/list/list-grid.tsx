import type { TaskCard, TaskSort } from '@kazi/contract/work';
import { useMediaQuery } from '@mantine/hooks';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import { isFinished } from '../statuses.ts';
import type { TaskPatch } from '../task-change/patch.ts';
import { RejectDialog } from '../task-change/reject-dialog.tsx';
import { useRejectableChange } from '../task-change/use-rejectable-change.ts';
import type { Column } from './columns.ts';
import classes from './list.module.css';
import { type CellPlace, ListContext } from './list-context.ts';
import { ListHeader } from './list-header.tsx';
import { ListRow } from './list-row.tsx';
import type { Row } from './rows.ts';
import { tracksOf } from './use-columns.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { GroupNames } from './use-group-names.tsx';
import type { Selection } from './use-selection.ts';
import { useSteadyRows } from './use-steady-rows.ts';

interface ListGridProps {
  rows: readonly Row[];
  columns: readonly Column[];
  sort: TaskSort;
  onSort: (sort: TaskSort) => void;
  selection: Selection;
  names: GroupNames;
  onFold: (group: string) => void;
  /** Groups that have come into sight. */
  onSight: (groups: readonly string[]) => void;
  onOpen: (task: TaskCard) => void;
}

const rowHeight = 44;
const phoneRowHeight = 76;
const failedHeight = 260;
const phone = '(max-width: 575.98px)';

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

/** The list as a grid to read, sort, select and change in place; only rows in sight are in the document. */
export function ListGrid(props: ListGridProps) {
  const { columns, sort, onSort, selection, names, onFold, onSight, onOpen } = props;
  const { t } = useTranslation('work');
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(phone, undefined, { getInitialValueInEffect: false }) ?? false;
  const [active, setActive] = useState<CellPlace>();
  const [isEditing, setEditing] = useState(false);
  const rows = useSteadyRows(props.rows, isEditing);
  const activeAt = rowAt(rows, active);
  const current = placeIn(rows[activeAt] ?? rows.find((row) => row.kind === 'task'), active);

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are as high as the screen is wide
  useEffect(() => virtualizer.measure(), [isPhone]);

  const items = virtualizer.getVirtualItems();
  const inSight = [...new Set(items.flatMap(({ index }) => rows[index]?.group.key ?? []))].join('\n');
  const tell = useEffectEvent(onSight);
  useEffect(() => {
    if (items.length > 0) tell(inSight.split('\n'));
  }, [inSight, items.length]);

  const wantsFocus = useRef(false);
  function goTo(place: CellPlace) {
    setActive(place);
    wantsFocus.current = true;
    virtualizer.scrollToIndex(
      rows.findIndex(({ key }) => key === place.row),
      { align: 'auto' },
    );
  }
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

  const { change, rejection } = useRejectableChange();
  const onChange = useEffectEvent((task: TaskCard, patch: TaskPatch) => change({ task, patch }));
  const parts = useMemo(() => {
    return {
      columns,
      tracks: tracksOf(columns),
      activate: setActive,
      edit: (place: CellPlace) => {
        setActive(place);
        setEditing(true);
      },
      endEdit: (stay: boolean) => {
        wantsFocus.current = stay;
        setEditing(false);
      },
      change: (seen: TaskCard, patch: TaskPatch) => onChange(seen, patch),
      select: (task: TaskCard, extend: boolean) => selection[extend ? 'extend' : 'toggle'](task._id),
      open: onOpen,
    };
  }, [columns, selection, onOpen]);

  useListedKeys(t('app.list'), {
    j: t('shortcuts.next'),
    k: t('shortcuts.previous'),
    o: t('shortcuts.open'),
    x: t('shortcuts.select'),
    'mod+a': t('shortcuts.selectAll'),
    f2: t('shortcuts.rename'),
    s: t('shortcuts.status'),
  });
  const keys = useGridKeys({
    ...parts,
    rows,
    columns: columns.map(({ name }) => name),
    active: current,
    isEditing,
    goTo,
    selectAll: selection.all,
    clear: selection.clear,
  });

  return (
    <ListContext value={parts}>
      <div ref={scroller} className={classes.scroller} {...keys}>
        <p className={classes.keys}>{t('list.keys')}</p>
        <table className={classes.grid} aria-label={t('list.label')} aria-rowcount={rows.length + 1}>
          <ListHeader columns={columns} sort={sort} onSort={onSort} selection={selection} />
          <tbody className={classes.body} style={{ blockSize: virtualizer.getTotalSize() }}>
            {items.map(({ key, index, start, size }) => {
              const row = rows[index];
              if (!row) return null;
              return (
                <tr
                  key={key}
                  aria-rowindex={index + 2}
                  data-row={row.key}
                  data-selected={
                    row.kind === 'task' && selection.selected.has(row.task._id) ? true : undefined
                  }
                  data-finished={row.kind === 'task' && isFinished(row.task.status) ? true : undefined}
                  className={classes.row}
                  style={{
                    transform: `translateY(${start}px)`,
                    blockSize: size,
                    gridTemplateColumns: row.kind === 'task' && !isPhone ? parts.tracks : undefined,
                  }}
                >
                  <ListRow
                    row={row}
                    isPhone={isPhone}
                    isSelected={row.kind === 'task' && selection.selected.has(row.task._id)}
                    active={row.key === current?.row ? current.column : undefined}
                    isEditing={isEditing && row.key === current?.row}
                    names={names}
                    onFold={onFold}
                  />
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <RejectDialog {...rejection} />
    </ListContext>
  );
}
