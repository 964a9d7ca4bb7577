import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';

/** As many as the server gives at once. */
const projectsMax = 200;

/** One of the projects that the viewer may bring people into, or none. */
export function ProjectSelect(input: Omit<SelectProps, 'data'>) {
  const { t } = useTranslation(['users', 'common']);
  const mayRead = useAbility().can('read', 'Project');
  const { data } = useQuery(
    api.organisation.projects.list.queryOptions({ input: { limit: projectsMax }, enabled: mayRead }),
  );
  if (!mayRead) return null;
  const projects = (data?.items ?? []).filter(({ may }) => may.addTeam);
  return (
    <Select
      placeholder={t('invite.noProject')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('invite.clearProject') }}
      nothingFoundMessage={t('invite.noSuchProject')}
      {...input}
      data={projects.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
