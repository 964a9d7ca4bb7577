import { isFinished, type TaskCard, type TaskSort, taskSorts } from '@kazi/contract/work';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowDown from '#icons/IconArrowDown';
import IconArrowUp from '#icons/IconArrowUp';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import { useRowMenu } from '../bulk/use-row-menu.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import type { TaskPatch } from '../change/task-cache.ts';
import { CommandParts } from '../commands/command-parts.tsx';
import { placeProps } from '../commands/use-row-focus.ts';
import { useTaskCommands } from '../commands/use-task-commands.tsx';
import { type Column, reversed, tracksOf } from './columns.ts';
import { type GroupNames, type Row, tasksById } from './groups.tsx';
import classes from './list.module.css';
import { ListContext, roles } from './list-context.ts';
import { ListRow } from './list-row.tsx';
import { phoneRowHeight, useActiveCell } from './use-active-cell.ts';
import { useGridKeys } from './use-grid-keys.ts';

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

  const commands = useTaskCommands({
    tasks: [...tasksById(rows).values()],
    rows: [[...tasksByKey(rows)].map(([key, { _id }]) => ({ key, task: _id }))],
    selection,
    show: ({ key, task }) => goTo({ row: key, task, column: current?.column ?? 'title' }),
    onOpen,
    ...(!isPhone && {
      rename: ({ key, task }) => actions.edit({ row: key, task, column: 'title' }),
    }),
  });
  const tracks = tracksOf(columns, commands.tasks);
  const latestChange = useLatest(commands.changeOne);
  const parts = useMemo(
    () => ({
      ...actions,
      columns,
      tracks,
      change: (task: TaskCard, patch: TaskPatch) => latestChange.current({ task, patch }),
      select: (task: TaskCard, extend: boolean) => selection[extend ? 'extend' : 'toggle'](task._id),
    }),
    [actions, columns, tracks, selection, latestChange],
  );
  const keys = useGridKeys({
    rows,
    columns: columns.map(({ name }) => name),
    active: current,
    isEditing,
    goTo,
    commands,
  });

  const { menu, ...pointer } = useRowMenu({
    tasks: tasksByKey(rows),
    selection,
    onOpen,
    onMove: (task, status) => commands.change([task], { status }),
  });

  return (
    <ListContext value={parts}>
      <div ref={cells.scroller} className={classes.scroller} {...keys} {...pointer}>
        <p className={classes.keys}>{t('list.keys')}</p>
        <table
          {...roles.grid}
          className={classes.grid}
          aria-label={t('list.label')}
          aria-rowcount={rowCount(rows)}
        >
          <ListHeader columns={columns} tracks={tracks} sort={sort} onSort={onSort} selection={selection} />
          <tbody {...roles.rowGroup} className={classes.body} style={{ blockSize: cells.height }}>
            {cells.items.map(({ key, index, start, size }) => {
              const row = rows[index];
              if (!row) return null;
              const task = row.kind === 'task' ? row.task : undefined;
              const isSelected = task !== undefined && selection.selected.has(task._id);
              // On a phone a title wraps: a row is as high as its words are.
              const isMeasured = isPhone && task !== undefined;
              return (
                <tr
                  key={key}
                  {...roles.row}
                  {...(isMeasured && { ref: cells.measure, 'data-index': index })}
                  aria-rowindex={index + 2}
                  {...placeProps(row.key)}
                  aria-selected={task && isSelected}
                  data-finished={(task && isFinished(task.status)) || undefined}
                  className={classes.row}
                  style={{
                    transform: `translateY(${start}px)`,
                    ...(isMeasured ? { minBlockSize: phoneRowHeight } : { blockSize: size }),
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
      <CommandParts group={t('app.list')} commands={commands} selection={selection} />
    </ListContext>
  );
}

/** The tasks of rows, by the keys of the rows: one with two assignees stands in two groups. */
const tasksByKey = (rows: readonly Row[]): Map<string, TaskCard> =>
  new Map(rows.flatMap((row) => (row.kind === 'task' ? [[row.key, row.task]] : [])));

/** How many rows there are, with the head; unknown while some are still to come. */
const rowCount = (rows: readonly Row[]): number =>
  rows.every(({ kind }) => kind === 'task' || kind === 'group') ? rows.length + 1 : -1;

interface ListHeaderProps {
  columns: readonly Column[];
  /** The row's tracks, as a CSS grid takes them. */
  tracks: string;
  sort: TaskSort;
  onSort: (sort: TaskSort) => void;
  selection: Selection;
}

/** Names of the columns, which sort by them, and the box that selects all. */
function ListHeader({ columns, tracks, sort, onSort, selection }: ListHeaderProps) {
  const { t } = useTranslation('work');
  const { selected, isAll } = selection;
  return (
    <thead {...roles.rowGroup} className={classes.head}>
      <tr
        {...roles.row}
        aria-rowindex={1}
        className={classes.headRow}
        style={{ gridTemplateColumns: tracks }}
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
      tabIndex={-1}
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
