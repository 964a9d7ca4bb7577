import { type FirstStatus, isFirstStatus, titleMaxLength } from '@kazi/contract/work';
import { List } from '@kazi/ui/layout';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { client } from '../../../api/client.ts';
import columnClasses from '../../../shell/board/column.module.css';
import { useDrag, useLanding } from '../../../shell/drag/context.ts';
import { listProps } from '../../../shell/drag/elements.ts';
import { useTextDraft } from '../../../shell/form/use-text-draft.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { placeTask, refreshCounts, toCard } from '../change/task-cache.ts';
import type { TaskList } from '../change/use-task-lists.ts';
import { inlineKeys, useButtonFocus } from '../in-place/inline-keys.ts';
import classes from './board.module.css';
import cardClasses from './card.module.css';
import { DraggableCard } from './card.tsx';
import { CardSkeletons, ColumnHeader, RefusalNote, UnfoldButton } from './cells.tsx';
import { type Cell, type ColumnTasks, keyOf, placeKey, useBoard } from './grid.ts';

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
      className={`${columnClasses.column} ${classes.column}`}
      aria-label={t('board.column', { status: t(`status.${status}`), count: count ?? list.tasks.length })}
      data-stale={list.isPrevious || undefined}
      data-status-column={status}
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

/** Adds tasks to a column one after the other: Enter adds, and the next can be typed at once. */
function QuickAdd({ status }: { status: FirstStatus }) {
  const { t } = useTranslation('work');
  const { app } = useBoard();
  const queries = useQueryClient();
  const [title, setTitle] = useTextDraft(`quick-task.${app}.${status}`);
  const [isOpen, setOpen] = useState(title !== '');
  const [added, setAdded] = useState<string>();
  const { button, isWanted } = useButtonFocus(isOpen);
  const create = useWrite(client.work.tasks.create, {
    changes: [],
    // One after the other: they stand in the order they were typed in.
    scope: `quick-task.${app}.${status}`,
    done(task) {
      placeTask(queries, toCard(task));
      void refreshCounts(queries);
      setAdded(task.number);
    },
  });

  async function add() {
    setTitle('');
    setAdded(undefined);
    // What could not be added comes back, unless the next is being typed already.
    if (!(await create.run({ app, status, title }))) setTitle((typed) => typed || title);
  }

  const onKeyDown = inlineKeys({
    onEnter: () => title.trim() !== '' && void add(),
    onEscape() {
      isWanted.current = true;
      setOpen(false);
    },
  });

  if (!isOpen) {
    return (
      <button ref={button} type="button" className={columnClasses.add} onClick={() => setOpen(true)}>
        <IconPlus size={16} stroke={1.8} aria-hidden="true" />
        {t('board.add')}
      </button>
    );
  }
  return (
    <div className={columnClasses.adding}>
      <TextInput
        autoFocus
        value={title}
        maxLength={titleMaxLength}
        placeholder={t('board.titlePlaceholder')}
        aria-label={t('board.addTo', { status: t(`status.${status}`) })}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => !title && setOpen(false)}
      />
      <p className={columnClasses.hint} role="status">
        {added && !title ? t('board.added', { number: added }) : t('board.addHint')}
      </p>
    </div>
  );
}

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
function VirtualCards({ list: { tasks, hasMore, loadMore }, cell, landing, dragged }: VirtualCardsProps) {
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
    const at = tasks.findIndex(({ _id }) => focus.isWanted(placeKey(keyOf(cell), _id)));
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
      <List className={classes.cards} style={{ blockSize: virtualizer.getTotalSize() }}>
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
      </List>
      {landsLast && <div className={cardClasses.landing} />}
    </div>
  );
}
