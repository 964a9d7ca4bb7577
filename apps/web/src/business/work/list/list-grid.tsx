import { isFinished, type TaskCard, type TaskSort, taskSorts } from '@kazi/contract/work';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useRowMenu } from '../bulk/use-row-menu.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { RejectDialog } from '../change/dialog-hosts.tsx';
import type { TaskPatch } from '../change/task-cache.ts';
import { useRejectableChange } from '../change/use-change-task.ts';
import { type Column, reversed, tracksOf } from './columns.ts';
import type { GroupNames, Row } from './groups.tsx';
import classes from './list.module.css';
import { ListContext, roles } from './list-context.ts';
import { ListRow } from './list-row.tsx';
import { useActiveCell, useGridKeys } from './use-active-cell.ts';

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

/** The list as a grid to read, sort, select and change in place; only rows in sight are in the document. */
export function ListGrid(props: ListGridProps) {
  const { columns, sort, onSort, selection, names, onFold, onSight, onOpen } = props;
  const { t } = useTranslation('work');
  const isPhone = useIsPhone();
  const cells = useActiveCell({ rows: props.rows, isPhone, onSight });
  const { rows, current, isEditing, goTo, actions } = cells;

  const { change, rejection } = useRejectableChange();
  const latestChange = useLatest(change);
  const parts = useMemo(
    () => ({
      ...actions,
      columns,
      tracks: tracksOf(columns),
      change: (task: TaskCard, patch: TaskPatch) => latestChange.current({ task, patch }),
      select: (task: TaskCard, extend: boolean) => selection[extend ? 'extend' : 'toggle'](task._id),
      open: onOpen,
    }),
    [actions, columns, selection, onOpen, latestChange],
  );
  useListKeysHelp(() => current && goTo(current));
  const keys = useGridKeys({
    ...parts,
    rows,
    columns: columns.map(({ name }) => name),
    active: current,
    isEditing,
    goTo,
    selectAll: selection.all,
    clear: selection.clear,
    remove: () => selection.selected.size > 0 && selection.ask({ for: 'deletion' }),
  });

  const { menu, ...pointer } = useRowMenu({
    find: (mark) => rows.flatMap((row) => (row.kind === 'task' && row.key === mark.row ? [row.task] : []))[0],
    selection,
    onOpen,
    onMove: (task, status) => change({ task, patch: { status } }),
  });

  return (
    <ListContext value={parts}>
      <div ref={cells.scroller} className={classes.scroller} {...keys} {...pointer}>
        <p className={classes.keys}>{t('list.keys')}</p>
        <table
          {...roles.grid}
          className={classes.grid}
          aria-label={t('list.label')}
          aria-rowcount={rows.length + 1}
        >
          <ListHeader columns={columns} sort={sort} onSort={onSort} selection={selection} />
          <tbody {...roles.rowGroup} className={classes.body} style={{ blockSize: cells.height }}>
            {cells.items.map(({ key, index, start, size }) => {
              const row = rows[index];
              if (!row) return null;
              const task = row.kind === 'task' ? row.task : undefined;
              const isSelected = task !== undefined && selection.selected.has(task._id);
              return (
                <tr
                  key={key}
                  {...roles.row}
                  aria-rowindex={index + 2}
                  data-row={row.key}
                  aria-selected={task && isSelected}
                  data-finished={(task && isFinished(task.status)) || undefined}
                  className={classes.row}
                  style={{
                    transform: `translateY(${start}px)`,
                    blockSize: size,
                    gridTemplateColumns: task && !isPhone ? parts.tracks : undefined,
                  }}
                >
                  <ListRow
                    row={row}
                    isPhone={isPhone}
                    isSelected={isSelected}
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
      {menu}
      <RejectDialog {...rejection} />
    </ListContext>
  );
}

/** Lists the keys of the list. From anywhere else on the page, those that move lead to the cell that Tab reaches. */
function useListKeysHelp(enter: () => void): void {
  const { t } = useTranslation('work');
  const group = t('app.list');
  useShortcut({ keys: 'j', arrows: 'arrowdown', label: t('shortcuts.next'), group, run: enter });
  useShortcut({ keys: 'k', arrows: 'arrowup', label: t('shortcuts.previous'), group, run: enter });
  useListedKeys(group, {
    o: t('shortcuts.open'),
    x: t('shortcuts.select'),
    'mod+a': t('shortcuts.selectAll'),
    f2: t('shortcuts.rename'),
    s: t('shortcuts.status'),
    delete: t('shortcuts.delete'),
  });
}

interface ListHeaderProps {
  columns: readonly Column[];
  sort: TaskSort;
  onSort: (sort: TaskSort) => void;
  selection: Selection;
}

/** Names of the columns, which sort by them, and the box that selects all. */
function ListHeader({ columns, sort, onSort, selection }: ListHeaderProps) {
  const { t } = useTranslation('work');
  const { selected, isAll } = selection;
  return (
    <thead {...roles.rowGroup} className={classes.head}>
      <tr
        {...roles.row}
        aria-rowindex={1}
        className={classes.headRow}
        style={{ gridTemplateColumns: tracksOf(columns) }}
      >
        <th {...roles.columnHeader} className={classes.box}>
          <Checkbox
            size="xs"
            aria-label={t('list.selectAll')}
            checked={isAll}
            indeterminate={selected.size > 0 && !isAll}
            onChange={() => (isAll ? selection.clear() : selection.all())}
          />
        </th>
        {columns.map((column) => (
          <ColumnHead key={column.name} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface ColumnHeadProps {
  column: Column;
  sort: TaskSort;
  onSort: (sort: TaskSort) => void;
}

function ColumnHead({ column: { name, sort: ownSort, isSign }, sort, onSort }: ColumnHeadProps) {
  const { t } = useTranslation('work');
  const isSorted = ownSort !== undefined && (sort === ownSort || sort === reversed(ownSort, taskSorts));
  const isDown = sort.startsWith('-');
  const label = t(`field.${name}`);
  return (
    <th
      {...roles.columnHeader}
      className={classes.columnHead}
      data-column={name}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      {isSign ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : ownSort ? (
        <button
          type="button"
          className={classes.sortButton}
          onClick={() => onSort(isSorted ? reversed(sort, taskSorts) : ownSort)}
        >
          {label}
          {isSorted &&
            (isDown ? (
              <IconArrowDown size={14} aria-hidden="true" />
            ) : (
              <IconArrowUp size={14} aria-hidden="true" />
            ))}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
