import { Button, Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './selection.module.css';
import type { Selection } from './use-selection.ts';

/** In the heading of a table: chooses every record shown. */
export function SelectAll({ selection: { ids, isAll, toggleAll } }: { selection: Selection }) {
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

interface SelectOneProps {
  selection: Selection;
  id: number;
  /** What the record is called. */
  name: string;
}

/** In a record's first cell: chooses it. */
export function SelectOne({ selection, id, name }: SelectOneProps) {
  const { t } = useTranslation('demo');
  return (
    <Checkbox
      size="xs"
      classNames={{ icon: classes.tick }}
      aria-label={t('parts.chosen.one', { name })}
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  );
}

/** Above a table: how many are chosen, and what can be done with them. Not there while none is. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useTranslation('demo');
  if (selection.ids.length === 0) return null;
  return (
    <div className={classes.bar}>
      <span role="status">{t('parts.chosen.count', { count: selection.ids.length })}</span>
      {children}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={selection.clear}>
        {t('parts.chosen.clear')}
      </Button>
    </div>
  );
}
