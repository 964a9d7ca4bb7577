import type { App } from '@kazi/contract/organisation';
import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconLock from '#icons/IconLock';
import { client } from '../../../api/client.ts';
import { serverOnly } from '../../../api/kept/only-kept.ts';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { RecordForm } from '../../../shell/form/record-form.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { links } from '../../links.ts';
import { AppFields, appForm } from './app-form.tsx';
import classes from './app-settings.module.css';
import { AppBudgets } from './budgets/app-budgets.tsx';

const route = getRouteApi('/_app/apps/$appId/settings');

const DeleteDialog = onDemand(() =>
  import('../../../shell/form/delete-dialog.tsx').then((module) => module.DeleteDialog),
);

/** What can be changed about an app, and the way to delete it. */
export function AppSettings() {
  const { t } = useTranslation(['organisation', 'common']);
  const { appId } = route.useParams();
  const {
    data: app,
    error,
    isPending,
    refetch,
  } = serverOnly(useQuery(api.organisation.apps.get.queryOptions({ input: { id: appId } })));
  if (isPending) return <SkeletonRows rows={5} label={t('common:loading')} />;
  if (!app) return <FailedState error={error} onRetry={refetch} />;
  if (!app.may.update && !app.may.delete) {
    return (
      <EmptyState
        icon={<IconLock size={24} stroke={1.6} />}
        title={t('apps.locked.title')}
        message={t('apps.locked.message')}
      />
    );
  }
  return (
    <div className={classes.settings}>
      {app.may.update && (
        <Panel title={t('apps.settings.title')} description={t('apps.settings.description')}>
          <RecordForm
            key={app.id}
            form={appForm}
            record={app}
            update={(change, seen) => client.organisation.apps.update({ ...seen, ...change })}
            changes={['app']}
            says={({ name }) => t('apps.saved', { name })}
          >
            {(form) => <AppFields form={form} />}
          </RecordForm>
        </Panel>
      )}
      <AppBudgets app={app.id} />
      {app.may.delete && <DangerZone app={app} />}
    </div>
  );
}

function DangerZone({ app }: { app: App }) {
  const { t } = useTranslation('organisation');
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const { id, name, key, project, tasks } = app;
  return (
    <>
      <Panel
        title={t('apps.delete')}
        description={t('apps.deleteHint')}
        actions={
          <Button variant="light" color="red" onClick={() => setDeleting(true)}>
            {t('apps.delete')}
          </Button>
        }
      />
      <Suspense>
        {isDeleting && (
          <DeleteDialog
            title={t('apps.deleteTitle', { name })}
            expected={key}
            confirmLabel={t('apps.delete')}
            remove={() => client.organisation.apps.delete({ id })}
            changes={['app', 'team', 'invitation']}
            says={t('apps.deleted', { name })}
            leave={() => navigate({ to: project ? links.project(project.id) : '/apps', replace: true })}
            gone={api.organisation.apps.get.queryKey({ input: { id } })}
            onClose={() => setDeleting(false)}
          >
            {t('apps.deleteMessage', { tasks: t('projects.tasks', { count: tasks.open + tasks.done }) })}
          </DeleteDialog>
        )}
      </Suspense>
    </>
  );
}
