import { dues } from '@kazi/contract/work';
import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconSearch from '#icons/IconSearch';
import { useTypedText } from '../../../shell/page/use-typed-text.ts';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import { useStatusChoices } from '../fields/use-choices.tsx';
import { Facet } from '../task-filter/facet.tsx';
import { type ChangeFilter, narrowed } from '../task-filter/filter.ts';
import bar from '../task-filter/filter-bar.module.css';
import type { MyWorkFilter } from './filter.ts';

interface MyWorkFiltersProps {
  filter: MyWorkFilter;
  onChange: ChangeFilter;
}

export function MyWorkFilters({ filter: { q, status, due }, onChange }: MyWorkFiltersProps) {
  const { t } = useTranslation('work');
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, flush } = useTypedText(q, (text) => onChange({ q: text }));
  useShortcut({
    keys: '/',
    label: t('shortcuts.filter'),
    group: t('mine.title'),
    run: () => input.current?.focus(),
  });
  return (
    <search className={bar.line} aria-label={t('filter.label')}>
      <TextInput
        ref={input}
        className={bar.text}
        type="search"
        size="xs"
        aria-label={t('mine.search')}
        placeholder={t('mine.search')}
        leftSection={<IconSearch size={15} stroke={1.8} />}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={flush}
      />
      <Facet
        name={t('field.status')}
        choices={useStatusChoices()}
        selected={status}
        onSelect={(change) => onChange(narrowed('status', change))}
      />
      <Facet
        name={t('field.dueDate')}
        choices={dues.map((value) => ({ value, label: t(`due.${value}`) }))}
        selected={due && [due]}
        onSelect={(change) => onChange(narrowed('due', change))}
      />
    </search>
  );
}
