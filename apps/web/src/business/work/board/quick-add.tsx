import type { FirstStatus } from '@kazi/contract/work';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { api } from '../../../api/queries.ts';
import looks from '../../../shell/board/column.module.css';
import { toCard } from '../task-change/to-card.ts';
import { placeTask, refreshCounts } from '../task-lists/place.ts';
import { useBoard } from './board-context.ts';

/** Adds tasks to a column one after the other: Enter adds, and the next can be typed at once. */
export function QuickAdd({ status }: { status: FirstStatus }) {
  const { t } = useTranslation('work');
  const { app } = useBoard();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const create = useMutation(
    api.work.tasks.create.mutationOptions({
      onSuccess: (task) => {
        placeTask(client, toCard(task));
        void refreshCounts(client);
      },
      // What was typed comes back, unless the next is being typed already.
      onError: (_error, refused) => setTitle((typed) => typed || refused.title),
    }),
  );

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || title.trim() === '') return;
    create.mutate({ app, status, title });
    setTitle('');
  }

  if (!isOpen) {
    return (
      <button type="button" className={looks.add} onClick={() => setOpen(true)}>
        <IconPlus size={16} stroke={1.8} aria-hidden="true" />
        {t('board.add')}
      </button>
    );
  }
  return (
    <div className={looks.adding}>
      <TextInput
        autoFocus
        value={title}
        maxLength={200}
        placeholder={t('board.titlePlaceholder')}
        aria-label={t('board.addTo', { status: t(`status.${status}`) })}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => !title && setOpen(false)}
      />
      <p className={looks.hint} role="status">
        {create.data && !title ? t('board.added', { number: create.data.number }) : t('board.addHint')}
      </p>
    </div>
  );
}
