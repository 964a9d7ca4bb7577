import type { Project } from '@kazi/contract/organisation';
import { toast } from '@kazi/ui/toast';
import { Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeErrors } from '../../../api/place-errors.ts';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';
import { FormDialog } from '../../../shell/dialog/form-dialog.tsx';
import { AppFields, type AppValues } from './app-fields.tsx';
import { useAppOwners } from './use-app-owners.ts';

interface NewAppDialogProps {
  /** The project it is for; without one, it is chosen here, or a profile. */
  project?: Project;
  onClose: () => void;
}

/** Makes an app of a project, or of a profile where it belongs to no project. */
export function NewAppDialog({ project, onClose }: NewAppDialogProps) {
  const { t } = useTranslation('organisation');
  const navigate = useNavigate();
  const { groups, ownerOf, suggested } = useAppOwners();
  const [chosen, setChosen] = useState<string | null>(null);
  const form = useForm<AppValues>({ initialValues: { name: '', key: '', kind: 'web', description: '' } });
  const create = useMutation(
    api.organisation.apps.create.mutationOptions({
      meta: { quiet: true },
      onError: (error) => placeErrors(form, error),
      onSuccess: async ({ id, name }) => {
        await queryClient.invalidateQueries({ queryKey: api.organisation.key() });
        toast({ message: t('apps.created', { name }) });
        await navigate({ to: '/apps/$appId', params: { appId: id } });
        onClose();
      },
    }),
  );
  const choice = chosen ?? suggested;
  const submit = form.onSubmit((values) =>
    create.mutate({ ...values, ...(project ? { project: project.id } : ownerOf(choice)) }),
  );
  return (
    <FormDialog
      title={project ? t('apps.newIn', { name: project.name }) : t('apps.newTitle')}
      submitLabel={t('apps.create')}
      busy={create.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {!project && (
        <Select
          label={t('apps.owner')}
          description={t('apps.ownerHint')}
          data={groups}
          value={choice}
          onChange={setChosen}
          allowDeselect={false}
          searchable
          nothingFoundMessage={t('projects.nothing.title')}
        />
      )}
      <AppFields form={form} isNew />
    </FormDialog>
  );
}
