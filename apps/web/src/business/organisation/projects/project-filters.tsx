import { type ProjectStatus, projectStatuses } from '@kazi/contract/organisation';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../../../shell/page/filters.module.css';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { oneOf } from '../../../shell/search-params.ts';

/** What narrows the list of projects. */
export interface ProjectFilter {
  q?: string | undefined;
  status?: ProjectStatus | undefined;
}

interface ProjectFiltersProps extends ProjectFilter {
  /** Called with what changes; all else stays. */
  onChange: (change: ProjectFilter) => void;
}

export function ProjectFilters({ q, status, onChange }: ProjectFiltersProps) {
  const { t } = useTranslation(['organisation', 'common']);
  return (
    <search className={classes.filters}>
      <SearchField
        className={classes.search}
        label={t('projects.search')}
        value={q}
        onSearch={(words) => onChange({ q: words })}
      />
      <NativeSelect
        aria-label={t('projects.columns.status')}
        value={status ?? ''}
        onChange={(event) => onChange({ status: oneOf(event.currentTarget.value, projectStatuses) })}
        data={[
          { value: '', label: t('projects.anyStatus') },
          ...projectStatuses.map((value) => ({ value, label: t(`common:projectStatus.${value}`) })),
        ]}
      />
    </search>
  );
}
