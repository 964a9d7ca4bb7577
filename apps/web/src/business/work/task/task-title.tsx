import { type Task, titleMaxLength } from '@kazi/contract/work';
import { Textarea } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './task-title.module.css';
import { useTypedEdit } from './use-typed-edit.ts';

/** The title, changed in its place: Enter or leaving it saves, Escape takes it back. */
export function TaskTitle({ task }: { task: Task }) {
  const { t } = useTranslation('work');
  const { edit, type, giveUp, save } = useTypedEdit<string>(task);

  function end() {
    const title = edit?.value.replace(/\s+/g, ' ').trim();
    if (title && title !== edit?.seen.title) void save({ title });
    else giveUp();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (event.key === 'Escape' && edit) {
      event.stopPropagation();
      giveUp();
    }
  }

  if (!task.may.update)
    return (
      <span className={classes.title} dir="auto">
        {task.title}
      </span>
    );
  return (
    <Textarea
      classNames={{ input: classes.input }}
      aria-label={t('field.title')}
      attributes={{ input: { dir: 'auto' } }}
      autosize
      minRows={1}
      maxLength={titleMaxLength}
      value={edit?.value ?? task.title}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={end}
    />
  );
}
