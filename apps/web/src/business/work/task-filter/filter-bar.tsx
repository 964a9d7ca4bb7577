import type { TaskFilter } from '@kazi/contract/work';
import { dues } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconFilterOff from '#icons/IconFilterOff';
import IconSearch from '#icons/IconSearch';
import IconUserOff from '#icons/IconUserOff';
import { useSignedIn } from '../../../session/session.ts';
import { useTypedText } from '../../../shell/page/use-typed-text.ts';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import {
  useFlowChoices,
  useLabelChoices,
  usePeopleChoices,
  usePriorityChoices,
  useStatusChoices,
} from '../fields/use-choices.tsx';
import type { FacetProps } from './facet.tsx';
import { Facet } from './facet.tsx';
import { type ChangeFilter, isFiltered, narrowed, noFilter } from './filter.ts';
import classes from './filter-bar.module.css';
import { SavedFilters } from './saved-filters.tsx';

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

/** What a filter can narrow by, with what there is to choose from and what is chosen. */
function useFacets(app: string, filter: TaskFilter, onChange: ChangeFilter): FacetProps[] {
  const { t } = useTranslation('work');
  return Object.values({
    assignee: {
      name: t('field.assignees'),
      choices: useAssigneeChoices(),
      selected: filter.assignee,
      onSelect: (change) => onChange(narrowed('assignee', change)),
    },
    status: {
      name: t('field.status'),
      choices: useStatusChoices(),
      selected: filter.status,
      onSelect: (change) => onChange(narrowed('status', change)),
    },
    priority: {
      name: t('field.priority'),
      choices: usePriorityChoices(),
      selected: filter.priority,
      onSelect: (change) => onChange(narrowed('priority', change)),
    },
    label: {
      name: t('field.labels'),
      choices: useLabelChoices(app),
      selected: filter.label,
      onSelect: (change) => onChange(narrowed('label', change)),
    },
    flow: {
      name: t('field.flow'),
      choices: [{ value: 'none', label: t('none.flow') }, ...useFlowChoices(app)],
      selected: filter.flow,
      onSelect: (change) => onChange(narrowed('flow', change)),
    },
    due: {
      name: t('field.dueDate'),
      choices: dues.map((due) => ({ value: due, label: t(`due.${due}`) })),
      selected: filter.due && [filter.due],
      onSelect: (change) => onChange(narrowed('due', change)),
    },
  } satisfies Record<Exclude<keyof TaskFilter, 'q'>, FacetProps>);
}

/** The viewer and “nobody” first, then all others. */
function useAssigneeChoices() {
  const { t } = useTranslation('work');
  const { user } = useSignedIn();
  const name = `${user.firstName} ${user.lastName}`;
  return [
    {
      value: 'me',
      label: t('filter.me'),
      mark: <Avatar name={name} src={user.avatar} size={22} decorative />,
    },
    { value: 'none', label: t('filter.unassigned'), mark: <IconUserOff size={18} stroke={1.6} /> },
    ...usePeopleChoices().filter(({ value }) => value !== user.id),
  ];
}
