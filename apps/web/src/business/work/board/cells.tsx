import { isFirstStatus, type TaskStatus } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Stack } from '@kazi/ui/layout';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { ActionIcon } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowsDiagonalMinimize2 from '#icons/IconArrowsDiagonalMinimize2';
import IconChevronDown from '#icons/IconChevronDown';
import IconPlus from '#icons/IconPlus';
import columnClasses from '../../../shell/board/column.module.css';
import { useDrag, useLanding } from '../../../shell/drag/context.ts';
import { listProps } from '../../../shell/drag/elements.ts';
import { StatusGlyph } from '../../status.tsx';
import { openNewTask } from '../new-task/store.ts';
import { useFolded } from '../use-folded.ts';
import classes from './board.module.css';
import cardClasses from './card.module.css';
import { DraggableCard } from './card.tsx';
import { type Cell, type ColumnTasks, cellByKey, keyOf, type Lane, taskById, useBoard } from './grid.ts';

interface LaneRowsProps {
  columns: readonly ColumnTasks[];
  lanes: readonly Lane[];
  onFold: (status: TaskStatus) => void;
}

/** The board in strips: columns from above, lanes from the side. More is fetched as the end comes near. */
export function LaneRows({ columns, lanes, onFold }: LaneRowsProps) {
  const shown = columns.filter(({ isFolded }) => !isFolded);
  return (
    <div className={classes.laneBoard}>
      <div className={classes.laneHeads}>
        {columns.map(({ status, count, isFolded }) =>
          isFolded ? (
            <UnfoldButton key={status} status={status} count={count} onUnfold={() => onFold(status)} />
          ) : (
            <div key={status} className={classes.laneHead}>
              <ColumnHeader status={status} count={count} onFold={() => onFold(status)} />
            </div>
          ),
        )}
      </div>
      {shown.some(({ list }) => list.isPending) && <CardSkeletons />}
      {lanes.map((lane) => (
        <LaneRow key={lane.key} lane={lane} columns={shown} />
      ))}
      <MoreInSight columns={shown} />
    </div>
  );
}

/** The end of the board: when it comes into sight, the columns fetch what they have not yet. */
function MoreInSight({ columns }: { columns: readonly ColumnTasks[] }) {
  const end = useRef<HTMLDivElement>(null);
  const fetched = columns.reduce((sum, { list }) => sum + list.tasks.length, 0);
  const fetchMore = useEffectEvent(() => {
    for (const { list } of columns) if (list.hasMore) list.loadMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew once there is more above it
  useEffect(() => {
    if (!end.current) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchMore(), {
      rootMargin: '600px',
    });
    sight.observe(end.current);
    return () => sight.disconnect();
  }, [fetched]);
  return <div ref={end} className={classes.end} />;
}

interface LaneRowProps {
  lane: Lane;
  columns: readonly ColumnTasks[];
}

/** One lane: its name, and its cards column by column. */
function LaneRow({ lane: { key, name, person }, columns }: LaneRowProps) {
  const { t } = useTranslation('work');
  const { app, grid } = useBoard();
  const { isFolded, toggle } = useFolded(`kazi.folded-lanes.${app}`, []);
  const headingId = useId();
  const count = columns.reduce((sum, { status }) => sum + grid.tasksIn({ status, lane: key }).length, 0);
  return (
    <section aria-labelledby={headingId}>
      <h2 className={classes.laneName}>
        <button
          id={headingId}
          type="button"
          aria-expanded={!isFolded(key)}
          aria-label={t('board.lane', { lane: name, count })}
          onClick={() => toggle(key)}
        >
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.chevron} />
          {person && <Avatar name={name} src={person.avatar} size={22} decorative />}
          {name}
          <span className={columnClasses.count}>{count}</span>
        </button>
      </h2>
      {!isFolded(key) && (
        <div className={classes.laneCells}>
          {columns.map(({ status, list }) => (
            <LaneCell key={status} cell={{ status, lane: key }} isPrevious={list.isPrevious} />
          ))}
        </div>
      )}
    </section>
  );
}

interface LaneCellProps {
  cell: Cell;
  /** The cards still are those of the filter before. */
  isPrevious: boolean;
}

/** The cards of one column in one lane. Those out of sight are skipped by the browser when it draws. */
function LaneCell({ cell, isPrevious }: LaneCellProps) {
  const { t } = useTranslation('work');
  const { grid } = useBoard();
  const key = keyOf(cell);
  const dragged = useDrag((drag) => drag?.item);
  const landing = useLanding(key);
  const tasks = grid.tasksIn(cell);
  const element = useRef<HTMLElement>(null);
  const isCarriedHere = useDrag((drag) => drag?.by === 'keyboard' && drag.to?.list === key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place has to be in sight
  useEffect(() => {
    const mark = isCarriedHere && element.current?.querySelector('[data-landing]');
    if (mark) mark.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCarriedHere, landing]);
  const landsBefore =
    landing === undefined ? undefined : tasks.filter(({ _id }) => _id !== dragged)[landing]?._id;
  return (
    <section
      ref={element}
      className={classes.laneCell}
      aria-label={t('board.column', { status: t(`status.${cell.status}`), count: tasks.length })}
      data-stale={isPrevious || undefined}
      data-status-column={cell.status}
      data-target={landing !== undefined || undefined}
      {...listProps({ key, kind: 'task' })}
    >
      <RefusalNote cell={cell} />
      <Stack as="ul" gap={8}>
        {tasks.map((task) => (
          <li key={task._id} className={classes.laneCard}>
            <DraggableCard
              task={task}
              cell={cell}
              isLanding={task._id === landsBefore}
              isDragged={task._id === dragged}
            />
          </li>
        ))}
      </Stack>
      {landing !== undefined && landsBefore === undefined && (
        <div className={cardClasses.landing} data-landing />
      )}
    </section>
  );
}

/** Says why the dragged card may not come to a cell. The cell is dimmed around it. */
export function RefusalNote({ cell }: { cell: Cell }) {
  const { grid } = useBoard();
  const reason = useDrag((drag) => {
    const task = drag && taskById(grid, drag.item);
    const from = drag && cellByKey(grid, drag.from.list);
    return task && from && grid.refusal(task, from, cell);
  });
  if (!reason) return null;
  return <p className={classes.refusal}>{reason}</p>;
}

const heights = [92, 116, 84, 104];

/** Keeps the place of a column's cards while they are loaded. */
export function CardSkeletons() {
  const { t } = useTranslation('common');
  return (
    <Stack gap={8} role="status" aria-label={t('loading')} className={classes.skeletons}>
      {heights.map((height) => (
        <div
          key={height}
          className={columnClasses.skeleton}
          style={{ blockSize: height }}
          aria-hidden="true"
        />
      ))}
    </Stack>
  );
}

interface ColumnHeaderProps {
  status: TaskStatus;
  /** How many tasks of the status the filter keeps; undefined while that is not known. */
  count: number | undefined;
  onFold: () => void;
}

/** Name of a column, how much is in it, and what can be done with the whole of it. */
export function ColumnHeader({ status, count, onFold }: ColumnHeaderProps) {
  const { t } = useTranslation('work');
  const { app, mayAdd } = useBoard();
  const name = t(`status.${status}`);
  return (
    <header className={`${columnClasses.header} ${classes.columnHeader}`}>
      <StatusGlyph status={status} />
      <h2 className={columnClasses.name}>{name}</h2>
      <span className={columnClasses.count}>{count}</span>
      <span className={classes.columnTools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={26}
          aria-label={t('board.fold', { name })}
          onClick={onFold}
        >
          <IconArrowsDiagonalMinimize2 size={15} stroke={1.6} />
        </ActionIcon>
        {mayAdd && isFirstStatus(status) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label={t('board.addTo', { status: name })}
            onClick={() => openNewTask({ app, status })}
          >
            <IconPlus size={16} stroke={1.8} />
          </ActionIcon>
        )}
      </span>
    </header>
  );
}

interface UnfoldButtonProps {
  status: TaskStatus;
  count: number | undefined;
  onUnfold: () => void;
}

/** What is left of a folded column: its name, its count, and the way to have it back. */
export function UnfoldButton({ status, count, onUnfold }: UnfoldButtonProps) {
  const { t } = useTranslation('work');
  const name = t(`status.${status}`);
  return (
    <button type="button" className={classes.unfold} onClick={onUnfold}>
      <SpokenAs about={t('board.unfold', { name })}>
        <StatusGlyph status={status} />
        <span className={columnClasses.count}>{count}</span>
        <span className={classes.foldedName}>{name}</span>
      </SpokenAs>
    </button>
  );
}
