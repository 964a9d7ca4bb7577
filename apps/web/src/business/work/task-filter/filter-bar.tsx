import type { TaskFilter } from '@kazi/contract/work';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconFilterOff from '#icons/IconFilterOff';
import IconSearch from '#icons/IconSearch';
import { useTypedText } from '../../../shell/page/use-typed-text.ts';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import { Facet } from './facet.tsx';
import { type ChangeFilter, isFiltered, noFilter } from './filter.ts';
import classes from './filter-bar.module.css';
import { SavedFilters } from './saved-filters.tsx';
import { useFacets } from './use-facets.tsx';

interface FilterBarProps {
  app: string;
  filter: TaskFilter;
  onChange: ChangeFilter;
  /** What else stands in the line: how the tasks are shown. */
  children?: ReactNode;
}

/** Narrows the tasks on screen, by text and by what they are. The address bar holds the filter. */
export function FilterBar({ app, filter, onChange, children }: FilterBarProps) {
  const { t } = useTranslation('work');
  const input = useRef<HTMLInputElement>(null);
  const { typed, type, flush } = useTypedText(filter.q, (q) => onChange({ q }));
  const facets = useFacets(app, filter, onChange);
  useShortcut({
    keys: '/',
    label: t('shortcuts.filter'),
    group: t('app.list'),
    run: () => input.current?.focus(),
  });
  return (
    <search className={classes.bar} aria-label={t('filter.label')}>
      <div className={classes.line}>
        <TextInput
          ref={input}
          className={classes.text}
          type="search"
          size="xs"
          aria-label={t('filter.search')}
          placeholder={t('filter.search')}
          leftSection={<IconSearch size={15} stroke={1.8} />}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={flush}
        />
        {facets.map((facet) => (
          <Facet key={facet.name} {...facet} />
        ))}
        {isFiltered(filter) && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconFilterOff size={15} stroke={1.7} />}
            onClick={() => onChange(noFilter)}
          >
            {t('filter.clear')}
          </Button>
        )}
      </div>
      <SavedFilters app={app} filter={filter} onChange={onChange} />
      <span className={classes.end}>{children}</span>
    </search>
  );
}
