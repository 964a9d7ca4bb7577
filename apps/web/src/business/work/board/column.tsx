import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import looks from '../../../shell/board/column.module.css';
import { useDrag, useLanding } from '../../../shell/drag/context.ts';
import { listProps } from '../../../shell/drag/elements.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { isFirstStatus } from '../statuses.ts';
import classes from './board.module.css';
import { useBoard } from './board-context.ts';
import { CardSkeletons, RefusalNote } from './cell-parts.tsx';
import { ColumnHeader, UnfoldButton } from './column-header.tsx';
import { keyOf } from './lanes.ts';
import { QuickAdd } from './quick-add.tsx';
import type { ColumnTasks } from './use-board-lists.ts';
import { VirtualCards } from './virtual-cards.tsx';

interface ColumnProps extends Pick<ColumnTasks, 'status' | 'list' | 'count'> {
  onFold: () => void;
}

/** The tasks of one status, with as many drawn as can be seen. */
export function Column({ status, list, count, onFold }: ColumnProps) {
  const { t } = useTranslation('work');
  const { mayAdd } = useBoard();
  const element = useRef<HTMLElement>(null);
  const cell = { status, lane: undefined };
  const key = keyOf(cell);
  const dragged = useDrag((drag) => drag?.item);
  const landing = useLanding(key);
  const isCarriedHere = useDrag((drag) => drag?.by === 'keyboard' && drag.to?.list === key);
  useEffect(() => {
    if (isCarriedHere) element.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [isCarriedHere]);

  return (
    <section
      ref={element}
      className={`${looks.column} ${classes.column}`}
      aria-label={t('board.column', { status: t(`status.${status}`), count: count ?? list.tasks.length })}
      data-stale={list.isPrevious || undefined}
      data-target={landing !== undefined || undefined}
      {...listProps({ key, kind: 'task' })}
    >
      <ColumnHeader status={status} count={count} onFold={onFold} />
      <RefusalNote cell={cell} />
      {list.isPending && <CardSkeletons />}
      {list.error && <FailedState error={list.error} onRetry={list.retry} />}
      {!list.isPending && !list.error && (
        <VirtualCards list={list} cell={cell} landing={landing} dragged={dragged} />
      )}
      {mayAdd && isFirstStatus(status) && <QuickAdd status={status} />}
    </section>
  );
}

interface FoldedColumnProps extends Pick<ColumnTasks, 'status' | 'count'> {
  onUnfold: () => void;
}

/** A column as a narrow strip. Cards can be dropped on it all the same. */
export function FoldedColumn({ status, count, onUnfold }: FoldedColumnProps) {
  const { t } = useTranslation('work');
  const cell = { status, lane: undefined };
  const isTarget = useLanding(keyOf(cell)) !== undefined;
  return (
    <section
      className={classes.folded}
      aria-label={t('board.column', { status: t(`status.${status}`), count: count ?? 0 })}
      data-target={isTarget || undefined}
      {...listProps({ key: keyOf(cell), kind: 'task' })}
    >
      <UnfoldButton status={status} count={count} onUnfold={onUnfold} />
      <RefusalNote cell={cell} />
    </section>
  );
}
