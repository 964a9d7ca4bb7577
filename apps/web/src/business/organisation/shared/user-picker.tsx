import type { User } from '@kazi/contract/identity';
import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserOption, useUserSearch } from './user-search.tsx';

interface UserPickerProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  value: User | undefined;
  onChange: (user: User | undefined) => void;
}

/** Chooses one person of the workspace, found by name or address as one types. */
export function UserPicker({ value, onChange, ...input }: UserPickerProps) {
  const { t } = useTranslation('identity');
  const [typed, setTyped] = useState('');
  const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;
  const chosenName = value && nameOf(value);
  const { users, isSearching } = useUserSearch(typed === chosenName ? '' : typed);
  const offered = value && !users.some(({ id }) => id === value.id) ? [value, ...users] : users;
  return (
    <Select
      searchable
      nothingFoundMessage={isSearching ? t('users.searching') : t('users.none')}
      placeholder={t('users.search')}
      maxDropdownHeight={280}
      {...input}
      data={offered.map((user) => ({ value: user.id, label: nameOf(user) }))}
      value={value?.id ?? null}
      onChange={(chosen) => onChange(offered.find(({ id }) => id === chosen))}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has done the search: an address that matches may well not be part of the name.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <UserOption name={option.label} user={offered.find(({ id }) => id === option.value)} />
      )}
    />
  );
}
