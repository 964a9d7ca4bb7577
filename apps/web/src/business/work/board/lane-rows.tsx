import type { TaskStatus } from '@kazi/contract/work';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './board.module.css';
import { CardSkeletons } from './card-skeletons.tsx';
import { ColumnHeader } from './column-header.tsx';
import { LaneRow } from './lane-row.tsx';
import type { Lane } from './lanes.ts';
import { UnfoldButton } from './unfold-button.tsx';
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
