import { type Subtask, titleMaxLength } from '@kazi/contract/work';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './subtasks.module.css';

/** The title of a subtask, changed in its place: Enter or leaving it saves, Escape takes it back. */
export function SubtaskTitle({ subtask, onSave }: { subtask: Subtask; onSave: (title: string) => void }) {
  const { t } = useTranslation('tasks');
  const [typed, setTyped] = useState<string>();
  const { title, done, may } = subtask;

  function end() {
    const given = typed?.trim();
    if (given && given !== title) onSave(given);
    setTyped(undefined);
  }

  return (
    <input
      className={classes.title}
      data-done={done}
      dir="auto"
      aria-label={t('subtasks.rename', { title })}
      readOnly={!may.update}
      maxLength={titleMaxLength}
      value={typed ?? title}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={end}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        if (event.key !== 'Escape' || typed === undefined) return;
        event.stopPropagation();
        setTyped(undefined);
      }}
    />
  );
}
