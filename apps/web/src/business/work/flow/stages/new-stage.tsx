import { stageNameMaxLength } from '@kazi/contract/work';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import classes from './stage-track.module.css';

/** Adds stages at the end: Enter adds one and waits for the next, Escape ends. */
export function NewStage({ onAdd }: { onAdd: (name: string) => void }) {
  const { t } = useTranslation('flows');
  const [typed, setTyped] = useState<string>();

  function add() {
    const name = typed?.trim();
    if (name) onAdd(name);
    return name;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (add()) setTyped('');
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      setTyped(undefined);
    }
  }

  return (
    <li className={classes.adding}>
      {typed === undefined ? (
        <button type="button" className={classes.add} onClick={() => setTyped('')}>
          <IconPlus size={16} stroke={1.8} aria-hidden="true" />
          {t('stages.add')}
        </button>
      ) : (
        <input
          className={classes.newName}
          // biome-ignore lint/a11y/noAutofocus: it was just asked for
          autoFocus
          aria-label={t('stages.name')}
          placeholder={t('stages.name')}
          maxLength={stageNameMaxLength}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            add();
            setTyped(undefined);
          }}
        />
      )}
    </li>
  );
}
