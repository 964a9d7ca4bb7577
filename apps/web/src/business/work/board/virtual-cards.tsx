import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import columnClasses from '../../../shell/board/column.module.css';
import type { TaskList } from '../change/use-task-lists.ts';
import classes from './board.module.css';
import { useBoard } from './board-context.ts';
import cardClasses from './card.module.css';
import { DraggableCard } from './card.tsx';
import type { Cell } from './lanes.ts';

interface VirtualCardsProps {
  list: TaskList;
  cell: Cell;
  /** Index at which the dragged card would land here, itself not counted. */
  landing: number | undefined;
  /** Id of the dragged task. */
  dragged: string | undefined;
}

const usualHeight = 104;
const gap = 8;
/** Cards from the end at which the next page is fetched. */
const ahead = 12;

/** A column's cards, of which only those in sight are in the document. */
export function VirtualCards({
  list: { tasks, hasMore, loadMore },
  cell,
  landing,
  dragged,
}: VirtualCardsProps) {
  const { t } = useTranslation('work');
  const { focus } = useBoard();
  const scroller = useRef<HTMLDivElement>(null);
  const draggedAt = tasks.findIndex(({ _id }) => _id === dragged);
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (at) => tasks[at]?._id ?? at,
    gap: gap,
    overscan: 4,
    paddingStart: 2,
    paddingEnd: gap,
    // The dragged card stays in the document however far the column is scrolled.
    rangeExtractor: (range: Range) =>
      draggedAt < 0
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), draggedAt])].sort((one, other) => one - other),
  });
  const items = virtualizer.getVirtualItems();
  const lastDrawn = items.at(-1)?.index ?? 0;

  const isNearEnd = hasMore && lastDrawn >= tasks.length - ahead;
  const fetchMore = useEffectEvent(loadMore);
  useEffect(() => {
    if (isNearEnd && tasks.length > 0) fetchMore();
  }, [isNearEnd, tasks.length]);

  const showFocused = useEffectEvent(() => {
    const at = tasks.findIndex(({ _id }) => focus.belongsTo(_id));
    if (at >= 0) virtualizer.scrollToIndex(at);
  });
  useEffect(() => focus.subscribe(() => showFocused()), [focus]);

  const others = tasks.filter(({ _id }) => _id !== dragged);
  const landsBefore = landing === undefined ? undefined : others[landing]?._id;
  const landsLast = landing !== undefined && landsBefore === undefined;
  useEffect(() => {
    if (landing !== undefined) virtualizer.scrollToIndex(Math.min(landing, others.length), { align: 'auto' });
  }, [landing, others.length, virtualizer]);

  return (
    <div ref={scroller} className={columnClasses.scroller}>
      {tasks.length === 0 && !landsLast && <p className={classes.nothing}>{t('board.emptyColumn')}</p>}
      <ul className={classes.cards} style={{ blockSize: virtualizer.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const task = tasks[index];
          if (!task) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.slot}
              style={{ transform: `translateY(${start}px)` }}
            >
              <DraggableCard
                task={task}
                cell={cell}
                isLanding={task._id === landsBefore}
                isDragged={task._id === dragged}
              />
            </li>
          );
        })}
      </ul>
      {landsLast && <div className={cardClasses.landing} />}
    </div>
  );
}
