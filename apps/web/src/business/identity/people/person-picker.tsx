import type { User } from '@kazi/contract/identity';
import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonOption } from './person-option.tsx';
import { usePeopleSearch } from './use-people-search.ts';

interface PersonPickerProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  value: User | undefined;
  onChange: (person: User | undefined) => void;
}

/** Chooses one person of the workspace, found by name or address as one types. */
export function PersonPicker({ value, onChange, ...input }: PersonPickerProps) {
  const { t } = useTranslation('identity');
  const [typed, setTyped] = useState('');
  const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;
  const chosenName = value && nameOf(value);
  const { people, isSearching } = usePeopleSearch(typed === chosenName ? '' : typed);
  const offered = value && !people.some(({ id }) => id === value.id) ? [value, ...people] : people;
  return (
    <Select
      searchable
      nothingFoundMessage={isSearching ? t('people.searching') : t('people.none')}
      placeholder={t('people.search')}
      maxDropdownHeight={280}
      {...input}
      data={offered.map((person) => ({ value: person.id, label: nameOf(person) }))}
      value={value?.id ?? null}
      onChange={(chosen) => onChange(offered.find(({ id }) => id === chosen))}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has done the search: an address that matches may well not be part of the name.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <PersonOption name={option.label} user={offered.find(({ id }) => id === option.value)} />
      )}
    />
  );
}
