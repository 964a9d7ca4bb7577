import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import classes from './stories.module.css';

interface NewCriterionProps {
  maxLength: number;
  onAdd: (text: string) => void;
}

/** A line that adds criteria: Enter adds one and waits for the next. */
export function NewCriterion({ maxLength, onAdd }: NewCriterionProps) {
  const { t } = useTranslation('flows');
  const [typed, setTyped] = useState('');

  function add() {
    const text = typed.trim();
    if (text) onAdd(text);
    setTyped('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') add();
    if (event.key === 'Escape') setTyped('');
  }

  return (
    <div className={classes.newCriterion}>
      <IconPlus size={16} stroke={1.8} aria-hidden="true" />
      <input
        aria-label={t('criteria.add')}
        placeholder={t('criteria.add')}
        maxLength={maxLength}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
    </div>
  );
}
