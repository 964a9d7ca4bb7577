import { type TaskCard, titleMaxLength } from '@kazi/contract/work';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskPatch } from '../change/task-record.ts';
import classes from './list.module.css';

export interface CellEditorProps {
  /** The task as it was when the editing began: what the change is based on. */
  task: TaskCard;
  onChange: (patch: TaskPatch) => void;
  /** `stay` is false where the focus has gone elsewhere already. */
  onEnd: (stay: boolean) => void;
}

/** A title, typed in place: Enter and leaving the field save, Escape gives up. */
export function TitleEditor({ task, onChange, onEnd }: CellEditorProps) {
  const { t } = useTranslation('work');
  const [title, setTitle] = useState(task.title);
  const isOver = useRef(false);

  function end(saves: boolean, stay: boolean) {
    if (isOver.current) return;
    isOver.current = true;
    const typed = title.trim();
    if (saves && typed !== '' && typed !== task.title) onChange({ title: typed });
    onEnd(stay);
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') end(false, true);
    if (event.key === 'Enter') end(true, true);
  }

  return (
    <input
      className={classes.titleInput}
      aria-label={t('list.editTitle', { number: task.number })}
      value={title}
      maxLength={titleMaxLength}
      onChange={(event) => setTitle(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(true, false)}
      onFocus={(event) => event.currentTarget.select()}
      // biome-ignore lint/a11y/noAutofocus: somebody has just asked for this field
      autoFocus
    />
  );
}
