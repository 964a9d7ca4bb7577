import { folded } from '@kazi/contract/folded';
import type { Person, User } from '@kazi/contract/identity';
import { Avatar } from '@kazi/ui/avatar';
import { Row, Stack } from '@kazi/ui/layout';
import { MultiSelect, type MultiSelectProps, Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { typingMs } from '../../../shell/typing.ts';
import classes from './user-pickers.module.css';

const mostOffered = 30;

/**
 * Some active people whose name or address contains what is typed. Until the server answers, those of its last answer
 * who match: the list then does not move under the pointer, and Enter chooses a person who was typed.
 */
function useUserSearch(typed: string) {
  const wanted = typed.trim();
  const [asked] = useDebouncedValue(wanted, typingMs);
  const { data, isFetching, isPlaceholderData } = useQuery(
    api.identity.users.list.queryOptions({
      input: { q: asked || undefined, status: 'active', limit: mostOffered },
      placeholderData: keepPreviousData,
      meta: { toast: true },
    }),
  );
  const users = data?.items ?? [];
  const isBehind = asked !== wanted || isPlaceholderData;
  return {
    users: isBehind ? users.filter((user) => matches(user, wanted)) : users,
    isSearching: isFetching || isBehind,
  };
}

const matches = ({ firstName, lastName, email }: User, words: string) =>
  folded(`${firstName} ${lastName} ${email ?? ''}`).includes(folded(words));

interface UserOptionProps {
  name: string;
  /** More about them, where it is known. */
  user: User | undefined;
}

/** A person among others to choose from. */
function UserOption({ name, user }: UserOptionProps) {
  return (
    <Row as="span" gap={10} shrinks>
      <Avatar name={name} src={user?.avatar} size={28} decorative />
      <Stack as="span" className={classes.words}>
        <span>{name}</span>
        {user && <span className={classes.detail}>{user.email}</span>}
      </Stack>
    </Row>
  );
}

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
