import type { Project } from '@kazi/contract/organisation';
import { EmptyState } from '@kazi/ui/empty-state';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconFolders from '#icons/IconFolders';
import { useAbility } from '../../../session/ability.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { ProjectTable } from './project-table.tsx';
import { useProjects } from './use-projects.ts';

interface ProjectListProps {
  q?: string | undefined;
  status?: Project['status'] | undefined;
  onCreate: () => void;
  onClearFilters: () => void;
}

/** The list in each of its states: loading, failed, empty, and with projects. */
export function ProjectList({ q, status, onCreate, onClearFilters }: ProjectListProps) {
  const { t } = useTranslation('organisation');
  const mayCreate = useAbility().can('create', 'Project');
  return (
    <RecordList
      query={useProjects({ q, status })}
      filter={{
        isOn: Boolean(q || status),
        title: t('projects.nothing.title'),
        message: t('projects.nothing.message'),
        onClear: onClearFilters,
      }}
      empty={
        <EmptyState
          icon={<IconFolders size={24} stroke={1.6} />}
          title={t('projects.empty.title')}
          message={mayCreate ? t('projects.empty.message') : t('projects.empty.read')}
          action={mayCreate && <Button onClick={onCreate}>{t('projects.new')}</Button>}
        />
      }
    >
      {(projects) => <ProjectTable projects={projects} />}
    </RecordList>
  );
}
