import type { TaskFilter } from '@kazi/contract/work';
import { toast } from '@kazi/ui/toast';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconBookmarkPlus from '#icons/IconBookmarkPlus';
import IconX from '#icons/IconX';
import { filterOf, isFiltered, noFilter, readTaskFilter } from './filter.ts';
import classes from './filter-bar.module.css';

interface SavedFiltersProps {
  app: string;
  filter: TaskFilter;
  onChange: (change: TaskFilter) => void;
}

/** Filters at one press: those that everybody wants, and those that were kept on this device. */
export function SavedFilters({ app, filter, onChange }: SavedFiltersProps) {
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
        <span key={one.name} className={classes.kept}>
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
        </span>
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
