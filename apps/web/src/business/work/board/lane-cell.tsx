import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrag, useLanding } from '../../../shell/drag/context.ts';
import { listProps } from '../../../shell/drag/elements.ts';
import classes from './board.module.css';
import { useBoard } from './board-context.ts';
import cardClasses from './card.module.css';
import { RefusalNote } from './cell-parts.tsx';
import { DraggableCard } from './draggable-card.tsx';
import { type Cell, keyOf } from './lanes.ts';

interface LaneCellProps {
  cell: Cell;
  /** The cards still are those of the filter before. */
  isPrevious: boolean;
}

/** The cards of one column in one lane. Those out of sight are skipped by the browser when it draws. */
export function LaneCell({ cell, isPrevious }: LaneCellProps) {
  const { t } = useTranslation('work');
  const { grid } = useBoard();
  const key = keyOf(cell);
  const dragged = useDrag((drag) => drag?.item);
  const landing = useLanding(key);
  const tasks = grid().tasksIn(cell);
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
      data-target={landing !== undefined || undefined}
      {...listProps({ key, kind: 'task' })}
    >
      <RefusalNote cell={cell} />
      <ul className={classes.laneCards}>
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
      </ul>
      {landing !== undefined && landsBefore === undefined && (
        <div className={cardClasses.landing} data-landing />
      )}
    </section>
  );
}
