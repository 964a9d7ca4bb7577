import type { App } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import formClasses from '../../../shell/edit-form/form.module.css';
import { NewerVersionDialog } from '../../../shell/edit-form/newer-version-dialog.tsx';
import { useVersionedEdit } from '../../../shell/edit-form/use-versioned-edit.ts';
import { AppFields, appValues } from './app-fields.tsx';

/** Name, key, kind and description of an app. */
export function AppForm({ app }: { app: App }) {
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
