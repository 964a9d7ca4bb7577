import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useRoleName } from './role-name.ts';
import { userStatuses } from './statuses.ts';
import type { PeopleFilter } from './use-people.ts';
import { useRoleNames } from './use-roles.ts';

interface PeopleFiltersProps {
  filter: PeopleFilter;
  /** Called with what changes; all else stays. */
  onChange: (change: PeopleFilter) => void;
}

export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  const { t } = useTranslation('people');
  const nameOf = useRoleName();
  const roles = useRoleNames();
  return (
    <search className={classes.filters}>
      <SearchField
        className={classes.search}
        label={t('search')}
        value={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <NativeSelect
        aria-label={t('columns.role')}
        value={filter.role ?? ''}
        onChange={({ currentTarget }) => onChange({ role: currentTarget.value || undefined })}
        data={[
          { value: '', label: t('anyRole') },
          ...roles.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      <NativeSelect
        aria-label={t('columns.status')}
        value={filter.status ?? ''}
        onChange={({ currentTarget }) => onChange({ status: oneOf(currentTarget.value, userStatuses) })}
        data={[
          { value: '', label: t('anyStatus') },
          ...userStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
      />
    </search>
  );
}
