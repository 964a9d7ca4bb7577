import type { Person } from '@kazi/contract/identity';
import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserOption, useUserSearch } from './user-search.tsx';

interface UsersPickerProps extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> {
  /** Ids of the people chosen. */
  value: string[];
  /** Those of them who were chosen before, so that they have a name at once. */
  known: readonly Person[];
  onChange: (ids: string[]) => void;
}

/** Chooses people of the workspace, found by name or address as one types. */
export function UsersPicker({ value, known, onChange, ...input }: UsersPickerProps) {
  const { t } = useTranslation('identity');
  const [typed, setTyped] = useState('');
  const { users, isSearching } = useUserSearch(typed);
  const [named, setNamed] = useState(() => new Map(known.map(({ id, name }) => [id, name])));
  const offered = users.map(({ id, firstName, lastName }) => ({
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
      clearButtonProps={{ 'aria-label': t('users.clear') }}
      nothingFoundMessage={isSearching ? t('users.searching') : t('users.none')}
      placeholder={value.length === 0 ? t('users.search') : undefined}
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
        <UserOption name={option.label} user={users.find(({ id }) => id === option.value)} />
      )}
    />
  );
}
