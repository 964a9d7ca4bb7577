import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './chosen.module.css';

/** Which of the records shown are chosen. */
export interface Choice {
  ids: readonly number[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Chooses all that are shown, or none where all are. */
  toggleAll: () => void;
  clear: () => void;
  isAll: boolean;
}

/** Lets records be chosen, to do something with all of them at once; those not shown any more are left out. */
export function useChoice(shown: readonly number[]): Choice {
  const [kept, setKept] = useState<readonly number[]>([]);
  const ids = shown.filter((id) => kept.includes(id));
  const isAll = shown.length > 0 && ids.length === shown.length;
  const has = (id: number) => ids.includes(id);
  return {
    ids,
    has,
    isAll,
    toggle: (id) => setKept(has(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => setKept(isAll ? [] : shown),
    clear: () => setKept([]),
  };
}

/** In the heading of a table: chooses every record shown. */
export function ChooseAll({ choice: { ids, isAll, toggleAll } }: { choice: Choice }) {
  const { t } = useTranslation('demo');
  return (
    <Checkbox
      size="xs"
      classNames={{ icon: classes.tick }}
      aria-label={t('parts.chosen.all')}
      checked={isAll}
      indeterminate={ids.length > 0 && !isAll}
      onChange={toggleAll}
    />
  );
}

interface ChooseProps {
  choice: Choice;
  id: number;
  /** What the record is called. */
  name: string;
}

/** In a record's first cell: chooses it. */
export function Choose({ choice, id, name }: ChooseProps) {
  const { t } = useTranslation('demo');
  return (
    <Checkbox
      size="xs"
      classNames={{ icon: classes.tick }}
      aria-label={t('parts.chosen.one', { name })}
      checked={choice.has(id)}
      onChange={() => choice.toggle(id)}
    />
  );
}

/** Above a table: how many are chosen, and what can be done with them. Not there while none is. */
export function ChosenBar({ choice, children }: { choice: Choice; children: ReactNode }) {
  const { t } = useTranslation('demo');
  if (choice.ids.length === 0) return null;
  return (
    <div className={classes.bar}>
      <span role="status">{t('parts.chosen.count', { count: choice.ids.length })}</span>
      {children}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={choice.clear}>
        {t('parts.chosen.clear')}
      </Button>
    </div>
  );
}
