import type { Project } from '@kazi/contract/organisation';
import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconPlus from '#icons/IconPlus';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { AppRow } from '../apps/app-row.tsx';

const NewAppDialog = onDemand(() =>
  import('../apps/new-app-dialog.tsx').then((module) => module.NewAppDialog),
);

/** The apps of a project, and how far each is. */
export function ProjectApps({ project }: { project: Project }) {
  const { t } = useTranslation(['organisation', 'common']);
  const [isAdding, setAdding] = useState(false);
  const { data, error, isPending, refetch } = useQuery(
    api.organisation.apps.ofProject.queryOptions({ input: { id: project.id }, meta: { quiet: true } }),
  );
  const add = project.may.addApp && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('apps.new')}
    </Button>
  );
  return (
    <Panel title={t('apps.title')} description={t('apps.ofProject')} actions={add} flush>
      {isPending ? (
        <SkeletonRows rows={3} height={60} label={t('common:loading')} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={<IconApps size={24} stroke={1.6} />}
          title={t('apps.empty.title')}
          message={project.may.addApp ? t('apps.empty.message') : t('apps.empty.read')}
        />
      ) : (
        data.items.map((app) => <AppRow key={app.id} app={app} />)
      )}
      <Suspense>{isAdding && <NewAppDialog project={project} onClose={() => setAdding(false)} />}</Suspense>
    </Panel>
  );
}
