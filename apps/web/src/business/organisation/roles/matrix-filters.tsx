import type { Role } from '@kazi/contract/organisation';
import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconUserSearch from '#icons/IconUserSearch';
import { Can } from '../../../session/ability.tsx';
import classes from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useRoleName } from '../../identity/index.ts';

interface MatrixFiltersProps {
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
  /** On a phone: one role at a time, chosen here. */
  narrow: { roles: readonly Role[]; one: Role | undefined; choose: (id: string) => void } | undefined;
  onTryOut: () => void;
}

export function MatrixFilters({ q, onSearch, narrow, onTryOut }: MatrixFiltersProps) {
  const { t } = useTranslation('roles');
  const nameOf = useRoleName();
  return (
    <search className={classes.filters}>
      {narrow && (
        <NativeSelect
          aria-label={t('role.choose')}
          value={narrow.one?.id ?? ''}
          onChange={({ currentTarget }) => narrow.choose(currentTarget.value)}
          data={narrow.roles.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        />
      )}
      <SearchField className={classes.search} label={t('search')} value={q} onSearch={onSearch} />
      <Can do="update" on="Role">
        <Button variant="default" leftSection={<IconUserSearch size={16} stroke={1.8} />} onClick={onTryOut}>
          {t('tryOut.open')}
        </Button>
      </Can>
    </search>
  );
}
