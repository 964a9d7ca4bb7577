import type { TaskStatus } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconChevronDown from '#icons/IconChevronDown';
import looks from '../../../shell/board/column.module.css';
import { useFolded } from '../use-folded.ts';
import classes from './board.module.css';
import { useBoard } from './board-context.ts';
import { CardSkeletons } from './cell-parts.tsx';
import { ColumnHeader, UnfoldButton } from './column-header.tsx';
import { LaneCell } from './lane-cell.tsx';
import type { Lane } from './lanes.ts';
import type { ColumnTasks } from './use-board-lists.ts';

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
  const count = columns.reduce((sum, { status }) => sum + grid().tasksIn({ status, lane: key }).length, 0);
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
          <span className={looks.count}>{count}</span>
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
