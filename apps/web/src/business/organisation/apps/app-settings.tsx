import type { App } from '@kazi/contract/organisation';
import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconLock from '#icons/IconLock';
import { client } from '../../../api/client.ts';
import { serverOnly } from '../../../api/kept/only-kept.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import { useVersionedEdit } from '../../../shell/edit-form/use-versioned-edit.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { AppFields, appValues } from './app-fields.tsx';
import classes from './app-settings.module.css';
import { AppBudgets } from './budgets/app-budgets.tsx';

const route = getRouteApi('/_app/apps/$appId/settings');

const DeleteAppDialog = onDemand(() =>
  import('./delete-app-dialog.tsx').then((module) => module.DeleteAppDialog),
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
          <AppForm key={app.id} app={app} />
        </Panel>
      )}
      <AppBudgets app={app.id} />
      {app.may.delete && <DangerZone app={app} />}
    </div>
  );
}

function DangerZone({ app }: { app: App }) {
  const { t } = useTranslation('organisation');
  const [isDeleting, setDeleting] = useState(false);
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
      <Suspense>{isDeleting && <DeleteAppDialog app={app} onClose={() => setDeleting(false)} />}</Suspense>
    </>
  );
}

/** Name, key, kind and description of an app. */
function AppForm({ app }: { app: App }) {
  const { t } = useTranslation(['organisation', 'common']);
  const form = useForm({ initialValues: appValues(app) });
  const edit = useVersionedEdit({
    item: app,
    form,
    valuesOf: appValues,
    save: (change, version) => client.organisation.apps.update({ id: app.id, version, ...change }),
    onSaved: async (saved) => {
      form.setValues(appValues(saved));
      form.resetDirty(appValues(saved));
      await queryClient.invalidateQueries({ queryKey: api.organisation.apps.key() });
      toast({ message: t('apps.saved', { name: saved.name }) });
    },
  });
  const labels = {
    name: t('projects.form.name'),
    key: t('projects.form.key'),
    kind: t('apps.kind'),
    description: t('projects.form.description'),
  };
  return (
    <form onSubmit={edit.submit} className={formClasses.form} noValidate>
      <AppFields form={form} />
      <div className={formClasses.actions}>
        <Button type="submit" loading={edit.isSaving} disabled={!form.isDirty()}>
          {t('common:save')}
        </Button>
      </div>
      <NewerVersionDialog
        edit={edit}
        labels={labels}
        show={(values, field) => (field === 'kind' ? t(`apps.kinds.${values.kind}`) : values[field])}
      />
    </form>
  );
}
