import { dues, type TaskFilter, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { useAnnounced } from '@kazi/ui/announcer';
import { Avatar } from '@kazi/ui/avatar';
import { Row } from '@kazi/ui/layout';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Button, Popover, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconAdjustmentsHorizontal from '#icons/IconAdjustmentsHorizontal';
import IconBookmarkPlus from '#icons/IconBookmarkPlus';
import IconFilterOff from '#icons/IconFilterOff';
import IconUserOff from '#icons/IconUserOff';
import IconX from '#icons/IconX';
import { useSignedIn } from '../../../session/session.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { OnceOpened } from '../../../shell/once-opened.tsx';
import { useIsPhone } from '../../../shell/use-is-phone.ts';
import { countsOptions } from '../change/task-lists.ts';
import {
  useFlowChoices,
  useLabelChoices,
  usePeopleChoices,
  usePriorityChoices,
  useStatusChoices,
} from '../fields/use-choices.tsx';
import { Facet, type FacetProps, FilterText } from './facet.tsx';
import { type ChangeFilter, filterOf, isFiltered, narrowed, noFilter, readTaskFilter } from './filter.ts';
import classes from './filter-bar.module.css';

const FilterSheet = onDemand(() => import('./filter-sheet.tsx').then((module) => module.FilterSheet));

interface FilterBarProps {
  app: string;
  filter: TaskFilter;
  onChange: ChangeFilter;
  /** What else stands in the line: how the tasks are shown. */
  children?: ReactNode;
}

/** Narrows the tasks on screen, by text and by what they are. The address bar holds the filter. A phone has all but the quick ones in a sheet. */
export function FilterBar({ app, filter, onChange, children }: FilterBarProps) {
  const { t } = useTranslation('work');
  const facets = useFacets(app, filter, onChange);
  useFoundAnnounced(app, filter);
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const text = (
    <FilterText
      q={filter.q}
      onChange={(q) => onChange({ q })}
      label={t('filter.search')}
      group={t('app.list')}
    />
  );
  const facetFields = facets.map((facet) => <Facet key={facet.name} {...facet} />);
  const clear = isFiltered(filter) && (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconFilterOff size={15} stroke={1.7} />}
      onClick={() => onChange(noFilter)}
    >
      {t('filter.clear')}
    </Button>
  );
  const saved = <SavedFilters app={app} filter={filter} onChange={onChange} />;
  if (!isPhone)
    return (
      <Row as="search" gap={12} className={classes.bar} aria-label={t('filter.label')}>
        <Row gap={6} grow className={classes.line}>
          {text}
          {facetFields}
          {saved}
        </Row>
        {clear}
        <span className={classes.end}>{children}</span>
      </Row>
    );
  const on = facets.filter(({ selected }) => selected && selected.length > 0).length + (filter.q ? 1 : 0);
  return (
    <Row as="search" gap={8} justify="between" className={classes.bar} aria-label={t('filter.label')}>
      {saved}
      <Button
        variant={on > 0 ? 'light' : 'default'}
        aria-label={on > 0 ? `${t('filter.sheet')}, ${on}` : t('filter.sheet')}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.6} />
        {on > 0 && on}
      </Button>
      <OnceOpened opened={opened}>
        <FilterSheet title={t('filter.sheet')} opened={opened} onClose={() => setOpened(false)}>
          {text}
          <Row gap={6} wrap>
            {facetFields}
            {clear}
          </Row>
          <Row gap={6} wrap>
            {children}
          </Row>
        </FilterSheet>
      </OnceOpened>
    </Row>
  );
}

/** Says how many tasks each filter leaves. */
function useFoundAnnounced(app: string, filter: TaskFilter): void {
  const { t } = useTranslation(['work', 'common']);
  const { data } = useQuery({ ...countsOptions(app, filter), enabled: isFiltered(filter) });
  const statuses: readonly TaskStatus[] = filter.status ?? taskStatuses;
  const count = data && statuses.reduce((sum, status) => sum + (data.counts[status] ?? 0), 0);
  const found = count === 0 ? t('filter.empty.title') : t('common:found', { count: count ?? 0 });
  useAnnounced(count === undefined ? undefined : found, JSON.stringify(filterOf(filter)));
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

interface SavedFiltersProps {
  app: string;
  filter: TaskFilter;
  onChange: (change: TaskFilter) => void;
}

/** Filters at one press: those that everybody wants, and those that were kept on this device. */
function SavedFilters({ app, filter, onChange }: SavedFiltersProps) {
  const { t } = useTranslation('work');
  const { saved, save, forget } = useSavedFilters(app);
  const given = [
    { name: t('filter.saved.mine'), filter: { assignee: ['me'] } },
    { name: t('filter.saved.overdue'), filter: { due: 'overdue' as const } },
    { name: t('filter.saved.unassigned'), filter: { assignee: ['none'] } },
  ];
  const isOn = (other: TaskFilter) => sameFilter(filter, other);
  const isKnown = [...given, ...saved].some((other) => isOn(other.filter));
  const press = (other: TaskFilter) => onChange(isOn(other) ? noFilter : { ...noFilter, ...other });
  return (
    <fieldset className={classes.saved} aria-label={t('filter.saved.label')}>
      {given.map((one) => (
        <button
          key={one.name}
          type="button"
          className={classes.quick}
          aria-pressed={isOn(one.filter)}
          onClick={() => press(one.filter)}
        >
          {one.name}
        </button>
      ))}
      {saved.map((one) => (
        <Row key={one.name} as="span" inline tone="muted">
          <button
            type="button"
            className={classes.quick}
            aria-pressed={isOn(one.filter)}
            onClick={() => press(one.filter)}
          >
            {one.name}
          </button>
          <button
            type="button"
            className={classes.remove}
            aria-label={t('filter.saved.forget', { name: one.name })}
            onClick={() => forget(one.name)}
          >
            <IconX size={13} stroke={2} aria-hidden="true" />
          </button>
        </Row>
      ))}
      {isFiltered(filter) && !isKnown && <SaveFilter onSave={(name) => save(name, filterOf(filter))} />}
    </fieldset>
  );
}

function SaveFilter({ onSave }: { onSave: (name: string) => void }) {
  const { t } = useTranslation('work');
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('filter.saved.save')}
          title={t('filter.saved.save')}
          onClick={() => setOpened(!opened)}
        >
          <IconBookmarkPlus size={17} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            onSave(name.trim());
            setOpened(false);
          }}
        >
          <TextInput
            label={t('filter.saved.name')}
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

const asText = (filter: TaskFilter) => JSON.stringify(filterOf(filter));
const sameFilter = (one: TaskFilter, other: TaskFilter) => asText(one) === asText(other);

interface SavedFilter {
  name: string;
  filter: TaskFilter;
}

const most = 12;

/** Filters of an app's tasks that somebody named, kept on this device. */
function useSavedFilters(app: string) {
  const { t } = useTranslation('work');
  const [saved, setSaved] = useLocalStorage<SavedFilter[]>({
    key: `kazi.filters.${app}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: read,
  });
  const without = (name: string) => saved.filter((other) => other.name !== name);
  return {
    saved,
    save(name: string, filter: TaskFilter) {
      setSaved([...without(name), { name, filter }].slice(-most));
      toast({ message: t('filter.saved.kept', { name }) });
    },
    forget: (name: string) => setSaved(without(name)),
  };
}

/** What the device kept, as far as it still is what this version writes. */
function read(kept: string | undefined): SavedFilter[] {
  const items: unknown = kept ? JSON.parse(kept) : [];
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) =>
    typeof item?.name === 'string' ? [{ name: item.name, filter: readTaskFilter(item.filter ?? {}) }] : [],
  );
}
