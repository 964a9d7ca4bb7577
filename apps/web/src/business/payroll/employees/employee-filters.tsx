import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconX from '#icons/IconX';
import classes from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { type EmployeeSearch, employeeParts } from './filter.ts';

interface EmployeeFiltersProps {
  filter: EmployeeSearch;
  /** Called with what changes; all else stays. */
  onChange: (change: EmployeeSearch) => void;
}

export function EmployeeFilters({ filter, onChange }: EmployeeFiltersProps) {
  const { t } = useTranslation('payroll');
  return (
    <search className={classes.filters}>
      <SearchField
        className={classes.search}
        label={t('employees.search')}
        value={filter.q}
        onSearch={(q) => onChange({ q })}
      />
      <NativeSelect
        aria-label={t('employees.part.label')}
        value={filter.part ?? ''}
        onChange={({ currentTarget }) => onChange({ part: oneOf(currentTarget.value, employeeParts) })}
        data={[
          { value: '', label: t('employees.part.current') },
          ...employeeParts.map((value) => ({ value, label: t(`employees.part.${value}`) })),
        ]}
      />
      {filter.department && (
        <Button
          variant="default"
          rightSection={<IconX size={14} aria-hidden="true" />}
          onClick={() => onChange({ department: undefined })}
          aria-label={t('employees.anyDepartment')}
        >
          {filter.department}
        </Button>
      )}
    </search>
  );
}
