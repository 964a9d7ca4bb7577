import { userStatuses } from '@kazi/contract/identity/words';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useRoleName, useRoleNames } from './role-names.ts';
import type { UserFilter } from './use-users.ts';

interface UserFiltersProps {
  filter: UserFilter;
  /** Called with what changes; all else stays. */
  onChange: (change: UserFilter) => void;
}

export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const { t } = useTranslation('users');
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
