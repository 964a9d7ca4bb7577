import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { Can } from '../../../session/ability.tsx';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { type ProjectFilter, ProjectFilters } from './project-filters.tsx';
import { ProjectList } from './project-list.tsx';

const route = getRouteApi('/_app/projects/');

const ProjectDialog = onDemand(() => import('./project-dialogs.tsx').then((module) => module.ProjectDialog));

/** The projects somebody has a part in. Filter and dialog live in the address. */
export function ProjectsPage() {
  const { t } = useTranslation('organisation');
  const { q, status, new: isCreating } = route.useSearch();
  const change = useChangeSearch<ProjectFilter & { new?: true | undefined }>();
  const create = (open: boolean) => change({ new: open || undefined });

  return (
    <Page
      title={t('projects.title')}
      description={t('projects.description')}
      actions={
        <Can do="create" on="Project">
          <Button leftSection={<IconPlus size={16} />} onClick={() => create(true)}>
            {t('projects.new')}
          </Button>
        </Can>
      }
    >
      <ProjectFilters q={q} status={status} onChange={change} />
      <ProjectList
        q={q}
        status={status}
        onCreate={() => create(true)}
        onClearFilters={() => change({ q: undefined, status: undefined })}
      />
      <Suspense>{isCreating && <ProjectDialog onClose={() => create(false)} />}</Suspense>
    </Page>
  );
}
