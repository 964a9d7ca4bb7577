import type { Person } from '@kazi/contract/identity';
import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonOption } from './person-option.tsx';
import { usePeopleSearch } from './use-people-search.ts';

interface PeoplePickerProps extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> {
  /** Ids of the people chosen. */
  value: string[];
  /** Those of them who were chosen before, so that they have a name at once. */
  known: readonly Person[];
  onChange: (ids: string[]) => void;
}

/** Chooses people of the workspace, found by name or address as one types. */
export function PeoplePicker({ value, known, onChange, ...input }: PeoplePickerProps) {
  const { t } = useTranslation('identity');
  const [typed, setTyped] = useState('');
  const { people, isSearching } = usePeopleSearch(typed);
  const [named, setNamed] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  const offered = people.map(({ id, firstName, lastName }) => ({
    value: id,
    label: `${firstName} ${lastName}`,
  }));
  const isOffered = new Set(offered.map((choice) => choice.value));
  const chosenBefore = value
    .filter((id) => !isOffered.has(id))
    .map((id) => ({ value: id, label: named.get(id) ?? id }));

  function choose(ids: string[]) {
    const labels = new Map([...chosenBefore, ...offered].map((choice) => [choice.value, choice.label]));
    setNamed(new Map([...named, ...labels]));
    onChange(ids);
  }
  return (
    <MultiSelect
      searchable
      clearButtonProps={{ 'aria-label': t('people.clear') }}
      nothingFoundMessage={isSearching ? t('people.searching') : t('people.none')}
      placeholder={value.length === 0 ? t('people.search') : undefined}
      maxDropdownHeight={280}
      {...input}
      data={[...chosenBefore, ...offered]}
      value={value}
      onChange={choose}
      searchValue={typed}
      onSearchChange={setTyped}
      hidePickedOptions
      // The server has done the search: a typing mistake or an address may well not be part of the name.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <PersonOption name={option.label} user={people.find(({ id }) => id === option.value)} />
      )}
    />
  );
}
