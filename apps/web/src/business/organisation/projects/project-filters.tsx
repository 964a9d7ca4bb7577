import type { Project } from '@kazi/contract/organisation';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { projectStatuses } from './statuses.ts';

interface Filter {
  q?: string | undefined;
  status?: Project['status'] | undefined;
}

interface ProjectFiltersProps extends Filter {
  onChange: (filter: Filter) => void;
}

export function ProjectFilters({ q, status, onChange }: ProjectFiltersProps) {
  const { t } = useTranslation(['organisation', 'common']);
  return (
    <search className={classes.filters}>
      <SearchField
        className={classes.search}
        label={t('projects.search')}
        value={q}
        onSearch={(words) => onChange({ status, q: words })}
      />
      <NativeSelect
        aria-label={t('projects.columns.status')}
        value={status ?? ''}
        onChange={(event) => onChange({ q, status: oneOf(event.currentTarget.value, projectStatuses) })}
        data={[
          { value: '', label: t('projects.anyStatus') },
          ...projectStatuses.map((value) => ({ value, label: t(`common:projectStatus.${value}`) })),
        ]}
      />
    </search>
  );
}
