import { type FirstStatus, isFirstStatus, titleMaxLength } from '@kazi/contract/work';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { client } from '../../../api/client.ts';
import columnClasses from '../../../shell/board/column.module.css';
import { useDrag, useLanding } from '../../../shell/drag/context.ts';
import { listProps } from '../../../shell/drag/elements.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { placeTask, refreshCounts } from '../change/task-cache.ts';
import { toCard } from '../change/task-record.ts';
import classes from './board.module.css';
import { useBoard } from './board-context.ts';
import { CardSkeletons, RefusalNote } from './cell-parts.tsx';
import { ColumnHeader, UnfoldButton } from './column-header.tsx';
import { keyOf } from './lanes.ts';
import type { ColumnTasks } from './use-grid.ts';
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
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [added, setAdded] = useState<string>();
  const create = useWrite(client.work.tasks.create, {
    changes: [],
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

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || title.trim() === '') return;
    void add();
  }

  if (!isOpen) {
    return (
      <button type="button" className={columnClasses.add} onClick={() => setOpen(true)}>
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
