import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api/queries.ts';
import { typingMs } from '../../../../shell/typing.ts';

interface Login {
  id: string;
  name: string;
}

interface LoginFieldProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  value?: Login | null;
  onChange?: (login: Login | null) => void;
}

const offered = 30;

/** The person of the workspace who an employee is, found by name or address as one types. */
export function LoginField({ value = null, onChange, ...input }: LoginFieldProps) {
  const { t } = useTranslation('payroll');
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), typingMs);
  const { data } = useQuery(
    api.identity.users.list.queryOptions({
      input: { q: asked === value?.name ? undefined : asked || undefined, status: 'active', limit: offered },
      placeholderData: keepPreviousData,
    }),
  );
  const found = (data?.items ?? []).map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
  }));
  const logins = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found;
  return (
    <Select
      searchable
      clearable
      placeholder={t('fields.noUser')}
      nothingFoundMessage={t('fields.nobody')}
      {...input}
      data={logins.map(({ id, name }) => ({ value: id, label: name }))}
      value={value?.id ?? null}
      onChange={(chosen) => onChange?.(logins.find(({ id }) => id === chosen) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has done the search: an address that matches may well not be part of the name.
      filter={({ options }) => options}
    />
  );
}
