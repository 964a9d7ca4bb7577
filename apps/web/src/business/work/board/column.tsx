import type { TaskStatus } from '@kazi/contract/work';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { isFirstStatus } from '../statuses.ts';
import type { TaskList } from '../task-lists/use-task-lists.ts';
import classes from './board.module.css';
import { useBoard } from './board-context.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { ColumnHeader } from './column-header.tsx';
import { cellProps } from './drag/pointed.ts';
import { useDraggedTask, useLanding } from './drag/store.ts';
import { QuickAdd } from './quick-add.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { VirtualCards } from './virtual-cards.tsx';

interface ColumnProps {
  status: TaskStatus;
  list: TaskList;
  count: number | undefined;
  onFold: () => void;
}

/** The tasks of one status, with as many drawn as can be seen. */
export function Column({ status, list, count, onFold }: ColumnProps) {
  const { t } = useTranslation('work');
  const { drag, mayAdd } = useBoard();
  const element = useRef<HTMLElement>(null);
  const cell = { status, lane: undefined };
  const dragged = useDraggedTask(drag);
  const landing = useLanding(drag, cell);
  const isCarriedHere = landing !== undefined && drag.get()?.by === 'keyboard';
  useEffect(() => {
    if (isCarriedHere) element.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [isCarriedHere]);

  return (
    <section
      ref={element}
      className={classes.column}
      aria-label={t('board.column', { status: t(`status.${status}`), count: count ?? list.tasks.length })}
      data-stale={list.isPrevious || undefined}
      data-target={landing !== undefined || undefined}
      {...cellProps(cell)}
    >
      <ColumnHeader status={status} count={count} onFold={onFold} />
      <RefusalNote cell={cell} />
      {list.isPending && <CardSkeletons />}
      {list.error && <FailedState error={list.error} onRetry={list.retry} />}
      {!list.isPending && !list.error && (
        <VirtualCards list={list} cell={cell} landing={landing} dragged={dragged?._id} />
      )}
      {mayAdd && isFirstStatus(status) && <QuickAdd status={status} />}
    </section>
  );
}
