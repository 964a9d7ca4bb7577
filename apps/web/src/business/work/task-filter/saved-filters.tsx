import type { TaskFilter } from '@kazi/contract/work';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconBookmarkPlus from '#icons/IconBookmarkPlus';
import IconX from '#icons/IconX';
import { filterOf, isFiltered, noFilter } from './filter.ts';
import classes from './filter-bar.module.css';
import { useSavedFilters } from './use-saved-filters.ts';

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
